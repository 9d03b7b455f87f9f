import { numberValue } from '../expression/build.ts';
import { divide, equals, isInteger, multiply, subtract, type Rational } from '../expression/rational.ts';
import type { Problem } from './problem.ts';
import { fraction, number, type Expression } from '../expression/tree.ts';
import { problemOfMeasure } from './measures.ts';
import { matchPhrases, phrase } from './phrase.ts';
import type { PieceReader } from './reader.ts';

const sums = [
  phrase(
    "(<find> )?<the>((sum|value|suma|valor|somme|valeur)( of| de)? ?)?(the |la |l'|une |una )?(following )?((finite |infinite )?((arithmetic|geometric|aritmética|geométrica|arithmétique|géométrique) )?(series|progression|sequence|sum|serie|progresión|sucesión|suma|série|suite|somme)( (finita |infinita |finie |infinie )?(aritmética|geométrica|arithmétique|géométrique))?( infinita| infinie)?)? ?:? ?(?<terms>-?\\d[^a-z=]*?[+][^a-z=]*?) ?(?<dots>[.]{3}|…|\\\\l?dots|\\\\cdots)?( ?[+] ?(?<last>\\d[\\d./]*))?",
  ),
];
const most = 10_000;

/** "2 + 5 + 8 + … + 29", "1 + 1/2 + 1/4 + …": a sum whose first terms are written, finite or infinite. */
export function readWrittenSum(text: string, pieces: PieceReader): Problem | null {
  // Trailing dots are removed earlier; what they leave is a plus sign.
  const open = /\+\s*$/.test(text);
  const found = matchPhrases(open ? text.replace(/\s*\+\s*$/, '') : text, sums);
  const ends = found?.dots !== undefined && found.last !== undefined;
  if (found === null || open === ends) return null;
  const shown = `${found.terms!.replace(/[\s+]+$/, '')}${open && found.last !== undefined ? ` + ${found.last}` : ''}`;
  const tree = pieces.constant(shown);
  const values = tree?.kind === 'add' ? tree.terms.map(numberValue) : [];
  const known = values.filter((value): value is Rational => value !== null);
  if (known.length < 3 || known.length !== values.length) return null;
  const last = ends ? numberValue(pieces.numeric(found.last) ?? number(0)) : null;
  return arithmetic(known, last) ?? geometric(known, last);
}

const pairsOf = (values: readonly Rational[]): (readonly [Rational, Rational])[] =>
  values.slice(1).map((value, index) => [values[index]!, value] as const);

function arithmetic(values: readonly Rational[], last: Rational | null): Problem | null {
  const [a, second] = values;
  const d = subtract(second!, a!);
  if (d.n === 0n || last === null) return null;
  if (!pairsOf(values).every(([before, after]) => equals(subtract(after, before), d))) return null;
  const steps = divide(subtract(last, a!), d);
  const count = Number(steps.n) + 1;
  if (!isInteger(steps) || count < values.length || count > most) return null;
  return sumProblem('arithmetic_sum', { a: fraction(a!), d: fraction(d), n: number(count) });
}

function geometric(values: readonly Rational[], last: Rational | null): Problem | null {
  const [a, second] = values;
  if (values.some((value) => value.n === 0n)) return null;
  const r = divide(second!, a!);
  if (!pairsOf(values).every(([before, after]) => equals(divide(after, before), r))) return null;
  if (last === null) return sumProblem('geometric_infinite', { a: fraction(a!), r: fraction(r) });
  let term = a!;
  for (let count = 1; count <= 40; count += 1) {
    if (equals(term, last))
      return count < values.length
        ? null
        : sumProblem('geometric_sum', { a: fraction(a!), r: fraction(r), n: number(count) });
    term = multiply(term, r);
  }
  return null;
}

const sumProblem = (
  what: 'arithmetic_sum' | 'geometric_sum' | 'geometric_infinite',
  given: Readonly<Record<string, Expression>>,
): Problem => problemOfMeasure({ what, given });

const kinds: readonly (readonly [words: RegExp, first: number, step: number])[] = [
  [/odd/i, 1, 2],
  [/even|pares|pairs/i, 2, 2],
  [/./, 1, 1],
];
const wholes =
  '(?<kind>(positive |consecutive )?(even |odd )?(integers|natural numbers|whole numbers|counting numbers|numbers|even numbers|odd numbers)|(números |enteros )?(naturales|enteros positivos|positivos|pares|impares)( positivos)?|(nombres |entiers )?(naturels( non nuls)?|entiers( naturels non nuls| positifs)?|pairs|impairs)( positifs)?)';
const firsts = [
  phrase(
    `<find> <the>(sum|suma|somme) (of|de|des) (the |los |les )?(first |primeros |premiers )?(?<n>\\d{1,5})( first| primeros| premiers)? ${wholes}`,
  ),
  phrase(
    '<find> <the>(sum|suma|somme) (of|de|des) (all )?(the |los |les )?(?<kind>(integers|natural numbers|whole numbers|numbers|counting numbers|números( naturales| enteros)?|enteros|naturales|nombres( entiers)?|entiers( naturels)?)) (from|de|del) 1 (to|through|a|al|hasta|à) (?<n>\\d{1,5})',
  ),
];

/** "the sum of the first 50 positive integers", "of the first 20 odd numbers". */
export function readFirstWholes(text: string): Problem | null {
  const found = matchPhrases(text, firsts);
  if (found?.kind === undefined || found.n === undefined) return null;
  // Whether 0 counts as the first of them is ambiguous.
  if (/whole|even|pares|pairs/i.test(found.kind) && !/positiv|positif|impar|impair/i.test(found.kind))
    return null;
  const [, first, step] = kinds.find(([words]) => words.test(found.kind!.replace(/impai?r/gi, 'odd ')))!;
  return sumProblem('arithmetic_sum', { a: number(first), d: number(step), n: number(Number(found.n)) });
}
