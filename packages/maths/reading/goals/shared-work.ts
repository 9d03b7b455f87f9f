import { numberValue } from '../../expression/build.ts';
import { isExpression, type Expression } from '../../expression/tree.ts';
import { problemOfMeasure } from './figures.ts';
import { amountIn } from './rates.ts';
import { isConstant } from './formula-kinds.ts';
import type { Claim, Statement } from './statement.ts';
import type { StatedFormula } from './named-functions.ts';

/** Times that more hands make shorter, and amounts shared in proportion. */
export function readSharedWork(statement: Statement): Claim | null {
  return readWorkers(statement) ?? readProportionalShares(statement);
}

/** "6 workers need 10 days; how long do 4 workers need?" */
function readWorkers(statement: Statement): Claim | null {
  const workers = statement.places('workers');
  if (workers.length !== 2 || statement.has('comparison', 'percent', 'rate', 'share')) return null;
  const times = statement.formulas.filter((formula) => timeIn(formula) !== null);
  const heads = workers.map((place) => headsAt(statement, place));
  const [old, fresh] = heads;
  if (times.length !== 1 || old == null || fresh == null) return null;
  const [time] = times as [StatedFormula];
  const numbers = heads.flatMap((each) => (each!.formula ? [each!.index] : []));
  if (statement.formulas.length !== 1 + numbers.length || time.index > workers[1]!) return null;
  const isAsked =
    statement.has('how_many', 'find', 'evaluate') ||
    statement.items.some((item) => item.kind === 'break' && item.sign === '?');
  if (!isAsked) return null;
  const given = { x_1: old.value, y_1: timeIn(time)!, x: fresh.value };
  const units = statement.items.flatMap((item, index) => (item.kind === 'unit' ? [index] : []));
  return {
    problems: [problemOfMeasure({ what: 'inverse_proportion', given })],
    used: new Set([
      time.index,
      ...numbers,
      ...workers,
      ...units,
      ...statement.places('how_many', 'evaluate', 'length'),
    ]),
    stated: true,
  };
}

const timeUnits = new Set(['min', 'h', 'd', 'week', 's']);

/** The number of a time: 10 of 10 days. */
function timeIn({ trees }: StatedFormula): Expression | null {
  const [tree] = trees;
  if (tree === undefined || !isExpression(tree) || tree.kind !== 'multiply' || tree.factors.length !== 2)
    return null;
  const [value, unit] = tree.factors;
  return unit!.kind === 'unit' && timeUnits.has(unit!.name) && numberValue(value!) !== null ? value! : null;
}

/** The number before the word for those who work. */
function headsAt(
  statement: Statement,
  place: number,
): { readonly value: Expression; readonly index: number; readonly formula: boolean } | null {
  const item = statement.items[place - 1];
  if (item?.kind === 'count')
    return {
      value: { kind: 'number', value: { n: BigInt(item.value), d: 1n } },
      index: place - 1,
      formula: false,
    };
  const formula = statement.formulaAt(place - 1);
  return formula !== null && isConstant(formula.trees[0])
    ? { value: formula.trees[0], index: formula.index, formula: true }
    : null;
}

/** "Share 90 € in parts proportional to 2, 3 and 4". */
function readProportionalShares(statement: Statement): Claim | null {
  const proportional = statement.places('direct_proportion');
  const [place] = proportional;
  if (place === undefined || !statement.has('share') || statement.has('inverse_proportion')) return null;
  const [whole, ...parts] = statement.formulas;
  if (whole === undefined || parts.length < 2 || whole.index > place) return null;
  const amount = amountIn(whole);
  const ratio = parts.map(({ trees }) => trees[0]);
  if (amount === null || !ratio.every((tree): tree is Expression => isConstant(tree))) return null;
  if (parts.some(({ index }) => index < place)) return null;
  // Further words behind the parts ask for one of the shares: a story.
  const behind = statement.items.slice(parts.at(-1)!.index + 1);
  if (behind.filter(({ kind }) => kind === 'word').length > 1) return null;
  return {
    problems: [
      {
        task: 'find',
        expression: { kind: 'list', items: ratio },
        question: { what: 'shares', given: { w: amount } },
      },
    ],
    used: new Set([
      ...statement.formulas.map(({ index }) => index),
      ...proportional,
      ...statement.places('share', 'evaluate'),
    ]),
    stated: true,
  };
}
