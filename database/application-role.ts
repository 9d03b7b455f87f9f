import pg from 'pg';
import { connectionOf } from '#app/platform/database.server.ts';
import { registry } from './registry.ts';

/** The role of the serving process on the embedded database; elsewhere DATABASE_URL names it. */
export const applicationRole = 'curvela_application';

/** The application's role is missing or may do too much; the message says what to do. */
export class ApplicationRoleError extends Error {
  override readonly name = 'ApplicationRoleError';
}

type Grants = {
  /** URL of the owner of the tables, whom migrations run as. */
  ownerUrl: string;
  role: string;
  /** The accounts are a hosted platform's: its tables and roles are granted by the platform. */
  hosted?: boolean;
};

/** The URL for another role of the same database. */
export function urlFor(role: string, url: string): string {
  const address = new URL(url);
  address.username = role;
  return address.href;
}

/**
 * Gives the application's role what it needs and no more: rows of every table, but only new rows of the audit tables, no rows of the
 * migrations, and no table of its own except the queue's, which the queue upgrades itself. Idempotent; tables that come later are included
 * by default privileges. Throws ApplicationRoleError when the role is missing or could change audit rows nevertheless.
 */
export async function grantToApplication({ ownerUrl, role, hosted = false }: Grants): Promise<void> {
  const client = new pg.Client(connectionOf(ownerUrl));
  await client.connect();
  try {
    const { rows } = await client.query<{ owns: boolean }>(
      `select pg_has_role(rolname, (select relowner from pg_class where oid = 'app.audit_log'::regclass), 'member') as owns
       from pg_roles where rolname = $1`,
      [role],
    );
    if (!rows[0])
      throw new ApplicationRoleError(
        `The database has no role "${role}", which DATABASE_URL names. Run "npm run database:roles" first.`,
      );
    if (rows[0].owns)
      throw new ApplicationRoleError(
        `The role "${role}" of DATABASE_URL could change the audit log: it is a superuser, or the owner of the tables, or belongs to that role. Name another role in DATABASE_URL and run "npm run database:roles".`,
      );
    await client.query(grantsFor(pg.escapeIdentifier(role), hosted)).catch((thrown: unknown) => {
      throw notPermitted(thrown, `The owner of DATABASE_OWNER_URL may not grant to "${role}"`);
    });
  } finally {
    await client.end();
  }
}

/**
 * Creates the application's role with the name and password in `applicationUrl`. False when it exists: then nothing is changed. Throws
 * ApplicationRoleError when the owner may create no roles.
 */
export async function createApplicationRole(ownerUrl: string, applicationUrl: string): Promise<boolean> {
  const { username, password } = new URL(applicationUrl);
  const name = decodeURIComponent(username);
  const login = `create role ${pg.escapeIdentifier(name)} login password ${pg.escapeLiteral(decodeURIComponent(password))}`;
  const client = new pg.Client(connectionOf(ownerUrl));
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [name]);
    if (rowCount !== 0) return false;
    // Only a role that bypasses row-level security itself can pass it on; without it, policies are made.
    await client.query(`${login} bypassrls`).catch((thrown: unknown) => {
      if ((thrown as { code?: string }).code !== insufficientPrivilege) throw thrown;
      return client.query(login);
    });
    // The owner gives the queue's tables to the role, which takes its membership.
    await client.query(`grant ${pg.escapeIdentifier(name)} to current_user`);
    return true;
  } catch (thrown) {
    const reason = `The user of DATABASE_OWNER_URL may not create the role "${name}"`;
    throw notPermitted(
      thrown,
      reason,
      `create role ${pg.escapeIdentifier(name)} login bypassrls password '…'`,
    );
  } finally {
    await client.end();
  }
}

const insufficientPrivilege = '42501';

/** An ApplicationRoleError for a refusal of the database, anything else unchanged. */
function notPermitted(thrown: unknown, reason: string, instead?: string): unknown {
  if ((thrown as { code?: string }).code !== insufficientPrivilege) return thrown;
  const advice = instead ? ` Let an administrator of the database run: ${instead};` : '';
  return new ApplicationRoleError(`${reason}: ${(thrown as Error).message}. Nothing was changed.${advice}`, {
    cause: thrown,
  });
}

/** Creates the application's role on the embedded database, whose superuser is the owner. */
export async function createEmbeddedRole(ownerUrl: string): Promise<void> {
  const client = new pg.Client(connectionOf(ownerUrl));
  await client.connect();
  try {
    await client.query(`
      do $$ begin
        perform pg_advisory_xact_lock(hashtext('curvela application role'));
        if not exists (select from pg_roles where rolname = '${applicationRole}') then
          create role ${applicationRole} login bypassrls;
        end if;
      end $$`);
  } finally {
    await client.end();
  }
}

const auditTables = Object.entries(registry).flatMap(([table, { changedBy }]) => (changedBy ? [table] : []));
const publicTables = Object.keys(registry).filter((table) => table.startsWith('public.'));

/** Statements sent together are one transaction. They take locks of the grants only: rows are read and written meanwhile. */
const grantsFor = (role: string, hosted: boolean): string => `
  ${lockGrants};
  grant usage on schema app, public to ${role};
  grant select, insert, update, delete on all tables in schema app to ${role};
  grant select, insert, update, delete on ${publicTables.join(', ')} to ${role};
  grant usage, select, update on all sequences in schema app, public to ${role};
  grant execute on all functions in schema app to ${role};
  alter default privileges in schema app grant select, insert, update, delete on tables to ${role};
  alter default privileges in schema app grant usage, select, update on sequences to ${role};
  alter default privileges in schema app grant execute on functions to ${role};
  revoke insert, update, delete on app.migrations from ${role};
  revoke update, delete, truncate, references, trigger on ${auditTables.join(', ')} from ${role};
  ${policiesFor(role)}
  ${hosted ? grantsOnHosted(role) : grantsOnBuiltIn(role)}
  ${queueFor(role)}`;

/** Two processes that change the privileges of the same table at once would fail. */
export const lockGrants = `select pg_advisory_xact_lock(hashtext('curvela grants'))`;

/** Row-level security narrows the browsers' roles; the application filters by itself. Where its role cannot bypass it, policies let it pass. */
const policiesFor = (role: string): string => `
  do $$ declare guarded text; begin
    if exists (select from pg_roles where rolname = ${pg.escapeLiteral(role.slice(1, -1))} and rolbypassrls) then return; end if;
    foreach guarded in array array[${publicTables.map((table) => `'${table}'`).join(', ')}] loop
      if not exists (select from pg_policy where polrelid = guarded::regclass and polname = 'application') then
        execute format('create policy application on %s to ${role} using (true) with check (true)', guarded);
      end if;
    end loop;
  end $$;`;

/** The REST service takes the role of the caller for each request, and its schema may not exist yet. */
const grantsOnBuiltIn = (role: string): string => `
  grant anon, authenticated to ${role};
  grant usage on schema auth to ${role};
  grant select, insert, update, delete on all tables in schema auth to ${role};
  grant usage, select, update on all sequences in schema auth to ${role};
  alter default privileges in schema auth grant select, insert, update, delete on tables to ${role};
  alter default privileges in schema auth grant usage, select, update on sequences to ${role};`;

/** What the platform does not let its owner pass on, it says as a warning. */
const grantsOnHosted = (role: string): string => `
  grant usage on schema auth to ${role};
  grant select, insert, update, delete on all tables in schema auth to ${role};
  do $$ begin
    if to_regprocedure('realtime.send(jsonb, text, text, boolean)') is not null then
      grant usage on schema realtime to ${role};
      grant execute on function realtime.send(jsonb, text, text, boolean) to ${role};
    end if;
  exception when insufficient_privilege then
    raise warning 'the platform lets the application send no broadcasts';
  end $$;`;

/** The queue's tables belong to the application, because the queue creates and upgrades them by itself. */
const queueFor = (role: string): string => `
  do $$ declare each record; begin
    if (select nspowner from pg_namespace where nspname = 'jobs') = to_regrole('${role}')::oid then return; end if;
    execute 'alter schema jobs owner to ${role}';
    for each in
      select format('alter table jobs.%I owner to ${role}', c.relname) as command from pg_class c
        where c.relnamespace = 'jobs'::regnamespace and c.relkind in ('r', 'p', 'v')
      union all
      select format('alter routine %s owner to ${role}', p.oid::regprocedure) from pg_proc p where p.pronamespace = 'jobs'::regnamespace
      union all
      select format('alter type jobs.%I owner to ${role}', t.typname) from pg_type t
        where t.typnamespace = 'jobs'::regnamespace and t.typtype in ('e', 'd')
    loop execute each.command; end loop;
  end $$;`;
