-- Two schemas with two meanings. `public` is what the browser reaches through REST and holds exactly the four tables
-- of the specification; `app` is everything else and no API role may even look into it.
-- The roles exist already on Supabase; on a plain PostgreSQL they are made here, before any policy names them.

do $$
begin
  if not exists (select from pg_roles where rolname = 'anon') then create role anon nologin noinherit; end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated nologin noinherit; end if;
  if not exists (select from pg_roles where rolname = 'service_role') then create role service_role nologin noinherit bypassrls; end if;
end
$$;

create extension if not exists btree_gist;

revoke all on schema app from public;
revoke all on all tables in schema app from anon, authenticated;
alter default privileges in schema app revoke all on tables from anon, authenticated, public;

-- The account of the verified token, as Supabase defines it; made here when the database is not Supabase's.
create schema if not exists auth;
grant usage on schema auth to anon, authenticated, service_role;

do $$
begin
  if to_regprocedure('auth.uid()') is null then
    create function auth.uid() returns uuid language sql stable as
      $f$ select nullif(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub', '')::uuid $f$;
  end if;
end
$$;
