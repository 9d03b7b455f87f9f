import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { connectionOf, createPool } from '#app/platform/database.server.ts';
import { cloneTemplate } from '#tests/support/database.ts';
import { applicationRole, createApplicationRole, grantToApplication, urlFor } from './application-role.ts';
import { migrate } from './migrate.ts';
import { registry } from './registry.ts';

const act = (id: string, at = 'now()') =>
  `insert into app.audit_log values ('${id}', gen_random_uuid(), 'ana@example.org', 'a.b', gen_random_uuid(), 'Lucía', '{"a": 1}',
    '{"reason": "x", "b": 2}', ${at})`;

describe('the application’s role', () => {
  let owner: pg.Pool;
  let application: pg.Pool;
  beforeAll(async () => {
    const url = await cloneTemplate();
    owner = createPool(url, 1);
    application = createPool(urlFor(applicationRole, url), 1);
  });
  afterAll(() => Promise.all([owner.end(), application.end()]));

  it('is no superuser and owns only the queue', async () => {
    const { rows } = await application.query(
      `select rolsuper, rolcreaterole, rolcreatedb, rolreplication from pg_roles where rolname = current_user`,
    );
    expect(rows).toEqual([
      { rolsuper: false, rolcreaterole: false, rolcreatedb: false, rolreplication: false },
    ]);
    const owned = await application.query(
      `select distinct relnamespace::regnamespace::text as schema from pg_class where relowner = current_user::regrole and relkind = 'r'`,
    );
    expect(owned.rows).toEqual([{ schema: 'jobs' }]);
  });

  it.each([
    'update app.audit_log set subject = subject',
    'delete from app.audit_log',
    'truncate app.audit_log',
    'alter table app.audit_log disable trigger all',
    'alter table app.audit_log owner to current_user',
    'drop table app.audit_log',
    'drop trigger audit_log_append_only on app.audit_log',
    'create or replace function app.audit_log_allow_erasing() returns trigger language plpgsql as $$ begin return new; end $$',
    'update app.security_events set path = path',
    'delete from app.security_events',
    'truncate app.security_events',
    'alter table app.security_events disable trigger all',
    'delete from app.migrations',
    `update app.migrations set hash = ''`,
    'create table app.more (id int)',
    'create role more',
    'create schema more',
    'set session_replication_role = replica',
    'set role postgres',
    `copy (select 1) to program 'true'`,
    `select pg_read_file('/etc/hostname')`,
  ])('may not: %s', async (statement) => {
    await expect(application.query(statement)).rejects.toMatchObject({ code: '42501' });
  });

  it('may grant itself nothing: a grant by another than the owner has no effect', async () => {
    await application.query('grant delete on app.audit_log to current_user, public').catch(() => undefined);
    await expect(application.query('delete from app.audit_log')).rejects.toMatchObject({ code: '42501' });
  });

  it('reads and writes every other table of the registry', async () => {
    const tables = Object.keys(registry).filter((table) => !/^(jobs|storage)\./.test(table));
    const { rows } = await application.query<{ table: string; may: boolean[] }>(
      `select name as "table", array(select has_table_privilege(name, command) from unnest('{select,insert,update,delete}'::text[]) as command) as may
       from unnest($1::text[]) as name`,
      [tables],
    );
    const narrower = rows.filter(({ may }) => may.includes(false));
    expect(narrower.toSorted((one, other) => one.table.localeCompare(other.table))).toEqual([
      { table: 'app.audit_log', may: [true, true, false, false] },
      { table: 'app.migrations', may: [true, false, false, false] },
      { table: 'app.security_events', may: [true, true, false, false] },
    ]);
  });

  it('erases names in the audit log, and nothing of what was done', async () => {
    const [id, other] = [randomUUID(), randomUUID()];
    await application.query([act(id), act(other)].join(';'));
    const emptied = { subject: '(erased)', after: { withoutKey: 'reason' }, action: 'x', created_at: null };
    const erase = () =>
      application.query('select app.erase_in_audit_log(array[$1::uuid], $2) as erased', [id, emptied]);
    expect((await erase()).rows).toEqual([{ erased: '1' }]);
    expect((await erase()).rows).toEqual([{ erased: '0' }]);
    const { rows } = await application.query(
      'select action, subject, actor_email, before, after from app.audit_log where id = any($1) order by subject',
      [[id, other]],
    );
    const whole = { action: 'a.b', actor_email: 'ana@example.org', before: { a: 1 } };
    expect(rows).toEqual([
      { ...whole, subject: '(erased)', after: { b: 2 } },
      { ...whole, subject: 'Lucía', after: { b: 2, reason: 'x' } },
    ]);
  });

  it('ends acts after ten years only, whatever instant it names', async () => {
    const [old, young] = [randomUUID(), randomUUID()];
    await application.query(
      [act(old, `now() - interval '10 years 1 day'`), act(young, `now() - interval '9 years'`)].join(';'),
    );
    const ended = await application.query(
      `select app.end_audit_log(now() + interval '1 year', 100) as ended`,
    );
    expect(ended.rows).toEqual([{ ended: '1' }]);
    const left = await application.query('select id from app.audit_log where id = any($1)', [[old, young]]);
    expect(left.rows).toEqual([{ id: young }]);
  });

  it('ends security events after three months, and erases those of an account that is being erased', async () => {
    const [account, other] = [randomUUID(), randomUUID()];
    const event = (subject: string, at: string) =>
      `insert into app.security_events (id, kind, subject_id, created_at) values (gen_random_uuid(), 'founders.read', '${subject}', ${at})`;
    await application.query(
      [
        event(account, 'now()'),
        event(other, 'now()'),
        event(other, `now() - interval '3 months 1 day'`),
      ].join(';'),
    );
    const end = await application.query(
      `select app.end_security_events(now() + interval '1 year', 100) as ended`,
    );
    expect(end.rows).toEqual([{ ended: '1' }]);
    const erase = () =>
      application.query(
        `select app.erase_in_security_events(array(select id from app.security_events), '{}') as erased`,
      );
    expect((await erase()).rows).toEqual([{ erased: '0' }]);
    await application.query(
      `insert into app.account_erasures (id, account_id, state, language, requested_at, due_at, started_at)
       values (gen_random_uuid(), $1, 'running', 'en', now(), now(), now())`,
      [account],
    );
    expect((await erase()).rows).toEqual([{ erased: '1' }]);
    const left = await application.query('select subject_id from app.security_events');
    expect(left.rows).toEqual([{ subject_id: other }]);
  });
});

describe('on another PostgreSQL', () => {
  const names = {
    owner: `owner_${randomUUID().slice(0, 8)}`,
    application: `app_${randomUUID().slice(0, 8)}`,
  };
  let admin: pg.Client;
  let ownerUrl: string;
  let applicationUrl: string;
  beforeAll(async () => {
    admin = new pg.Client(connectionOf(inject('cluster')));
    await admin.connect();
    const database = `own_${randomUUID().replaceAll('-', '')}`;
    await admin.query(`create role ${names.owner} login createrole`);
    await admin.query(`grant anon, authenticated, service_role to ${names.owner} with admin option`);
    await admin.query(`create database ${database} owner ${names.owner}`);
    const url = new URL(inject('cluster'));
    url.pathname = `/${database}`;
    ownerUrl = urlFor(names.owner, url.href);
    url.password = 'pass-phrase';
    applicationUrl = urlFor(names.application, url.href);
    await migrate(ownerUrl);
  });
  afterAll(() => admin.end());

  const grants = () => grantToApplication({ ownerUrl, role: names.application, hosted: true });

  it('the start says which command creates the missing role', async () => {
    await expect(grants()).rejects.toThrow('npm run database:roles');
  });

  it('whoever may create no roles is told what an administrator has to run', async () => {
    await admin.query(`alter role ${names.owner} nocreaterole`);
    await expect(createApplicationRole(ownerUrl, applicationUrl)).rejects.toThrow(
      `Let an administrator of the database run: create role "${names.application}" login bypassrls`,
    );
    await admin.query(`alter role ${names.owner} createrole`);
  });

  it('an owner without row-level bypass creates a role that still reads and writes', async () => {
    expect(await createApplicationRole(ownerUrl, applicationUrl)).toBe(true);
    expect(await createApplicationRole(ownerUrl, applicationUrl)).toBe(false);
    await grants();
    await grants();
    const application = createPool(applicationUrl, 1);
    try {
      await application.query(`insert into public.referral_events (code, type) values ('abc', 'click')`);
      const { rows } = await application.query('select code from public.referral_events');
      expect(rows).toEqual([{ code: 'abc' }]);
      await expect(application.query('delete from app.audit_log')).rejects.toMatchObject({ code: '42501' });
    } finally {
      await application.end();
    }
  });

  it('tables of later migrations are open to it without another start', async () => {
    const owner = createPool(ownerUrl, 1);
    const application = createPool(applicationUrl, 1);
    try {
      await owner.query('create table app.later (id int)');
      const { rowCount } = await application.query('insert into app.later values (1)');
      expect(rowCount).toBe(1);
    } finally {
      await Promise.all([owner.end(), application.end()]);
    }
  });

  it('the owner itself, a member of its role and a superuser are refused, and nothing is granted or revoked', async () => {
    const member = `member_${randomUUID().slice(0, 8)}`;
    await admin.query(`create role ${member}`);
    await admin.query(`grant ${names.owner} to ${member}`);
    for (const role of [names.owner, member, 'postgres'])
      await expect(grantToApplication({ ownerUrl, role })).rejects.toThrow('could change the audit log');
    const owner = createPool(ownerUrl, 1);
    const { rows } = await owner.query(`select has_table_privilege($1, 'app.audit_log', 'update') as may`, [
      names.owner,
    ]);
    await owner.end();
    expect(rows).toEqual([{ may: true }]);
  });
});
