import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setRestGrants } from '#server/rest-grants.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { protection, type Protection } from './protection.ts';
import { registry, type TableEntry } from './registry.ts';

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
  await setRestGrants(test.pool);
});
afterAll(() => test.close());

const of = (...classes: Protection[]): [string, TableEntry][] =>
  Object.entries(registry).filter(([table]) => classes.includes(protection[table] as Protection));
/** Tables of these classes that break a rule. */
const breaking = (classes: Protection[], isKept: (entry: TableEntry, table: string) => boolean) =>
  of(...classes)
    .filter(([table, entry]) => !isKept(entry, table))
    .map(([table]) => table);

describe('classes of protection', () => {
  it('are named for each table of the registry, and for no other', () => {
    expect(Object.keys(protection).toSorted()).toEqual(Object.keys(registry).toSorted());
  });

  it('of persons are those of personal tables', () => {
    expect(breaking(['personal', 'money', 'learner', 'secret'], ({ personal }) => personal)).toEqual([]);
    expect(breaking(['operations'], ({ personal }) => !personal)).toEqual([]);
  });

  it('but `open` are not read by everyone, except what a tutor publishes', () => {
    expect(breaking(['open'], ({ readers }) => readers === 'everyone')).toEqual([]);
    const everyones = of('operations', 'personal', 'money', 'learner', 'secret').filter(([, { readers }]) =>
      /everyone/.test(readers),
    );
    expect(everyones.map(([table]) => table).toSorted()).toEqual([
      'app.availability_rules',
      'app.ratings',
      'app.tutors',
    ]);
  });

  it('of learners go with the learner, whose account reads all of it and founders only what is theirs to decide', () => {
    expect(
      breaking(['learner'], ({ erasure, export: copy, readers }) => {
        const toFounders = !/founders/.test(readers) || /audited|without saying whose/.test(readers);
        return erasure === 'delete' && copy === 'whole' && /account/.test(readers) && toFounders;
      }),
    ).toEqual([]);
  });

  it('of money are for the person and founders alone, and lose the person when the account is erased', () => {
    expect(
      breaking(
        ['money'],
        ({ erasure, readers }) => erasure !== 'keep' && /account|tutor|server/.test(readers),
      ),
    ).toEqual([]);
  });

  it('of secrets are exported without the secret or not at all, erased, and not read by founders', () => {
    const isHeldBack = ({ export: copy, leftOut = {} }: TableEntry, table: string) =>
      copy === 'none' || Object.keys(leftOut).length > 0 || table === 'app.factor_sessions';
    expect(
      breaking(
        ['secret'],
        (entry, table) =>
          isHeldBack(entry, table) &&
          entry.erasure === 'delete' &&
          !/founders(?! see the address)/.test(entry.readers),
      ),
    ).toEqual([]);
  });

  it('that are confidential are out of reach of the roles of browsers, whatever row-level security says', async () => {
    const tables = of('money', 'learner', 'secret').map(([table]) => table);
    expect(tables.length).toBeGreaterThan(45);
    const { rows } = await test.pool.query<{ reachable: string }>(
      `select role || ' ' || name as reachable
       from unnest($1::text[]) as name cross join unnest(array['anon', 'authenticated']) as role
       where has_table_privilege(role, name, 'select, insert, update, delete')
          or has_any_column_privilege(role, name, 'select, insert, update')`,
      [tables],
    );
    expect(rows).toEqual([]);
  });
});
