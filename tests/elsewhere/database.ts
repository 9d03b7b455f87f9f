import pg from 'pg';
import { App as SupabaseLite } from '@supabase/lite';
import { createPostgresConnection } from '@supabase/lite/postgres';
import { connectionOf } from '#app/platform/database.server.ts';

/** The role of the owner of a hosted project: not a superuser, and not the owner of schema `auth`. */
export const ownerRole = 'hosted_owner';
/** The role of the platform's own services: not a superuser either, and it can only grant what it may do itself. */
const serviceRole = 'hosted_services';

/*
 * The initial state of a hosted project, as far as it concerns us: the roles; `auth` with tables of another owner under row-level security
 * that the owner's role may use but not change; default privileges that open everything in `public` to the API roles.
 */
const born = `
  do $$ begin
    perform pg_advisory_xact_lock(hashtext('hosted roles'));
    if not exists (select from pg_roles where rolname = 'anon') then create role anon nologin noinherit; end if;
    if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated nologin noinherit; end if;
    if not exists (select from pg_roles where rolname = 'service_role') then create role service_role nologin noinherit bypassrls; end if;
    if not exists (select from pg_roles where rolname = 'hosted_auth_admin') then create role hosted_auth_admin nologin; end if;
    if not exists (select from pg_roles where rolname = '${ownerRole}') then
      create role ${ownerRole} login nosuperuser createdb createrole bypassrls;
      grant anon, authenticated, service_role to ${ownerRole} with admin option;
    end if;
    if not exists (select from pg_roles where rolname = '${serviceRole}') then
      create role ${serviceRole} login nosuperuser bypassrls;
      grant anon, authenticated, service_role to ${serviceRole};
    end if;
    execute format('alter database %I owner to ${ownerRole}', current_database());
  end $$;
  create or replace function auth.uid() returns uuid language sql stable as
    $f$ select nullif(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub', '')::uuid $f$;
  grant usage on schema auth to anon, authenticated, service_role, hosted_auth_admin, ${ownerRole}, ${serviceRole};
  grant all on all tables in schema auth to ${ownerRole}, ${serviceRole};
  grant usage on schema public to anon, authenticated, service_role;
  alter default privileges for role ${ownerRole} in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges for role ${ownerRole} in schema public grant all on sequences to anon, authenticated, service_role;
  alter default privileges for role ${ownerRole} in schema public grant all on functions to anon, authenticated, service_role;`;

const othersTables = `
  do $$ declare name text; begin
    for name in select tablename from pg_tables where schemaname = 'auth' loop
      execute format('alter table auth.%I owner to hosted_auth_admin', name);
      execute format('alter table auth.%I enable row level security', name);
    end loop;
  end $$;`;

/** The built-in service's library with a default configuration. */
export function liteOn(url: string, config: object) {
  const { host, connectionString } = connectionOf(url);
  const connection = createPostgresConnection({
    url: connectionString ?? url.replace(/\?.*$/, ''),
    postgresOptions: { ...(host ? { host } : {}), max: 6, onnotice: () => undefined },
  });
  const lite = new SupabaseLite({ connection, ...config } as ConstructorParameters<typeof SupabaseLite>[0]);
  return { lite, close: () => connection.close() };
}

/**
 * Turns an empty database into that of a hosted project: the platform's own tables first, before our migrations. Returns the URLs for its
 * owner (our product) and for the platform's services.
 */
export async function bornHosted(url: string): Promise<{ owned: string; services: string }> {
  const { lite, close } = liteOn(url, { auth: { enabled: true, jwt_secret: 'x'.repeat(40) } });
  const client = new pg.Client(connectionOf(url));
  await client.connect();
  try {
    await lite.ensureSystemSchema();
    await client.query(born);
    await client.query(othersTables);
  } finally {
    await client.end();
    await close();
  }
  const as = (role: string) => {
    const address = new URL(url);
    address.username = role;
    return address.href;
  };
  return { owned: as(ownerRole), services: as(serviceRole) };
}
