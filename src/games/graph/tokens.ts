/** A piece of a graph's text. Quotes are taken off; a quoted word is never a keyword. */
export interface Token {
  readonly kind: 'word' | 'mark' | 'end' | 'stray';
  readonly text: string;
  readonly quoted: boolean;
  readonly line: number;
}

/** Blanks and comments | an end of line | an arrow or a mark | a quoted word, twice | a bare word, which an arrow ends | anything else. */
const PIECE = /([^\S\n]+|#[^\n]*)|(\n|;)|(->|→|[:,=[\](){}])|'([^'\n]*)'|"([^"\n]*)"|((?:(?!->|→)[^\s#;:,=[\](){}'"])+)|(.)/gu;

/** Splits a graph's text into pieces, line by line; `;` ends a line as a new line does. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let line = 1;
  for (const [piece, blank, end, mark, single, double, word] of text.matchAll(PIECE)) {
    if (blank !== undefined) continue;
    const quote = single ?? double;
    if (end !== undefined) tokens.push({ kind: 'end', text: piece, quoted: false, line });
    else if (mark !== undefined) tokens.push({ kind: 'mark', text: mark === '→' ? '->' : mark, quoted: false, line });
    else if (quote !== undefined) tokens.push({ kind: 'word', text: quote, quoted: true, line });
    else tokens.push({ kind: word === undefined ? 'stray' : 'word', text: piece, quoted: false, line });
    if (end === '\n') line++;
  }
  return tokens;
}

export function isMark(token: Token | undefined, mark: string): boolean {
  return token?.kind === 'mark' && token.text === mark;
}
