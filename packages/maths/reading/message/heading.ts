import { tokenize, type MessageToken } from './tokens.ts';

/*
 * A heading and its problem on one line: "Finding the Slope of a Line Find the slope of y = 3x + 1", "Ecuaciones de primer grado Resuelve …".
 */

/** Words that may stand in lower case inside a heading, and after which no sentence begins. */
const linking = new Set(
  'a an the of in on at by to for from with and or as into it its is are be whether that when not no de del la las el los un una en con por para y e o du des le les et ou dans par avec pour sur au aux d l'.split(
    ' ',
  ),
);
/** English headings have capital letters; in Spanish and French only the first letter of a sentence is one. */
const longestHeading = 22;

const isCapital = (text: string): boolean => /^\p{Lu}/u.test(text);

/** Where one sentence follows another one with nothing between them: the beginning of the problem; null where there is no heading. */
export function withoutHeading(source: string): string | null {
  const { text, tokens } = tokenize(source);
  const first = tokens[0];
  if (first?.kind !== 'word' || !isCapital(first.text) || first.span > 0) return null;
  const at = titledStart(tokens) ?? sentenceStart(tokens);
  return at === null ? null : text.slice(tokens[at]!.at);
}

/** The last capital letter of a row of words of which all but the linking ones have one. */
function titledStart(tokens: readonly MessageToken[]): number | null {
  let last: number | null = null;
  let words = 0;
  for (const [index, token] of tokens.entries()) {
    if (index > longestHeading) break;
    const isApart = token.kind === 'sign' && /^['’\-()#/]$/.test(token.text);
    const isPart =
      token.span > 0 ||
      token.kind === 'number' ||
      isApart ||
      (token.kind === 'mark' && /^[:’,]$/.test(token.text));
    if (isPart) continue;
    if (token.kind !== 'word') break;
    if (isCapital(token.text)) {
      if (words >= 2 && isBehindWord(tokens, index)) last = index;
      words += 1;
    } else if (token.text.length > 1 && !linking.has(token.folded)) break;
  }
  return last;
}

/** A capital letter behind a word that is no name: not in front of a further one, and not behind a linking word. */
function isBehindWord(tokens: readonly MessageToken[], index: number): boolean {
  const [before, token, next] = [tokens[index - 1]!, tokens[index]!, tokens[index + 1]];
  const isOpen = before.kind === 'word' && before.span === 0 && linking.has(before.folded);
  // "of the formula A = πr²": a letter of a formula.
  const isLetter = token.text.length === 1 && !(token.text === 'A' && next?.kind === 'word');
  return !isOpen && !isLetter && before.kind !== 'mark' && next !== undefined && next.kind !== 'mark';
}

/** A heading of which only the first letter is a capital one, in front of a word that has one again. */
function sentenceStart(tokens: readonly MessageToken[]): number | null {
  const end = tokens.findIndex(({ kind, span }) => (kind !== 'word' && kind !== 'number') || span > 0);
  const row = end < 0 ? tokens : tokens.slice(0, end);
  if (row.slice(1).filter(({ text }) => isCapital(text)).length !== 1) return null;
  const at = row.findIndex(({ text }, index) => index > 0 && isCapital(text));
  return at >= 2 && at <= longestHeading && isBehindWord(tokens, at) ? at : null;
}
