// The theme differs with scripts; it must know before anything is drawn.

document.documentElement.className = "js";
