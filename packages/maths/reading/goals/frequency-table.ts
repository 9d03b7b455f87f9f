import { numberValue } from '../../expression/build.ts';
import { called, divided, isExpression, product, sum, type Expression } from '../../expression/tree.ts';
import { isConstant } from './formula-kinds.ts';
import type { Claim, Statement } from './statement.ts';
import type { StatedFormula } from './named-functions.ts';

/** A list of all values with their repetitions is written out up to this size. */
const mostValues = 60;

/** A row of a table: numbers side by side on a line of their own, behind at most a few words. */
type TableRow = { readonly values: readonly StatedFormula[]; readonly isFrequency: boolean };

/** Values and how often each occurs, in two rows: their mean, median or mode. */
export function readFrequencyTable(statement: Statement): Claim | null {
  const rows = rowsOf(statement);
  const [first, second, more] = rows;
  if (first === undefined || second === undefined || more !== undefined) return null;
  if (first.values.length !== second.values.length || first.isFrequency === second.isFrequency) return null;
  const [own, times] = first.isFrequency ? [second, first] : [first, second];
  const [values, counts] = [constantsOf(own), constantsOf(times)];
  if (values === null || counts === null) return null;
  const used = [
    ...rows.flatMap((row) => row.values.map(({ index }) => index)),
    ...statement.places('frequency', 'evaluate', 'mean', 'weighted', 'median', 'mode'),
  ];
  const expression = statisticOf(statement, values, counts);
  return expression === null
    ? null
    : { problems: [{ task: 'evaluate', expression }], used: new Set(used), stated: true };
}

function statisticOf(
  statement: Statement,
  values: readonly Expression[],
  counts: readonly Expression[],
): Expression | null {
  const wanted = (['mean', 'median', 'mode'] as const).filter((concept) => statement.has(concept));
  if (wanted.length !== 1) return null;
  if (wanted[0] === 'mean')
    return divided(sum(values.map((value, at) => product([value, counts[at]!]))), sum(counts));
  const sizes = counts.map((count) => {
    const value = numberValue(count);
    return value !== null && value.d === 1n && value.n >= 0n ? Number(value.n) : Number.NaN;
  });
  const total = sizes.reduce((all, size) => all + size, 0);
  if (!(total > 0 && total <= mostValues)) return null;
  return called(
    wanted[0] === 'median' ? 'median' : 'mode',
    ...values.flatMap((value, at) => Array.from({ length: sizes[at]! }, () => value)),
  );
}

function constantsOf({ values }: TableRow): readonly Expression[] | null {
  const trees = values.flatMap(({ trees: [tree] }) =>
    tree !== undefined && isExpression(tree) && isConstant(tree) ? [tree] : [],
  );
  return trees.length === values.length ? trees : null;
}

function rowsOf(statement: Statement): readonly TableRow[] {
  const found: TableRow[] = [];
  let start = 0;
  const end = (at: number): void => {
    const values = statement.formulas.filter(({ index }) => index >= start && index < at);
    if (values.length > 1) {
      const isFrequency = statement.places('frequency').some((place) => place >= start && place < at);
      found.push({ values, isFrequency });
    }
    start = at + 1;
  };
  statement.items.forEach((item, at) => {
    if (item.kind === 'break' && item.sign === 'line') end(at);
  });
  end(statement.items.length);
  return found;
}
