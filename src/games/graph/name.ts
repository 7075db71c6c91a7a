/** Signs that no name has, because they mean something in the text of a graph; blanks; and what no terminal should be sent. */
const SIGNS = /[\s\p{C}#;:,=[\](){}'"]+/gu;

/** Names can be typed as moves: no blanks, and none of the signs that mean something in the text. */
export function isName(text: string): boolean {
  return text !== '' && text.search(SIGNS) < 0;
}

/** A name near to a text that is none: `(0, 1)` gives `0.1`. */
export function nameLike(text: string): string {
  return text.split(SIGNS).filter(Boolean).join('.') || 'x';
}

/** A text as it may be shown in a sentence: control characters would command the terminal. */
export function shown(text: string): string {
  return text.replace(/\p{C}/gu, '\ufffd');
}

/** A name as it is typed: in quotes where an arrow would end it, and where a first @ would make `graph:@...` a file. */
export function written(name: string): string {
  return /->|→|^@/u.test(name) ? `"${name}"` : name;
}
