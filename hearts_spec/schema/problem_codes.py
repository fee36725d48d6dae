"""The kinds of problems a file can have: a stable code for each, with what is wrong and what to do.

Codes are public: programs rely on them. A code is never renamed and never gets another meaning.
"""

from collections.abc import Mapping

GROUPS: Mapping[str, Mapping[str, str]] = {
    "Files and text": {
        "cannot-open": (
            "The file is missing or outside the folder being read, or it is a folder, a link or a device. "
            "Check the path."
        ),
        "misplaced-file": (
            "A file is where the folder of rule sets does not read it. Move a rule set into the folder of a "
            "source or of house rules, such as `house`. Hidden files and links are never read."
        ),
        "bad-file-name": (
            "The name of the file or folder is not allowed. Use small letters, digits and hyphens, and the "
            "ending `.yml`."
        ),
        "not-utf-8": "The file is not saved as UTF-8. Save it as UTF-8 in your editor.",
        "bad-character": "The text has a character that is not allowed, such as a control character. Delete it.",
        "too-large": "The file, text or list is too long, or the file has too many values. Split or shorten it.",
        "too-deep": "Lists and keys are nested too deep. Take out a level.",
        "empty": "The file, folder, feature or table of examples has nothing in it. Fill it or delete it.",
        "not-json": "The text is not valid JSON. The message says where the JSON breaks off.",
        "bad-syntax": "The text is not valid YAML. Quotes around the text often help.",
        "unclosed": "A quotation mark or bracket is opened and never closed. Add the closing one.",
        "missing-colon": "A line has no colon after its key. Write `key: value`.",
        "unexpected-colon": "A colon is where YAML allows none. Put the text in quotes, or correct the indentation.",
        "bad-key": "There is no key before a colon, or the key is not a word or a number. Write `key: value`.",
        "bad-escape": (
            "In double quotes, a backslash is before a letter that makes no escape sequence. Write two "
            "backslashes, or use single quotes."
        ),
        "bad-indent": (
            "A line does not start in the same column as the lines it belongs with, or starts with a tab. "
            "Indent with spaces."
        ),
        "needs-quotes": (
            "A text starts with a character that has a meaning in YAML, or is only partly in quotes. Put all "
            "of it in quotes."
        ),
        "yaml-feature": (
            "The file uses a feature of YAML that is not allowed: an anchor, alias, tag, merge key, directive "
            "or second document. Write the values in full."
        ),
    },
    "Keys and values": {
        "unknown-key": "A key is misspelt or does not belong at this place. The message lists the keys that do.",
        "missing-key": "A required key is missing. Add it.",
        "repeated-key": "The same key is used twice at one place. Keep one.",
        "misplaced-key": "A key is not allowed together with the other keys here. Leave it out.",
        "wrong-type": (
            "A value is missing or of the wrong kind, such as a list instead of a text. The message says which "
            "kind is expected."
        ),
        "quoted-number": "A number is in quotes. Take the quotes away.",
        "out-of-range": "A number is too small or too large. The message gives the limits.",
        "bad-form": (
            "A text is too long, or does not have the required form of an id, a range or a name. The message "
            "gives the form."
        ),
        "line-break": "A text that must be on one line has several. Write it on one line, or fold it with `>-`.",
        "unknown-word": "A value is not one of the words allowed for its key. The message lists them.",
        "repeated-item": "A list has the same item twice, or an item that another one includes. Keep one.",
        "repeated-name": "Two things have the same name, title or question. Rename one of them.",
        "too-few": "A list or group has fewer entries than required. Add one.",
        "too-many": "A list or group has more entries than allowed. Take some out.",
        "wrong-order": "Entries are not in the required order, such as incidents in the order of play. Sort them.",
        "not-a-card": "A text is not a card. Write a card as `QS`, `10H` or `Joker`.",
        "unknown-seat": "There is no seat or player of this name. Use a name from `seats`.",
        "unknown-name": (
            "A name refers to something that is not in this file, such as a fact or a topic. Correct the name, "
            "or add what it refers to."
        ),
        "refers-to-itself": "A statement, rule set or choice refers to itself. Name another, or leave it out.",
    },
    "Sources and statements": {
        "unknown-source": "There is no source with this id. Add it to `sources.yml`.",
        "no-provisions": "A source has no statements. Write them in `provisions.yml` in the folder of the source.",
        "no-principal": (
            "A source does not name its main game, which represents it in comparisons. Add `principal` to its "
            "entry."
        ),
        "unlisted": (
            "The entry of a source does not list one of its games, or no part of `strategy.yml` lists a piece "
            "of advice. Add it."
        ),
        "shared-rule-set": (
            "A rule set that exists only to be extended is named where a game is required. Name a game that "
            "extends it."
        ),
        "unknown-provision": "There is no statement with this id. Correct the id.",
        "removed-provision": "The statement with this id was removed. Cite another.",
        "wrong-crux": (
            "A source lists a statement under `cruxes` that is not unclear or is from another source. Give the "
            "statement its `doubts`, or take it off the list."
        ),
        "doubt-without-rule": (
            "A doubt lists a rule under `bears-on`, but no rule set cites the unclear statement for that rule. "
            "Correct the key, or leave it out."
        ),
        "broken-silence": (
            "A source lists a topic under `silences` but has a rule on that topic. Take the topic off the "
            "list."
        ),
        "unknown-history": "There is no topic (`matters`) or first mention (`attests`) with this id. Correct the id.",
        "unknown-reference": (
            "A reference in a page leads to no statement, source, rule set, figure or card. Correct it."
        ),
    },
    "Rule sets": {
        "unknown-rule-set": "There is no rule set with this id. Correct the id, or give the path of a file.",
        "faulty-rule-set": "A rule set that this one depends on has errors. Correct those first.",
        "circular-extends": "Rule sets extend each other in a circle. Let one of them extend another game.",
        "unknown-rule": "The vocabulary has no rule with this key. Correct the key.",
        "unstated-rules": "A rule set that extends no other leaves out required rules. Give each a value, or `silent`.",
        "cannot-be-silent": (
            "A rule that the game cannot do without is `silent`. Give it a value, and the reason under "
            "`assumed`."
        ),
        "uncited": (
            "A rule or choice of a source has no authority. Add its statement under `cites`, or your reason "
            "under `assumed`."
        ),
        "unknown-statement": (
            "`cites` or `assumed` names a rule that this file does not state. Correct the key, or state the "
            "rule."
        ),
        "cites-and-assumes": "The same rule or choice is under both `cites` and `assumed`. Keep the one that is true.",
        "silent-but-cited": "A rule is `silent` and yet is under `cites` or `assumed`. Take it out there.",
        "repeats-parent": "A rule or option only repeats the rule set that this one extends. Leave it out.",
        "not-applicable": (
            "A rule can have no effect, because another rule of this game excludes it. Leave it out, or change "
            "the other rule."
        ),
        "wrong-players": (
            "A number of players is named that the game does not allow. Correct the number or `table.players`."
        ),
        "stale-sentence": (
            "A sentence of the summary rests on a value that has since changed. Write the sentence and its "
            "`from` again."
        ),
        "unmatched-assumption": (
            'A sentence of the summary must name one rule under `our-assumption` for each "(our assumption)" '
            "in its text. Name them."
        ),
        "described-source": (
            "`told-by` is only for house rules, and this is a game of a source. Describe the source in "
            "`sources.yml`."
        ),
        "unplayable": "The game cannot be played or settled with these rules or options. The message says why.",
    },
    "Options": {
        "unknown-option": "The rule set has no option with this name. The message lists its options.",
        "unknown-choice": "The option has no choice with this name. The message lists its choices.",
        "choices-and-number": "An option has both `choices` and `number`. Keep one.",
        "needs-and-because": "A choice has `needs` without `because`, or the reverse. Use both or neither.",
        "offered-and-withdrawn": "The same option is under both `options` and `withdrawn`. Keep one.",
        "same-game": "Two choices of an option make the same game. Leave one out.",
    },
    "Votes": {
        "against-the-vote": (
            "A game that follows a vote has another value than most of the sources that state one. Change it, or give "
            "the reason under `assumed`."
        ),
        "tied-vote": "As many sources state the value as state another. Say under `assumed` why it is chosen.",
        "uncited-vote": "A value does not cite every statement that agrees with it. Add those that the message names.",
        "option-not-played": "An option cites a source of which no game plays so. Leave the source out.",
    },
    "Rules that conflict": {
        "card-not-in-pack": "A rule names a card that is not in the pack. Change the rule or the pack.",
        "wrong-deal-size": (
            "The number of cards in the pack does not fit the number of players and `deal.hand`. Change one of "
            "them, or leave cards out with `pack.without`."
        ),
        "dealer-out": (
            "The dealer takes no cards at a table where enough can play, or where the dealer has to lead. "
            "Change `table.dealer-out` or the rule on leading."
        ),
        "left-over-unused": (
            "Nobody ever has to draw from the stock, or no trick need ever take the widow. Change "
            "`deal.left-over`, or when the cards are taken."
        ),
        "no-partner": (
            "The rules have partners, but at this number of players nobody sits opposite. State `partners: "
            "none` for that number."
        ),
        "impossible-pass": (
            "A pass needs more cards than a hand has, or goes to a seat that does not exist. Change `passing`."
        ),
        "pass-to-nobody": (
            "Cards are to be passed, but the rules name nobody who receives them. State `passing.to`, or "
            "`cards: 0`."
        ),
        "repeated-round": "The list of passes contains the same round twice. State it once.",
        "cannot-happen": (
            "A rule is about something that another rule of this game makes impossible. Change one of them."
        ),
        "no-named-pass": (
            "The dealer names the direction of the pass, but the rules list no directions to choose from. List "
            "them."
        ),
        "nothing-counts": (
            "No card or trick has a value, or a slam or doubled card has none. Give it a value, or leave the "
            "rule out."
        ),
        "wrong-tournament": (
            "The moves or prizes of a tournament contradict each other. Change the rule that the message "
            "names."
        ),
        "negative-chips": (
            "A card has a negative value, and the game is for chips. Keep the score in points, or change the "
            "value."
        ),
        "wrong-ending": (
            "The game has no end, or an end that does not fit a game for chips or points. Change `game.ends`."
        ),
        "wrong-programme": (
            "The programme of contracts does not say how many deals it has, or a contract or another rule "
            "contradicts it. Change what the message names."
        ),
        "nobody-pays": (
            "The game is for chips, but no rule makes anybody pay. State `settlement.pay.each` or "
            "`settlement.ante`."
        ),
        "no-pool": (
            "A payment goes to a pool or a pot that this game does not have. State one, or set the payment to "
            "0."
        ),
        "pool-not-won": "Chips go into the pool, but no rule lets a player win them. State `settlement.pool`.",
        "unused-case": (
            "A case of the pool can never apply, or its outcome cannot happen. Move it, change it or leave it "
            "out."
        ),
        "missing-case": (
            "The last case of the pool has a condition, so some results have no case. Add one without a "
            "condition."
        ),
        "wrong-payment": (
            "A payment to or from the pool contradicts another rule of the settlement, or has no effect. "
            "Change what the message names."
        ),
    },
    "Disputes": {
        "unknown-dispute": "There is no dispute with this id. Correct the id.",
        "unknown-parameter": "The type of question has no parameter with this name. Correct the name.",
        "bad-value": "A parameter has a value that its question does not allow. The message says what it can be.",
        "unknown-finding": "The question has no finding, or the finding no value, with this name. Correct the name.",
        "unanswered-finding": "A finding of the question belongs to none of its answers. Add it to the `of` of one.",
        "never-arises": "With the values given, the dispute arises in no game. Change the values.",
    },
    "Records": {
        "illegal-play": "A card is played against the rules. The message names the rule.",
        "illegal-bid": "A bid is made against the rules. The message names the rule.",
        "impossible-record": (
            "The record describes something that cannot have happened, such as a card in two hands. Correct "
            "it."
        ),
        "not-a-row": (
            "A row of a score sheet cannot be a deal of the game, or could be two that score differently. The message "
            "says what is in play."
        ),
    },
    "Deals and claims of a book": {
        "repeated-card": "A card is in two hands or two tricks. Correct one of them.",
        "card-not-held": "A card is played by a player who does not hold it. Correct the card or the hand.",
        "wrong-count": "The number of cards, hands or players does not fit the deal. Correct it.",
        "wrong-total": "The numbers do not add up to what the deal has. Correct them.",
        "hand-not-printed": (
            "A hand of a deal printed in full is missing, or a remark changes a hand that the book does not "
            "print. Give the hand as printed."
        ),
        "unfinished-deal": "The play stops before the last trick. Give the rest.",
        "bad-statement": (
            "A fact or remark makes no claim or several, or names the wrong number of tricks. Give it one "
            "claim."
        ),
        "not-as-played": (
            "The book prints something that differs from the result of the rules and the play. Check it "
            "against the print."
        ),
        "contradicts-fact": (
            "The stored line of play contradicts a fact of the deal. Search again with `reconstruct --search "
            "--keep`."
        ),
        "missing-result": "A deal, game or claim has no stored result. Run the command that the message names.",
        "stale-result": (
            "The deal, rules, advice or players have changed since the result was stored. Run the command that "
            "the message names."
        ),
        "spoilt-result": (
            "A stored result was changed by hand or cannot be read. Run the command that the message names."
        ),
        "wrong-figure": (
            "A book prints a chance, and our calculation is a number, or the reverse. Calculate the same kind "
            "of figure."
        ),
    },
    "Scenarios": {
        "bad-feature": "The text is not a valid feature file. The message says what is expected.",
        "unknown-step": "No step has these words. See the list of steps.",
        "step-table": "A step requires a table and has none, or has a table and takes none. Add it or take it out.",
        "expects-nothing": "A scenario has no `Then` step, so it tests nothing. Add one.",
        "failing-scenario": "A scenario expects a result that the rules do not give. The message gives both.",
    },
}  # fmt: skip

CODES: Mapping[str, str] = {code: meaning for group in GROUPS.values() for code, meaning in group.items()}
