import type pg from 'pg';
import type { RecordedQuery } from './record-queries.ts';

type Node = {
  'Node Type': string;
  'Relation Name'?: string;
  Schema?: string;
  'Index Name'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Plan Rows': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  'Shared Hit Blocks'?: number;
  'Shared Read Blocks'?: number;
  Plans?: Node[];
};
export type Scan = { table: string; rows: number };
export type QueryPlan = {
  /** Milliseconds of the execution alone; NaN when it was not executed. */
  ms: number;
  /** Rows read from tables and indexes, including those filtered out. */
  read: number;
  /** Pages of eight kilobytes that were accessed. */
  pages: number;
  /** Its plan nodes, without those that only pass rows on. */
  nodes: string[];
  /** Tables that were scanned sequentially. */
  scans: Scan[];
};

/** The plan of a statement with its parameters; writes are rolled back. Executed unless `analyze` is false. */
export async function planOf(
  database: pg.Client,
  { text, values }: Pick<RecordedQuery, 'text' | 'values'>,
  analyze = true,
): Promise<QueryPlan> {
  const options = analyze ? 'analyze, buffers, verbose, format json' : 'verbose, format json';
  await database.query('begin');
  try {
    const { rows } = await database.query<{ 'QUERY PLAN': { Plan: Node; 'Execution Time'?: number }[] }>(
      `explain (${options}) ${text}`,
      [...values],
    );
    const [{ Plan: root, 'Execution Time': ms = Number.NaN } = { Plan: null }] =
      rows[0]?.['QUERY PLAN'] ?? [];
    if (!root) throw new Error('no plan');
    return { ms, ...summaryOf(root) };
  } finally {
    await database.query('rollback');
  }
}

/** The generic plan that PostgreSQL caches for prepared statements. */
export async function genericPlanOf(database: pg.Client, text: string): Promise<Omit<QueryPlan, 'ms'>> {
  const { rows } = await database.query<{ 'QUERY PLAN': { Plan: Node }[] }>({
    text: `explain (generic_plan, verbose, format json) ${text}`,
  });
  const root = rows[0]?.['QUERY PLAN'][0]?.Plan;
  if (!root) throw new Error('no plan');
  return summaryOf(root);
}

function summaryOf(root: Node): Omit<QueryPlan, 'ms'> {
  const nodes = flat(root);
  const reading = nodes.filter(
    (node) => node['Relation Name'] !== undefined && node['Node Type'].includes('Scan'),
  );
  return {
    read: Math.round(reading.reduce((sum, node) => sum + rowsOf(node), 0)),
    pages: (root['Shared Hit Blocks'] ?? 0) + (root['Shared Read Blocks'] ?? 0),
    nodes: [...new Set(nodes.map(nameOf).filter((name) => name !== ''))],
    scans: reading
      .filter((node) => node['Node Type'] === 'Seq Scan')
      .map((node) => ({ table: `${node.Schema}.${node['Relation Name']}`, rows: rowsOf(node) })),
  };
}

const flat = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(flat)];

/** Rows read by a node, over all its loops. */
const rowsOf = (node: Node): number =>
  ((node['Actual Rows'] ?? node['Plan Rows']) +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0)) *
  (node['Actual Loops'] ?? 1);

const between = new Set([
  'Result',
  'Subquery Scan',
  'Materialize',
  'Memoize',
  'CTE Scan',
  'Hash',
  'ProjectSet',
  'Function Scan',
  'BitmapOr',
  'BitmapAnd',
  'Values Scan',
]);

function nameOf(node: Node): string {
  const type = node['Node Type'];
  if (between.has(type) || type === 'Bitmap Heap Scan') return '';
  const place = node['Index Name'] ?? node['Relation Name'];
  return place ? `${type} ${place}` : type;
}
