// The theme looks otherwise where there are scripts; it must know before anything is drawn.

document.documentElement.className = "js";
