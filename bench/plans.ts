import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { connectionOf } from '#app/platform/database.server.ts';
import { withMigratedDatabase } from '#database/generate-types.ts';
import { buildIfNeeded } from '#server/build.ts';
import type { BenchFigure } from './figure.ts';
import { furnish } from './plans/furnish.ts';
import { growingTables, keepSeed, multiply, type Table } from './plans/multiply.ts';
import { type QueryPlan, planOf } from './plans/plan.ts';
import type { RecordedQuery } from './plans/record-queries.ts';
import { workOn } from './plans/workload.ts';

/** Executions per statement; the median counts. */
const rounds = 3;
const allSizes = [1, 10, 100, 1000];

/** Below this number of rows a sequential scan is acceptable. */
const fewRows = 500;
const page = 'docs/performance/plans.md';
const heading = '## Measured';

type Measured = RecordedQuery & { plans: Record<string, QueryPlan | string> };
type PlanOptions = {
  users: number;
  walks: number;
  /** Largest multiple of the demo data, and the number of slowest statements to list. */
  most: number;
  top: number;
  /** A file for all plans, and whether to write the table to docs/performance/plans.md. */
  out?: string;
  write?: boolean;
};
const usual: PlanOptions = { users: 20, walks: 2, most: 1000, top: 20 };

/** Below this multiple, small tables are rightly scanned sequentially. */
const telling = 1000;

/** Simulated users on the demo data, then all rows are multiplied: finds statements that scan a growing table sequentially. */
export async function measure(most = 10): Promise<BenchFigure[]> {
  const { statements, failed, scanning } = await measurePlans({ ...usual, most });
  return [
    {
      name: `${statements} statements at ${most} times the data: read a growing table from end to end`,
      value: String(scanning),
      goal: most < telling ? '' : '0',
      met: scanning === 0,
    },
    { name: 'requests of the walks that failed', value: String(failed), goal: '0', met: failed === 0 },
  ];
}

async function measurePlans(
  options: PlanOptions,
): Promise<{ statements: number; failed: number; scanning: number }> {
  await buildIfNeeded();
  const found = { statements: 0, failed: 0, scanning: 0 };
  await withMigratedDatabase(async (url) => {
    const { seen: queries, troubles } = await workOn(url, options);
    for (const [what, times] of troubles) print(`trouble ${times} ×: ${what}`);
    const hot = queries.filter(({ text }) => isOwnStatement(text));
    found.statements = hot.length;
    found.failed = [...troubles.values()].reduce((sum, times) => sum + times, 0);
    const database = new pg.Client(connectionOf(url));
    await database.connect();
    const tables = await growingTables(database);
    const lines = [introductionOf(options, found)];
    const measured = await planAtSizes(database, { tables, hot, sizes: sizesOf(options), said: lines });
    await database.end();
    // PostgreSQL's own time on the demo data; the round trip depends more on the machine.
    const heat = ({ plans, count }: Measured) =>
      (typeof plans[1] === 'object' ? plans[1].ms || 0 : 0) * count;
    found.scanning = report(
      measured.toSorted((a, b) => heat(b) - heat(a)),
      { tables, said: lines, wish: options },
    );
  });
  return found;
}

const sizesOf = ({ most }: PlanOptions): number[] => allSizes.filter((size) => size <= most);

const introductionOf = (
  { users, walks }: PlanOptions,
  { statements, failed }: { statements: number; failed: number },
): string =>
  `Measured on ${new Date().toISOString().slice(0, 10)} with \`--users ${users} --walks ${walks}\`; ${statements} statements; requests of the walks that failed: ${failed}.\n`;

type Growth = {
  tables: readonly Table[];
  hot: readonly RecordedQuery[];
  sizes: readonly number[];
  said: string[];
};

/** The plans of all statements at each size; `lines` collects the sizes. */
async function planAtSizes(
  database: pg.Client,
  { tables, hot, sizes, said: lines }: Growth,
): Promise<Measured[]> {
  print(`${hot.length} statements`);
  const measured: Measured[] = hot.map((each) => ({ ...each, plans: {} }));
  await furnish(database);
  await keepSeed(database, tables);
  await database.query('vacuum analyze');
  let before = 0;
  for (const size of sizes) {
    const problems = size > 1 ? await multiply(database, tables, { first: before, last: size - 1 }) : [];
    for (const problem of problems) print(`not written again: ${problem}`);
    before = size;
    lines.push(`- ${size} ×: ${await sizeOf(database, tables)}`);
    print(lines.at(-1) ?? '');
    for (const each of measured) each.plans[size] = await planned(database, each);
  }
  return measured;
}

/** Whether a statement reads or writes our own rows. The job queue polls with constant statements. */
function isOwnStatement(text: string): boolean {
  return /^\s*(?:select|with|insert|update|delete)\b/i.test(text) && !/\bjobs\.|pg_stat|pg_class/.test(text);
}

/** The median of three, so that a cold cache does not count. */
async function planned(database: pg.Client, query: RecordedQuery): Promise<QueryPlan | string> {
  try {
    const plans = [];
    for (let round = 0; round < rounds; round += 1) plans.push(await planOf(database, query));
    return plans.toSorted((a, b) => a.ms - b.ms)[1] ?? 'none';
  } catch (error) {
    const why = (error as Error).message;
    // The row exists already: explain without executing.
    return planOf(database, query, false).catch(() => why);
  }
}

async function sizeOf(database: pg.Client, tables: readonly Table[]): Promise<string> {
  const { rows } = await database.query<{ size: string }>(
    'select pg_size_pretty(pg_database_size(current_database())) as size',
  );
  const counted = await database.query<{ name: string; rows: number; bytes: number }>(
    `select oid::regclass::text as name, reltuples::int as rows, pg_total_relation_size(oid)::float8 as bytes
     from pg_class where oid = any($1::regclass[]::oid[]) order by 3 desc limit 12`,
    [tables.map(({ name }) => name)],
  );
  const largest = counted.rows.map(
    ({ name, rows: count, bytes }) =>
      `${name} ${count} rows ${(bytes / Math.max(1, count)).toFixed(0)} B each`,
  );
  return `${rows[0]?.size}; ${largest.join(', ')}`;
}

type PlanReport = { tables: readonly Table[]; said: readonly string[]; wish: PlanOptions };

/** Prints and saves the result. Returns the number of statements that scan a growing table sequentially. */
function report(measured: readonly Measured[], { tables, said: lines, wish: options }: PlanReport): number {
  const sizes = sizesOf(options);
  const growing = new Set(tables.map(({ name }) => name));
  const scansOf = ({ plans }: Measured): string[] => {
    const last = plans[sizes.at(-1) ?? 1];
    const scans = typeof last === 'object' ? last.scans : [];
    return scans
      .filter(({ table, rows }) => growing.has(table) && rows > fewRows)
      .map(({ table, rows }) => `${table} (${rows} rows)`);
  };
  const scanning = measured.filter((each) => scansOf(each).length > 0);
  const text = [
    ...lines,
    '',
    `| | statement | file | times | ${sizes.map((size) => `${size} ×`).join(' | ')} | plan at ${sizes.at(-1)} × |`,
    `| --- | --- | --- | --- | ${sizes.map(() => '---').join(' | ')} | --- |`,
    ...measured.slice(0, options.top).map((each, index) => rowOf(each, index + 1, sizes)),
    '',
    scanning.length === 0
      ? 'No other statement reads a growing table from end to end.'
      : 'Read a growing table from end to end:',
    '',
    ...scanning.map(
      (each) =>
        `- ${nameOf(each)}, \`${each.file}\`, ${each.count} times: ${scansOf(each).join(', ')}; ${sizes.map((size) => cell(each.plans[size])).join(', ')}`,
    ),
    '',
  ].join('\n');
  print(text);
  if (options.out) writeFileSync(options.out, JSON.stringify(measured, null, 1));
  if (options.write) {
    const before = readFileSync(page, 'utf8');
    writeFileSync(page, `${before.slice(0, before.indexOf(heading) + heading.length)}\n\n${text}`);
  }
  return scanning.length;
}

/** Milliseconds, and in brackets the rows read. */
function cell(plan: QueryPlan | string | undefined): string {
  if (typeof plan !== 'object') return plan ?? '';
  return `${Number.isNaN(plan.ms) ? '' : `${plan.ms.toFixed(2)} ms `}(${plan.read})`;
}

function rowOf(each: Measured, place: number, sizes: readonly number[]): string {
  const last = each.plans[sizes.at(-1) ?? 1];
  const nodes =
    typeof last === 'object'
      ? last.nodes.filter(
          (node) => !/^(?:Limit|Sort|Aggregate|LockRows|Nested Loop|ModifyTable \w+)$/.test(node),
        )
      : [];
  return `| ${place} | ${nameOf(each)} | \`${each.file}\` | ${each.count} | ${sizes.map((size) => cell(each.plans[size])).join(' | ')} | ${nodes.join(', ')} |`;
}

/** A statement in short: its kind and tables. */
function nameOf({ text }: Measured): string {
  const bare = text.replaceAll('"', '').replaceAll(/\s+/g, ' ').trim();
  const verb = /^\w+/.exec(bare)?.[0].toLowerCase() ?? '';
  const places = [
    ...bare.matchAll(
      /(?:from|join|into|update|using) ((?:app|auth|public)\.\w+|\w+_(?:preferences|events))/gi,
    ),
  ];
  const condition = /\bwhere (.{1,60})/.exec(bare)?.[1]?.replaceAll('|', '/') ?? '';
  return `${verb} ${[...new Set(places.map(([, place]) => place))].slice(0, 3).join(', ')}${condition === '' ? '' : ` where ${condition}…`}`;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/*
 * The table of docs/performance/plans.md is generated by
 * node bench/plans.ts --users 20 --walks 2 --most 1000 --write
 */
if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      users: { type: 'string', default: String(usual.users) },
      walks: { type: 'string', default: String(usual.walks) },
      most: { type: 'string', default: String(usual.most) },
      top: { type: 'string', default: String(usual.top) },
      out: { type: 'string', default: '' },
      write: { type: 'boolean', default: false },
    },
  });
  const { users, walks, most, top, ...rest } = values;
  await measurePlans({
    users: Number(users),
    walks: Number(walks),
    most: Number(most),
    top: Number(top),
    ...rest,
  });
}
