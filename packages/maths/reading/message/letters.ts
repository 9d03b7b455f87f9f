import { unitWords } from '../../expression/unit-words.ts';
import type { MessageToken } from './tokens.ts';

/** "m/s" between words: units, not letters of a formula. */
export function isRateOfUnits(tokens: readonly MessageToken[], index: number): boolean {
  const [before, token, slash, below] = [
    tokens[index - 1],
    tokens[index]!,
    tokens[index + 1],
    tokens[index + 2],
  ];
  const isRate = (
    above: MessageToken | undefined,
    sign: MessageToken | undefined,
    under: MessageToken | undefined,
  ): boolean =>
    above !== undefined &&
    unitWords.has(above.text) &&
    sign?.text === '/' &&
    !sign.spaced &&
    under !== undefined &&
    unitWords.has(under.text) &&
    !under.spaced;
  if (isRate(token, slash, below)) return before?.kind === 'word' && token.spaced;
  const [first, lead] = [tokens[index - 2], tokens[index - 3]];
  return isRate(first, before, token) && lead?.kind === 'word' && first!.spaced;
}

/** The letters that the message uses in formulas: beside a digit or a sign, or in a span. */
export function lettersOf(tokens: readonly MessageToken[]): ReadonlySet<string> {
  const letters = new Set<string>(['x']);
  tokens.forEach((token, index) => {
    if (token.kind !== 'word') return;
    if (token.span > 0) {
      for (const letter of token.text) letters.add(letter);
      return;
    }
    const [before, after] = [tokens[index - 1], tokens[index + 1]];
    const touches =
      (before?.end === token.at && !token.spaced && (before.kind === 'number' || before.kind === 'sign')) ||
      (after !== undefined &&
        !after.spaced &&
        after.at === token.end &&
        after.kind === 'sign' &&
        /^[+*/^=<>²³(−-]$/u.test(after.text)) ||
      (after?.spaced === true && after.kind === 'sign' && /^[=+<>≤≥]$/u.test(after.text));
    const measured = before?.kind === 'number' && token.text.length > 1 && unitWords.has(token.text);
    const joined = before?.kind === 'sign' && /^[+*/^=]$/.test(before.text) && token.text.length <= 2;
    const spacedFactor =
      token.text.length === 1 &&
      before?.kind === 'number' &&
      token.spaced &&
      after?.kind === 'word' &&
      /^[^yeouaài]$/u.test(after.text);
    if (
      (touches || joined || spacedFactor) &&
      !measured &&
      token.text.length <= 3 &&
      !isRateOfUnits(tokens, index)
    )
      for (const letter of token.text) letters.add(letter);
  });
  return letters;
}

/** Letters that occur in a formula and again, after a word, at the end of a statement: "solve V = R I for I". */
export function requestedLettersOf(tokens: readonly MessageToken[]): ReadonlySet<string> {
  const count = (letter: string): number => tokens.filter(({ text }) => text === letter).length;
  return new Set(
    tokens.flatMap((token, index) => {
      const [before, after] = [tokens[index - 1], tokens[index + 1]];
      // "despejar h de V = πr² h", "isolate h from …": before a word that names the formula.
      const ends =
        after === undefined ||
        after.kind === 'line' ||
        /^[.?!;]$/.test(after.text) ||
        (/^(?:de|of|from|dans|in|en)$/.test(after.folded) &&
          /^[A-Za-z]$/.test(tokens[index + 2]?.text ?? ''));
      const letter = token.kind === 'word' && /^[A-Za-z]$/.test(token.text) && before?.kind === 'word';
      return ends && letter && before.text.length > 1 && count(token.text) > 1 ? [token.text] : [];
    }),
  );
}

/** Names that the message defines or applies as functions: f(x) = …, f(3). */
export function functionsOf(tokens: readonly MessageToken[]): ReadonlySet<string> {
  const names = new Set<string>();
  tokens.forEach((token, index) => {
    if (token.kind !== 'word' || token.text.length !== 1) return;
    if (
      tokens[index + 1]?.text === ':' &&
      /^(?:↦|\\mapsto|\\longmapsto)$/u.test(tokens[index + 3]?.text ?? '')
    )
      names.add(token.text);
    // g{\left(x\right)}: braces around the bracket change nothing.
    const behind = tokens.slice(index + 1, index + 8).filter(({ text }) => text !== '{' && text !== '}');
    const [open, letter, close, sign] = behind;
    const before = tokens[index - 1];
    if (before !== undefined && before.end === token.at && before.kind === 'number') return;
    if (/^[fghFG]$/.test(token.text) && open?.text === '=') names.add(token.text);
    if (
      open?.text === '(' &&
      letter?.kind === 'word' &&
      letter.text.length === 1 &&
      close?.text === ')' &&
      (sign?.text === '=' || /^[fghpqFGPQ]$/.test(token.text))
    )
      names.add(token.text);
  });
  return names;
}

export const greekNames = new Set([
  'alpha',
  'beta',
  'gamma',
  'delta',
  'theta',
  'lambda',
  'omega',
  'phi',
  'sigma',
]);
