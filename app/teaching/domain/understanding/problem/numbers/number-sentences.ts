import { numberOf, termOf } from './number-terms.ts';

const equals =
  /\s(?:is equal to|is|equals?|gives?|makes?|are|es igual a|es|da como resultado|dan?|vale|resulta|sea|est egale? a|est|vaut|donne|font|fait|egale)\s/g;
const together = /\s(?:add up to|adds up to|sum to|make|makes|total|suman|font|donnent)\s/g;
const and = "(?: and| y| et| e)(?![a-z])(?: de| d'| par)? ?";
const opening = '(?:the |la |el |le )?';

type Way = (first: string, second: string) => string;
const productOf: Way = (a, b) => (/^\d+$/.test(b) && a === 'x' ? `${b}x` : `${a}*${b}`);
/** Operations on two terms, by name. */
const named: readonly (readonly [RegExp, Way])[] = [
  [new RegExp(`^${opening}(?:sum|suma|somme) (?:of|de|entre|d') ?(.+?)${and}(.+)$`), (a, b) => `${a} + ${b}`],
  [
    new RegExp(`^${opening}(?:difference|diferencia) (?:between|of|entre|de|d') ?(.+?)${and}(.+)$`),
    (a, b) => `${a} - ${b}`,
  ],
  [
    new RegExp(`^${opening}(?:product|producto|produit) (?:of|de|d') ?(.+?)(?:${and}| by | por | par )(.+)$`),
    (a, b) => productOf(a, b),
  ],
  [
    new RegExp(
      `^${opening}(?:quotient|cociente) (?:of|entre|de|d') ?(.+?)(?:${and}| by | entre | por | par )(.+)$`,
    ),
    (a, b) => `${a}/${b}`,
  ],
  [/^(.+?) (?:more|greater|larger|bigger) than (.+)$/, (a, b) => `${b} + ${a}`],
  [/^(.+?) (?:less|fewer|smaller) than (.+)$/, (a, b) => `${b} - ${a}`],
  [/^(.+?) (?:mas que|unidades mas que) (.+)$/, (a, b) => `${b} + ${a}`],
  [/^(.+?) (?:menos que|unidades menos que) (.+)$/, (a, b) => `${b} - ${a}`],
  [/^(.+?) de plus qu(?:e|') ?(.+)$/, (a, b) => `${b} + ${a}`],
  [/^(.+?) de moins qu(?:e|') ?(.+)$/, (a, b) => `${b} - ${a}`],
];
/** Unambiguous only after a term that is not a multiple: in "half of a number plus 3" the half may be of the whole sum. */
const behind: readonly (readonly [RegExp, Way])[] = [
  [/^(x|\d+) (?:plus|\+|mas|increased by|aumentado en|augmente de) (.+)$/, (a, b) => `${a} + ${b}`],
  [
    /^(x|\d+) (?:minus|-|menos|moins|decreased by|reduced by|disminuido en|diminue de) (.+)$/,
    (a, b) => `${a} - ${b}`,
  ],
  [/^(x) (?:multiplied by|multiplicado por|multiplie par) (\d+)$/, (a, b) => `${b}${a}`],
  [/^(x) (?:divided by|dividido (?:por|entre)|divise par) (\d+)$/, (a, b) => `${a}/${b}`],
];
const bothOf = /^(.+?)(?: and | y | et )(.+)$/;

/** "Half of a number is 14", "la suma de un número y su doble es 36" as an equation in x; null for anything else. Expects the output of `withDigits`. */
export function readNumberSentence(text: string): string | null {
  const found = [
    ...waysToSplit(text, equals).map(([left, right]) => equation(sideOf(left), sideOf(right))),
    ...waysToSplit(text, together).map(([left, right]) => equation(sumOf(left), numberOf(right))),
  ].filter((each) => each !== null);
  return new Set(found).size === 1 ? found[0]! : null;
}

function equation(left: string | null, right: string | null): string | null {
  if (left === null || right === null || !/x/.test(left + right)) return null;
  // "A number is 12" contains no question.
  const bare = (left === 'x' && !right.includes('x')) || (right === 'x' && !left.includes('x'));
  return bare || left === right ? null : `${left} = ${right}`;
}

function waysToSplit(text: string, verb: RegExp): [string, string][] {
  return [...text.matchAll(verb)].map((found) => [
    text.slice(0, found.index),
    text.slice(found.index + found[0].length),
  ]);
}

function sideOf(text: string): string | null {
  const alone = termOf(text);
  if (alone !== null) return alone;
  for (const [pattern, way] of [...named, ...behind]) {
    const found = pattern.exec(text.trim());
    const [first, second] = [termOf(found?.[1] ?? ''), termOf(found?.[2] ?? '')];
    if (first !== null && second !== null) return way(first, second);
  }
  return null;
}

/** "A number and its half" is their sum. */
function sumOf(text: string): string | null {
  const found = bothOf.exec(text.trim());
  const [first, second] = [termOf(found?.[1] ?? ''), termOf(found?.[2] ?? '')];
  return first === null || second === null ? null : `${first} + ${second}`;
}
