import { numberValue } from '../../expression/build.ts';
import { add, isZero, multiply, negate, subtract, type Rational } from '../../expression/rational.ts';
import { read } from '../../expression/read.ts';
import {
  divided,
  fraction,
  isExpression,
  negated,
  number,
  product,
  sum,
  type Expression,
} from '../../expression/tree.ts';
import type { Language } from '../../texts.ts';
import { conceptsOf, hasKnownWords, vectorOf, type NamedProblem } from './read-vectors.ts';

/*
 * Sums, multiples, products and inverses of matrices: [[1, 2], [3, 4]] or a LaTeX matrix, with or without a name. The answer is given row by
 * row, each row calculated like a vector.
 */

type Matrix = readonly (readonly Expression[])[];
type Operation = 'add' | 'multiply';

const nested = String.raw`\[(?:\s{0,4}[,;]?\s{0,4}\[[^[\]]{1,80}\]){2,3}\s{0,4}\]`;
const latex = String.raw`\\begin\s{0,4}\{[pb]matrix\}[^{}]{1,200}\\end\s{0,4}\{[pb]matrix\}`;
const matrices = new RegExp(
  String.raw`(?:(?<![\p{L}\d\\])([A-Z])\s{0,3}=\s{0,3})?(${nested}|${latex})`,
  'gu',
);
/** Stand-ins for matrices without a name. */
const firstStandIn = 0xe000;

function matrixOf(text: string): Matrix | null {
  const rows = text.startsWith('\\')
    ? text
        .replaceAll(/\\(?:begin|end)\s{0,4}\{\w+\}/g, '')
        .split('\\\\')
        .filter((row) => row.trim() !== '')
        .map((row) => row.split('&'))
    : [...text.slice(1, -1).matchAll(/\[([^[\]]*)\]/g)].map(([, row]) =>
        row!.split(row!.includes(';') ? ';' : ','),
      );
  const entries = rows.map((row) =>
    row.flatMap((cell) => {
      const result = read(cell.trim().replaceAll('−', '-'));
      return result.ok && isExpression(result.tree) && numberValue(result.tree) !== null ? [result.tree] : [];
    }),
  );
  const width = rows[0]?.length ?? 0;
  return width > 0 &&
    width <= 3 &&
    entries.every((row, at) => row.length === width && rows[at]!.length === width)
    ? entries
    : null;
}

const combine = (a: Matrix | null, b: Matrix | null): Matrix | null =>
  a === null || b === null || a.length !== b.length || a[0]!.length !== b[0]!.length
    ? null
    : a.map((row, i) => row.map((value, j) => sum([value, b[i]![j]!])));

const times = (a: Matrix | null, b: Matrix | null): Matrix | null =>
  a === null || b === null || a[0]!.length !== b.length
    ? null
    : a.map((row) => b[0]!.map((_, j) => sum(row.map((value, k) => product([value, b[k]![j]!])))));

const without = <T>(rows: readonly (readonly T[])[], i: number, j: number): readonly (readonly T[])[] =>
  rows.filter((_, at) => at !== i).map((row) => row.filter((_, at) => at !== j));

function determinantOf(rows: readonly (readonly Rational[])[]): Rational {
  const [first] = rows;
  if (rows.length === 1) return first![0]!;
  return first!
    .map((value, j) => multiply(value, determinantOf(without(rows, 0, j))))
    .reduce((all, part, j) => (j % 2 === 0 ? add(all, part) : subtract(all, part)));
}

/** The determinant of what is left without a row and a column, with its sign. */
function cofactorOf(rows: Matrix, i: number, j: number): Expression {
  const rest = without(rows, i, j);
  const [[a, b], [c, d] = []] = rest as [readonly Expression[], (readonly Expression[])?];
  const minor = rest.length === 1 ? a! : sum([product([a!, d!]), negated(product([b!, c!]))]);
  return (i + j) % 2 === 0 ? minor : negated(minor);
}

function inverseOf(rows: Matrix): Matrix | null {
  if (rows.length !== rows[0]!.length || rows.length < 2) return null;
  const size = determinantOf(rows.map((row) => row.map((each) => numberValue(each)!)));
  if (isZero(size)) return null;
  const below = size.n < 0n ? negated(fraction(negate(size))) : fraction(size);
  return rows.map((row, i) => row.map((_, j) => divided(cofactorOf(rows, j, i), below)));
}

const inverseWord = /(?<!\p{L})invers[ae]s?(?!\p{L})/iu;
const matrixWord = /(?<!\p{L})matri(?:x|ces?|z)(?!\p{L})/giu;

/** A question about matrices by their entries; empty for any other text. */
export function readMatrices(source: string, language: Language): readonly NamedProblem[] {
  if (!/\[\s{0,4}\[|matrix\}/.test(source)) return [];
  const known = new Map<string, Matrix>();
  let isUnclear = false;
  const text = source.replaceAll(matrices, (_all, name: string | undefined, shown: string) => {
    const matrix = matrixOf(shown);
    const letter = name ?? String.fromCodePoint(firstStandIn + known.size);
    if (matrix === null || known.has(letter)) isUnclear = true;
    else known.set(letter, matrix);
    return name === undefined ? letter : ' , ';
  });
  if (isUnclear || known.size === 0 || known.size > 3) return [];
  const plain = text
    .replaceAll(/\\(?:left|right|,|;|!|quad)(?![a-z])|\$/g, ' ')
    .replaceAll(/\\(?:cdot|times)(?![a-z])|[×⋅∙•*]/g, '·')
    .replaceAll('−', '-')
    .replaceAll(/\^\s?\{?\s?-\s?1\s?\}?/g, '⁻¹');
  const names = [...known.keys()].join('');
  const factor = `[${names}](?:⁻¹|²|\\^2)?`;
  const term = String.raw`(?:\d{1,3}\s?·?\s?)?${factor}(?:\s?·?\s?${factor}){0,2}`;
  const run = new RegExp(String.raw`(?<![\p{L}\d])-?\s?${term}(?:\s?[-+]\s?${term}){0,2}(?![\p{L}\d])`, 'gu');
  const found = [...plain.matchAll(run)];
  const asked = found.filter(([shown]) => [...shown.replaceAll(/\s/g, '')].length > 1);
  if (asked.length > 1) return [];
  const rest = plain.replaceAll(run, ' ');
  const words = rest
    .replaceAll(matrixWord, ' ')
    .replace(inverseWord, ' ')
    .replaceAll(/(?<!\p{L})[ld]['’]/giu, ' ');
  const concepts = /[\d=<>≤≥+^√|·()[\]-]/u.test(words) ? null : conceptsOf(words, language);
  if (
    concepts === null ||
    [...concepts].some((each) => each !== 'evaluate' && each !== 'add' && each !== 'multiply')
  )
    return [];
  if (!hasKnownWords(words, language)) return [];
  const isInverse = inverseWord.test(rest);
  const operations = (['add', 'multiply'] as const).filter((each) => concepts.has(each));
  const matrix =
    asked.length === 1
      ? valueOfRun(asked[0]![0], known)
      : valueOfWords([...known.values()], isInverse, operations);
  if (matrix === null || (asked.length === 1 && isInverse)) return [];
  return matrix.map((row, at) => vectorOf(String(at + 1), row));
}

function valueOfWords(
  all: readonly Matrix[],
  isInverse: boolean,
  operations: readonly Operation[],
): Matrix | null {
  const [first, second, more] = all;
  if (first === undefined || more !== undefined) return null;
  if (isInverse) return second === undefined && operations.length === 0 ? inverseOf(first) : null;
  if (second === undefined || operations.length !== 1) return null;
  return operations[0] === 'add' ? combine(first, second) : times(first, second);
}

/** "2A − B", "AB", "A⁻¹", "A²". */
function valueOfRun(shown: string, known: ReadonlyMap<string, Matrix>): Matrix | null {
  const terms = [...shown.replaceAll(/\s/g, '').matchAll(/([-+]?)(\d*)·?([^-+]+)/gu)];
  const values = terms.map(([, sign, count, factors]): Matrix | null => {
    const powers = [...factors!.matchAll(/([^·⁻¹²^2])(⁻¹|²|\^2)?/gu)].map(
      ([, name, power]): Matrix | null => {
        const own = known.get(name!) ?? null;
        if (power === undefined || own === null) return own;
        return power === '⁻¹' ? inverseOf(own) : times(own, own);
      },
    );
    const whole =
      powers.length > 2 || (powers.length > 1 && factors!.includes('²')) ? null : powers.reduce(times);
    const multiple =
      count === ''
        ? whole
        : (whole?.map((row) => row.map((each) => product([number(Number(count)), each]))) ?? null);
    return sign === '-' ? (multiple?.map((row) => row.map((each) => negated(each))) ?? null) : multiple;
  });
  return values.length === 0 ? null : values.reduce(combine);
}
