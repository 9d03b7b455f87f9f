import { read } from '../../expression/read.ts';
import { addExpressions, subtractExpressions } from '../../expression/build.ts';
import { divided, isExpression, number, product, type Expression } from '../../expression/tree.ts';
import { groupedNumber } from '../message/numbers.ts';
import type { Problem } from '../problem.ts';
import type { NamedProblem } from '../vectors/read-vectors.ts';

/*
 * Two events by their probabilities: what holds for both, for one of them, or for one if the other happens.
 */

const value = String.raw`(?:\d+(?:[.,]\d+)?(?:\s?\/\s?\d+)?|\\d?frac\s?\{\d+\}\s?\{\d+\})\s?%?`;
const both = String.raw`(?:∩|\\cap(?![a-z])|∧|(?:and|y|et)(?![\p{L}]))`;
const either = String.raw`(?:∪|\\cup(?![a-z])|∨|(?:or|o|ou)(?![\p{L}]))`;
const event = new RegExp(
  String.raw`(?<![\p{L}\\])[Pp]r?\s?(?:\\left)?\(\s*([A-Z])\s*(?:(${both})|(${either})|([|∣]|\\mid(?![a-z])))?\s*([A-Z])?\s*(?:\\right)?\)\s*(?:=\s*(${value})(?!\d))?`,
  'gu',
);

type Event = 'first' | 'second' | 'both' | 'either' | 'firstIfSecond' | 'secondIfFirst';

const independent = /ind[eé]pend/iu;
const exclusive = /exclusi|excluyent|disjoint|disjunt|incompatib/iu;

/** A question about two events whose probabilities are given by their signs; none for any other text. */
export function readEvents(source: string, locale: string | undefined): readonly NamedProblem[] {
  if (!/[Pp]r?\s?(?:\\left)?\(\s*[A-Z]/u.test(source)) return [];
  const text = source.replaceAll('$', ' ');
  const given = new Map<Event, Expression>();
  const asked: Event[] = [];
  const names: string[] = [];
  let isUnclear = false;
  const rest = text.replaceAll(
    event,
    (
      _all,
      a: string,
      and: string | undefined,
      or: string | undefined,
      bar: string | undefined,
      b: string | undefined,
      shown: string | undefined,
    ) => {
      for (const name of [a, b]) if (name !== undefined && !names.includes(name)) names.push(name);
      if ((b === undefined) !== ((and ?? or ?? bar) === undefined) || names.length > 2) isUnclear = true;
      const place = a === names[0] ? 'first' : 'second';
      const kind: Event =
        and !== undefined
          ? 'both'
          : or !== undefined
            ? 'either'
            : bar === undefined
              ? place
              : place === 'first'
                ? 'firstIfSecond'
                : 'secondIfFirst';
      const known = shown === undefined ? null : valueOf(shown, locale);
      if (shown === undefined) asked.push(kind);
      else if (known === null || given.has(kind)) isUnclear = true;
      else given.set(kind, known);
      return ' ';
    },
  );
  const [wanted, more] = [...new Set(asked)];
  // A number or a sign that belongs to none of them is left over.
  if (
    isUnclear ||
    names.length !== 2 ||
    wanted === undefined ||
    more !== undefined ||
    /[\d=<>≤≥+*^∩∪]/u.test(rest)
  )
    return [];
  const [isIndependent, isExclusive] = [independent.test(rest), exclusive.test(rest)];
  if ((isIndependent && isExclusive) || /\b(?:not?|pas|ni)\b|n[’']/iu.test(rest)) return [];
  const found = probabilityOf(wanted, given, isIndependent, isExclusive);
  const used = found === null ? 0 : found.uses;
  return found === null || used !== given.size
    ? []
    : [{ name: '', problem: { task: 'evaluate', expression: found.tree } satisfies Problem }];
}

function valueOf(text: string, locale: string | undefined): Expression | null {
  const plain = text.replaceAll(/\d+[.,]\d+/gu, (digits) =>
    groupedNumber(digits, locale, false).replace(',', '.'),
  );
  const result = read(plain);
  return result.ok && isExpression(result.tree) ? result.tree : null;
}

/** The rule that gives the probability, and how many of the given ones it uses. */
function probabilityOf(
  wanted: Event,
  given: ReadonlyMap<Event, Expression>,
  isIndependent: boolean,
  isExclusive: boolean,
): { readonly tree: Expression; readonly uses: number } | null {
  const of = (name: Event): Expression | undefined => given.get(name);
  const [a, b, joint, union] = [of('first'), of('second'), of('both'), of('either')];
  const [aIfB, bIfA] = [of('firstIfSecond'), of('secondIfFirst')];
  if (isIndependent && a !== undefined && b !== undefined && given.size === 2) {
    if (wanted === 'both') return { tree: product([a, b]), uses: 2 };
    if (wanted === 'either')
      return { tree: subtractExpressions(addExpressions(a, b), product([a, b])), uses: 2 };
    return null;
  }
  if (isIndependent) return null;
  if (isExclusive) {
    if (a === undefined || b === undefined || given.size !== 2) return null;
    return wanted === 'either'
      ? { tree: addExpressions(a, b), uses: 2 }
      : wanted === 'both'
        ? { tree: number(0), uses: 2 }
        : null;
  }
  const product2 = (p: Expression | undefined, q: Expression | undefined) =>
    p === undefined || q === undefined ? null : { tree: product([p, q]), uses: 2 };
  switch (wanted) {
    case 'either':
      return a === undefined || b === undefined || joint === undefined
        ? null
        : { tree: subtractExpressions(addExpressions(a, b), joint), uses: 3 };
    case 'both':
      if (a !== undefined && b !== undefined && union !== undefined)
        return { tree: subtractExpressions(addExpressions(a, b), union), uses: 3 };
      return product2(b, aIfB) ?? product2(a, bIfA);
    case 'firstIfSecond':
      return joint === undefined || b === undefined
        ? null
        : { tree: divided(joint, b), uses: a === undefined ? 2 : 3 };
    case 'secondIfFirst':
      return joint === undefined || a === undefined
        ? null
        : { tree: divided(joint, a), uses: b === undefined ? 2 : 3 };
    default:
      return union === undefined || joint === undefined
        ? null
        : wanted === 'first' && b !== undefined
          ? { tree: subtractExpressions(addExpressions(union, joint), b), uses: 3 }
          : wanted === 'second' && a !== undefined
            ? { tree: subtractExpressions(addExpressions(union, joint), a), uses: 3 }
            : null;
  }
}
