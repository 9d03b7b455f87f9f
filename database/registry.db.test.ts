import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { registry, type TableEntry, type Way } from './registry.ts';

let test: TestServices;
/** Table → column → type, of every schema with our own or personal data. Partitions count as their parent table. */
let columns: Map<string, Map<string, string>>;
beforeAll(async () => {
  test = await testServices();
  const { rows } = await test.pool.query<{ table: string; column: string; type: string }>(`
    select n.nspname || '.' || c.relname as table, a.attname as column, format_type(a.atttypid, null) as type
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
    where n.nspname in ('public', 'app', 'auth', 'jobs', 'storage') and c.relkind in ('r', 'p')
      and a.attnum > 0 and not a.attisdropped
      and not exists (select from pg_inherits where inhrelid = c.oid)`);
  columns = new Map();
  for (const { table, column, type } of rows)
    columns.set(table, (columns.get(table) ?? new Map<string, string>()).set(column, type));
});
afterAll(() => test.close());

const entries = Object.entries(registry);
const personalEntries = entries.filter(([, entry]) => entry.personal);

describe('the table registry', () => {
  it('names every existing table, and no other', () => {
    expect(Object.keys(registry).sort()).toEqual([...columns.keys()].sort());
  });

  it('names only columns that exist', () => {
    const named = entries.flatMap(([table, entry]) => namedColumns(entry).map((name) => ({ table, name })));
    expect(named.length).toBeGreaterThan(60);
    expect(named.filter(({ table, name }) => !columns.get(table)?.has(name))).toEqual([]);
  });

  it('says to whom the rows of every personal table belong', () => {
    expect(personalEntries.length).toBeGreaterThan(18);
    const nobodys = personalEntries.filter(([, { person = [] }]) => person.length === 0);
    expect(nobodys.map(([table]) => table)).toEqual([]);
  });

  it('leads from child to parent only to personal tables whose rows have an id', () => {
    const parents = personalEntries.flatMap(([, { person = [] }]) => person.flatMap(parentOf));
    expect(
      parents.filter((parent) => !registry[parent]?.personal || !columns.get(parent)?.has('id')),
    ).toEqual([]);
  });

  it('gives a reason where a personal table is not exported', () => {
    const silent = personalEntries.filter(([, entry]) => entry.export === 'none' && !entry.withheld);
    expect(silent.map(([table]) => table)).toEqual([]);
  });

  it('exports no column that is a secret by its name', () => {
    const secret = /token|password|secret|hash|hmac|otp|code_challenge/;
    const rows = personalEntries
      .filter(([, entry]) => entry.export === 'whole')
      .flatMap(([table, { leftOut = {} }]) =>
        [...(columns.get(table)?.keys() ?? [])].filter((name) => secret.test(name) && !(name in leftOut)),
      );
    expect(rows).toEqual([]);
  });

  it('gives the new column values of rows that stay', () => {
    const retained = personalEntries.filter(([, { erasure }]) => erasure === 'keep');
    expect(retained.map(([table]) => table)).toEqual([]);
    const unsaid = personalEntries.filter(
      ([, { erasure, anonymised }]) => erasure === 'anonymise' && !anonymised,
    );
    expect(unsaid.map(([table]) => table)).toEqual([]);
  });

  it('clears references to the person in rows that stay', () => {
    const still = personalEntries
      .filter(([, { erasure }]) => erasure === 'anonymise')
      .flatMap(([table, { person = [], anonymised = {} }]) =>
        person.flatMap((way) => {
          if (way.erases === false || way.anonymised) return [];
          const column = 'account' in way ? way.account : 'visitor' in way ? way.visitor : null;
          return column && anonymised[column] !== null ? [`${table}.${column}`] : [];
        }),
      );
    expect(still).toEqual([]);
  });
});

const parentOf = (way: Way): string[] => ('parent' in way ? [way.parent] : 'about' in way ? [way.rows] : []);

const wayColumns = (way: Way): string[] => [
  ...('account' in way ? [way.account] : []),
  ...('email' in way ? [way.email] : []),
  ...('visitor' in way ? [way.visitor] : []),
  ...('parent' in way ? [way.by] : []),
  ...('about' in way ? [way.about] : []),
  ...('mentions' in way ? way.mentions : []),
  ...(way.exports ?? []),
  ...Object.keys(way.anonymised ?? {}),
];

const namedColumns = ({
  person = [],
  leftOut = {},
  anonymised = {},
  dropped,
  unless,
  expires,
}: TableEntry): string[] => [
  ...person.flatMap(wayColumns),
  ...Object.keys(leftOut),
  ...Object.keys(anonymised),
  ...(unless ? [unless] : []),
  ...(dropped && 'column' in dropped ? [dropped.column] : []),
  ...(expires ? [expires.after, ...(expires.unless ? [expires.unless.column] : [])] : []),
];
