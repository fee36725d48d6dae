// How the search reads words, in pages and in queries. Endings are removed (revokes, revoked, revoking), so each word
// is listed once, as players write it.

export const WORDS = {
  // Words without meaning for the search. Words that rules depend on stay: no, only, all, first, last, before.
  dropped: `
    a about again allowed also always am an and any anything are as at be been being but by can could did do
    does doing done even ever for from gave get gets getting give go goes going gone gonna got guy guys had
    happen happens has have having he her hers him his how i if in instead into is it its let
    may me might my need needs now of off ok okay on or our ours please possible really rule rules same she
    should so some somebody someone something still than that the their them then there these they thing this
    those time to u up us very want wants was way we were what when where which while why will with would you your
    hi hello hey thanks arent im ive id youre thats actually guess wondering question says said told tonight today yesterday whenever
    friend friends mate brother sister mum mom dad grandma grandpa wife husband
    opponent opponents already version versions`,

  // Words of other games, of programs and of shops. They are spelt right: poker is no misspelt joker.
  elsewhere: `
    baccarat backgammon bingo blackjack bower bridge canasta cassino checkers chess cribbage dominoes draughts eights euchre fish
    gin mahjong maid monopoly napoleon pinochle poker roulette rummy scrabble skat slapjack snap solitaire spider tarot uno whist
    account android app bluetooth browser bug crash crashed crashes crashing download email froze frozen install iphone lag login mobile
    multiplayer offline online password phone screen server sound tablet username website wifi
    adultery cheap cheapest laptop
    amazon costume design delivery price refund sale shop sleeves store`,

  // As the name of the game these mean as little, and do not mean the suit.
  passed: ["in hearts", "in the game of hearts", "in a game of hearts"],

  // Synonyms; each line is read as its first word.
  alike: [
    ["revoke", "renege", "reneg", "fail to follow suit", "failed to follow suit", "forgot to follow suit",
      "did not follow suit", "didn't follow suit", "didnt follow suit", "not following suit", "off suit", "wrong suit", "misplay",
      "could have followed", "should have followed", "could have followed suit", "should have followed suit"],
    ["hearts", "card game of hearts", "card game hearts", "hearts card game"],
    ["game", "game of hearts"],
    ["throw", "threw", "thrown", "discard", "slough", "sluff", "slew", "dump", "ditch", "unload", "drop on"],
    ["queen", "queen of spades", "black lady", "black maria", "lady", "bitch", "qs", "q"],
    ["slam", "moon", "shoot the moon", "shot the moon", "shoot", "shot", "run them", "take everything",
      "took everything", "taken everything", "capot"],
    ["take", "took", "taken"],
    ["win", "won"],
    ["break", "broken", "brake", "open up"],
    ["hold", "held"],
    ["forget", "forgot", "forgotten"],
    ["show", "shown"],
    ["find", "found", "found out", "find out", "notice", "realise", "realize", "discover"],
    ["late", "later", "too late"],
    ["mistake", "by mistake", "accident", "by accident", "on accident", "accidentally", "unintentionally"],
    ["must", "have to", "has to", "had to", "need to", "got to", "gotta", "forced to", "obliged to", "supposed to"],
    ["partner", "partnership", "team", "teammate"],
    ["gang up", "team up", "work together", "help each other"],
    ["tie", "same score", "same total", "same points", "equal score", "equal points"],
    ["another suit", "other suit", "different suit"],
    ["who", "whose job is", "whose job is it to"],
    ["watch", "spectate", "spectator", "onlooker", "bystander", "kibitzer", "watcher"],
    ["pay", "paid"],
    ["choose", "chose", "chosen"],
    ["widow", "kitty", "blind", "talon"],
    ["pack", "deck"],
    ["suit", "colour", "color"],
    ["trick", "round", "book"],
    ["player", "people", "person"],
    ["two players", "two handed", "2 handed"],
    ["three players", "three handed", "3 handed"],
    ["four players", "four handed", "4 handed"],
    ["five players", "five handed", "5 handed"],
    ["six players", "six handed", "6 handed"],
    ["score", "total", "tally"],
    ["worth", "value", "cost"],
    ["chip", "counter", "money", "coin", "stake"],
    ["pool", "pot"],
    ["lead", "led", "open", "opening", "start", "begin"],
    ["jack", "knave"],
    ["jackpot", "jack pot"],
    ["extra", "too many", "surplus"],
    ["pass", "exchange", "swap", "hand over"],
    ["remove", "take out", "taken out", "takes out", "leave out", "left out", "strip"],
    ["number", "how many"],
    ["void", "none of the suit", "out of the suit", "out of a suit", "out of suit", "cannot follow suit", "can't follow suit",
      "unable to follow suit"],
    ["only", "all I have", "all I've", "all that I have", "nothing but", "nothing else", "just"],
    ["not", "no", "none", "nothing", "zero", "never", "without", "don't", "doesn't", "didn't", "cannot", "can't",
      "isn't", "wasn't", "haven't", "hasn't", "couldn't", "won't"],
    ["nobody", "no one", "noone", "not anybody", "not anyone"],
    ["everybody", "everyone", "all of us"],
    ["two of clubs", "2c"],
    ["ten of diamonds", "10d"],
    ["jack of diamonds", "jd"],
    ["two", "2", "deuce", "both"],
    ["three", "3", "trey"],
    ["four", "4"],
    ["five", "5"],
    ["six", "6"],
    ["seven", "7"],
    ["eight", "8"],
    ["nine", "9"],
    ["ten", "10"],
    ["twelve", "12"],
    ["thirteen", "13"],
    ["fourteen", "14"],
    ["twenty-six", "26"],
    ["fifty", "50"],
    ["hundred", "100", "a hundred", "one hundred"],
    ["minus", "takes off", "take off", "took off", "points off"],
    ["progressive", "tournament"],
    ["learn", "learn to play", "learn the game", "learn how to play", "how to play", "how to play the game", "beginner",
      "new to hearts", "I am new", "I'm new", "never played"],
    ["play", "how to play the", "how to play a", "how to play my", "how to play with"],
    ["origin", "come in", "came in", "come into the game", "came into the game", "come into hearts", "came into hearts", "come from",
      "came from", "introduce", "invent"],
  ],

  // What is told or asked in many words, as a regular expression, and the words that say it; of a query alone.
  told: [
    ["^how many (.*?) do (?:i|we|you) need to ", "how many $1 "],
    ["^(?:when did|since when (?:did|do|does|is|are)) (.*?)(?: (?:start|begin))?((?: \\w+ing)? ?)$", "origin of $1$2"],
    ["(?:(?:lead|led) an? \\w+ (?:but|and|then) (?:\\w+ )?)?(?:played|threw|put|discarded|dropped|laid) an? (club|diamond|heart|spade) .*?(?:had|has|have|held|holding) (?!no|not|none)(?:\\w+ )*?(?!\\1)(?:club|diamond|heart|spade)s?\\b", "revoke"],
    ["(?:must|have to|need to|got to) (?:play|throw) an? (club|diamond|heart|spade) (?:if|when) .*?(?:one|any|some|it|\\1s?)\\b", "must follow suit"],
    ["^why (?:do|does|did) \\w+ call (?:it|this|that|her|him|them) (?:the )?", "origin of "],
    ["^why (?:is|was|are) (?:it|this|that|she|he) called (?:the )?", "origin of "],
    ["^who (?:came up with|thought of|thought up|made up|started|invented) ", "origin of "],
    ["\\b(?:isnt|wasnt|arent|werent|not|never|hadnt|havent) (?:yet )?(?:been )?broke\\b", "not broken"],
    ["(?:dump|ditch|dropp|discard|sluff|slough|unload|threw|throw)\\w* .*?(?:while|but|when|although|though) (?:\\w+ )*?(?:had|has|have|held|holding|holds) (?!no|not|none)(?:\\w+ )*?(?:club|diamond|heart|spade)s?\\b", "revoke"],
    ["^(?:the |our )?rules (?:for )?(?:tonight|this evening)\\b", "standard hearts "],
    ["\\b(?:wont|will not|doesnt|does not) (?:open|load|launch|start|run|connect|respond)\\b", "crash"],
    ["\\bcheat(?:s|ed|ing) on (?:me|him|her|us)\\b", "adultery"],
    ["\\b(?:husband|wife|boyfriend|girlfriend) (?:is|was|has been|keeps) cheating (?!at|in|during)", "adultery "],
    ["\\bmy (?:computer|pc)\\b", "laptop"],
    ["^spades (?:bid|bidding|nil|bags|score|scoring|strategy|rules)\\b", "pinochle"],
    ["\\b(?:play|game of|exactly|only|just) (?:exactly |only |just )?(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty) (?:deals|hands|rounds)\\b", "fixed number of deals"],
    ["\\b(?:bid|bids|bidding|nil|bags|score|scoring|played|play) (?:\\w+ )?in spades\\b", "pinochle"],
    ["(?:played|play|plays|went|go|goes) before (?:it was )?(?:me|my|him|his|her|their|your)(?: turn| go)?\\b", "played out of turn"],
  ],

  // Rank and suit together are one card, and mean more than apart: a number may be of anything. The queen is the queen
  // of spades, as above.
  ranks: ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "king", "ace"],
  suits: ["clubs", "diamonds", "hearts", "spades"],

  // Words that ask for a kind of page, given by its address: a query with one of them lifts these pages.
  kinds: {
    "rules/house/": "house minus",
    "history/rules/": "history origin",
    "often/": "odds probability likelihood likely percentage rare average",
  },
};
