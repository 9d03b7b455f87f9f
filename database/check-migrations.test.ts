import { expect, it } from 'vitest';
import { lastOfHistory, objectionsTo } from './check-migrations.ts';
import { readMigrations } from './migrate.ts';

const rulesOf = (sql: string) =>
  objectionsTo({ name: 'x', number: lastOfHistory + 1, sql }).map(({ rule }) => rule);

it('every new migration is compatible with the previous version', () => {
  const migrations = readMigrations();
  expect(migrations.at(-1)?.number).toBeGreaterThan(lastOfHistory);
  expect(migrations.flatMap(objectionsTo)).toEqual([]);
});

it.each([
  ['drop table app.mails', /takes away/],
  ['alter table app.mails drop column subject', /takes away/],
  ['truncate app.mails', /takes away/],
  ['alter table app.mails\n  rename column subject to title', /renames/],
  ['alter table app.mails alter column subject type varchar(9)', /changes a type/],
  ['ALTER TABLE app.mails ADD COLUMN a text NOT NULL', /demands/],
  ['alter table app.mails add column a text default 1, add column b numeric(3, 2) not null', /demands/],
  ['alter table app.mails alter column a set not null', /demands/],
  ['alter table app.mails add constraint c check (length(subject) > 1)', /whole table/],
  ['create unique index on app.mails (subject)', /index/],
  ['lock table app.mails', /by hand/],
  [`update app.mails set subject = 'where'`, /all rows/],
])('%s is rejected', (sql, rule) => {
  expect(rulesOf(`-- a header; drop table x;\n${sql};`)).toEqual([expect.stringMatching(rule)]);
});

it.each([
  'alter table app.mails add column a text not null default 0, add column b text',
  'alter table app.mails add constraint c check (length(subject) > 1) not valid',
  'create table app.news (id uuid primary key); create index on app.news (id); alter table app.news add constraint c check (true)',
  `create function app.f() returns trigger language plpgsql as $$ begin delete from app.mails; end $$`,
  `update app.mails set subject = '' where subject is null`,
  '-- beside the older version: nobody has ever written this column\nalter table app.mails drop column a',
])('%s is accepted', (sql) => {
  expect(rulesOf(sql)).toEqual([]);
});

it('an exemption without a reason is not accepted', () => {
  expect(rulesOf('-- beside the older version: fine\ndrop table app.mails')).toHaveLength(1);
});
