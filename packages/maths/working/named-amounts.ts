import { joiningWords } from '../expression/lexer/signs.ts';
import { read } from '../expression/read.ts';
import { isExpression, type Expression } from '../expression/tree.ts';
import { unitWords } from '../expression/unit-words.ts';
import { tokenize, type MessageToken } from '../reading/message/tokens.ts';
import { isSameStem } from '../reading/stories/same-stem.ts';
import { hasUnit, withoutUnits } from '../verify/units.ts';
import { withGroupedNumbers } from './line-text.ts';
import { isNear, valueOf } from './tree-values.ts';

/* Answers that give each of several things its amount: "adult 7, child 4", "12 girls and 16 boys". */

type NamedValue = { readonly words: readonly string[]; readonly value: Expression };

/** Fewest letters of a word that can name something. */
const shortestName = 3;

/**
 * Whether an answer gives the things of a key the same amounts, in any order: `unit` where only units are missing. Null where one of the two gives
 * no amounts by names, or names other things.
 */
export function compareNamedAmounts(
  key: string,
  answer: string,
  locale: string | undefined,
): 'equal' | 'different' | 'unit' | null {
  const expected = namedAmountsIn(key, locale);
  const given = expected === null ? null : namedAmountsIn(answer, locale);
  if (expected === null || given?.length !== expected.length) return null;
  const matches = given.map(({ words }) => ownerOf(words, expected));
  if (matches.includes(null) || new Set(matches).size < expected.length) return null;
  const found = given.map(({ value }, at) => compareAmounts(expected[matches[at]!]!.value, value));
  return found.find((each) => each === 'different') ?? found.find((each) => each === 'unit') ?? 'equal';
}

/** The place of the one thing that these words name: by a word as written, else by a form of it. */
function ownerOf(words: readonly string[], things: readonly NamedValue[]): number | null {
  for (const isSame of [(a: string, b: string): boolean => a === b, isSameStem]) {
    const owners = things.flatMap((thing, at) =>
      thing.words.some((name) => isOwn(name, thing) && words.some((word) => isSame(word, name))) ? [at] : [],
    );
    if (owners.length === 1) return owners[0]!;
  }
  return null;

  // "Adult ticket 7, child ticket 4": the ticket tells nothing apart.
  function isOwn(name: string, thing: NamedValue): boolean {
    return things.every((other) => other === thing || !other.words.includes(name));
  }
}

function compareAmounts(expected: Expression, given: Expression): 'equal' | 'different' | 'unit' {
  if (hasUnit(expected) === hasUnit(given))
    return isNear(valueOf(expected), valueOf(given)) ? 'equal' : 'different';
  const [a, b] = [expected, given].map((each) => valueOf(withoutUnits(each) as Expression));
  return isNear(a!, b!) ? 'unit' : 'different';
}

/** The amounts of a text, each with the words beside it; null where a part has no words, or not one number. */
export function namedAmountsIn(text: string, locale: string | undefined): readonly NamedValue[] | null {
  const { tokens, text: whole } = tokenize(withGroupedNumbers(text, locale));
  const found = segmentsOf(tokens).map((segment) => {
    const [at, more] = segment.flatMap(({ kind }, index) => (kind === 'number' ? [index] : []));
    if (at === undefined || more !== undefined) return null;
    const [before, after] = [segment[at - 1], segment[at + 1]];
    const from = isMoneySign(before) ? before! : segment[at]!;
    const to = isMoneySign(after) || isUnitWord(after) ? after! : segment[at]!;
    const value = read(whole.slice(from.at, to.end), locale === undefined ? {} : { locale, units: true });
    const words = segment
      .filter((token) => token.kind === 'word' && !isUnitWord(token))
      .map(({ folded }) => folded)
      .filter(({ length }) => length >= shortestName);
    const isFormula = segment.some(({ kind, text: sign }) => kind === 'sign' && /[-+*/^()<>]/u.test(sign));
    return value.ok && isExpression(value.tree) && words.length > 0 && !isFormula
      ? { words, value: value.tree }
      : null;
  });
  return found.length > 1 && found.every((each) => each !== null) ? found : null;
}

function segmentsOf(tokens: readonly MessageToken[]): readonly (readonly MessageToken[])[] {
  const segments: MessageToken[][] = [[]];
  for (const token of tokens) {
    const isJoiner = token.kind === 'word' && joiningWords.get(token.folded) === 'and';
    if (isJoiner || (token.kind !== 'word' && /^[,;\n]$/u.test(token.text))) segments.push([]);
    else segments.at(-1)!.push(token);
  }
  return segments.filter(({ length }) => length > 0);
}

const isMoneySign = (token: MessageToken | undefined): boolean => /^[€$£]$/u.test(token?.text ?? '');

const isUnitWord = (token: MessageToken | undefined): boolean =>
  token?.kind === 'word' && (unitWords.has(token.text) || unitWords.has(token.folded));
