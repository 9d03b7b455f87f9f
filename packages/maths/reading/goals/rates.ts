import { numberValue } from '../../expression/build.ts';
import { isExpression, number, type Expression } from '../../expression/tree.ts';
import type { Concept } from '../lexicon/concepts.ts';
import type { InterestQuestion } from '../measure-request.ts';
import { problemOfMeasure } from './figures.ts';
import { assignmentOf, isConstant } from './formula-kinds.ts';
import type { Claim, Statement } from './statement.ts';
import type { StatedFormula } from './named-functions.ts';

const isLink = (item: { readonly kind: string; readonly concepts?: readonly Concept[] }): boolean =>
  item.kind === 'concept' &&
  item.concepts!.some((each) =>
    ['filler', 'is', 'of', 'find', 'evaluate', 'how_many', 'object'].includes(each),
  );

/** How often a year interest is added, by the words for it. */
const oftens: readonly (readonly [Concept, number])[] = [
  ['compounded_monthly', 12],
  ['compounded_quarterly', 4],
  ['compounded_half_yearly', 2],
];

const years = /^(?:years?|yrs?|anos?|ans?|annees?)$/;

/** Simple and compound interest: the interest or the final amount, from a sum, a yearly rate and whole years. */
export function readInterest(statement: Statement): Claim | null {
  const often = oftens.find(([concept]) => statement.has(concept));
  const compound = often !== undefined || statement.has('compound_interest');
  if (compound === statement.has('simple_interest')) return null;
  const formulas = statement.formulas.filter(({ index }) => !statement.isChoice(index));
  const rates = formulas.filter(({ trees: [tree] }) => tree?.kind === 'percent');
  const times = formulas.filter(({ index, trees }) => {
    const word = statement.items[index + 1];
    return (
      isConstant(trees[0]) && trees[0].kind !== 'percent' && word?.kind === 'word' && years.test(word.folded)
    );
  });
  const [rate, time] = [rates[0], times[0]];
  if (formulas.length !== 3 || rates.length !== 1 || times.length !== 1 || rate === time) return null;
  const sum = formulas.find((each) => each !== rate && each !== time)!;
  const [c, p, t] = [amountIn(sum), rate!.trees[0] as Expression, time!.trees[0] as Expression];
  const wanted = wantedOf(statement);
  const size = numberValue(t);
  if (c === null || wanted === null || size === null || size.n <= 0n) return null;
  // A part of a year is compounded in different ways.
  if (compound && size.d !== 1n) return null;
  const kind = compound ? (`compound_${wanted}` as const) : (`simple_${wanted}` as const);
  const what: InterestQuestion = often === undefined ? kind : (`compound_${wanted}_often` as const);
  const given: Record<string, Expression> = { c, p, t };
  if (often !== undefined) given.m = number(often[1]);
  const used = new Set([
    ...formulas.map(({ index }) => index),
    ...statement.places(
      'simple_interest',
      'compound_interest',
      'interest',
      'final_amount',
      'evaluate',
      'how_many',
    ),
    ...statement.places(...oftens.map(([concept]) => concept)),
  ]);
  return { problems: [problemOfMeasure({ what, given })], used, stated: true };
}

/** A plain number or an amount of money. */
export function amountIn({ trees }: StatedFormula): Expression | null {
  const [tree] = trees;
  if (tree === undefined || !isExpression(tree)) return null;
  if (tree.kind === 'multiply' && tree.factors.length === 2) {
    const [value, unit] = tree.factors;
    return unit!.kind === 'unit' && numberValue(value!) !== null ? value! : null;
  }
  return isConstant(tree) && numberValue(tree) !== null ? tree : null;
}

/** What stands directly behind "find", "calculate" or "what is". */
function wantedOf(statement: Statement): 'interest' | 'amount' | null {
  const found = statement.places('find', 'evaluate', 'how_many').map((place) => {
    const next = statement.next(place, isLink, 4);
    if (statement.isConcept(next, 'interest', 'simple_interest', 'compound_interest')) return 'interest';
    return statement.isConcept(next, 'final_amount', 'value') ? 'amount' : null;
  });
  const wanted = new Set(found.filter((each) => each !== null));
  return wanted.size === 1 ? [...wanted][0]! : null;
}

/** "y is directly proportional to x, y = 12 when x = 4: find y when x = 7". */
export function readProportional(statement: Statement): Claim | null {
  const direct = statement.places('direct_proportion');
  const inverse = statement.places('inverse_proportion');
  if (direct.length + inverse.length === 0 || (direct.length > 0 && inverse.length > 0)) return null;
  const values = statement.formulas.flatMap(({ index, trees }) => {
    const assigned = assignmentOf(trees[0]);
    return assigned === null ? [] : [{ index, ...assigned }];
  });
  if (values.length !== 3 || statement.formulas.length !== 3) return null;
  const names = [...new Set(values.map(({ name }) => name))];
  const twice = names.find((name) => values.filter((each) => each.name === name).length === 2);
  const other = names.find((name) => name !== twice);
  const finds = statement.places('find', 'evaluate');
  if (twice === undefined || other === undefined || finds.length === 0) return null;
  if ([twice, other].toSorted().join() !== 'x,y') return null;
  // The value behind the last "find y" is the new one.
  const asked = statement.letters().find(({ index, name }) => name === other && index > finds[0]!);
  const mentioned = statement.letters().filter(({ name }) => !names.includes(name));
  const fresh = values.find(
    ({ index, name }) => name === twice && asked !== undefined && index > asked.index,
  );
  const old = values.find((each) => each.name === twice && each !== fresh);
  const partner = values.find(({ name }) => name === other);
  if (fresh === undefined || old === undefined || partner === undefined || mentioned.length > 0) return null;
  const given = { [`${twice}_1`]: old.value, [`${other}_1`]: partner.value, [twice]: fresh.value };
  const what = direct.length > 0 ? 'direct_proportion' : 'inverse_proportion';
  const used = new Set([
    ...values.map(({ index }) => index),
    ...direct,
    ...inverse,
    ...statement.letters().map(({ index }) => index),
    ...statement.places('evaluate'),
  ]);
  return { problems: [problemOfMeasure({ what, given })], used, stated: true };
}
