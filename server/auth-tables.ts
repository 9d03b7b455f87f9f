import type pg from 'pg';
import { createPatientPool } from '#app/platform/database.server.ts';

/**
 * Adds what we need to the auth service's own tables, which it creates after our migrations: indexes on lower-case email addresses and on
 * the time of sign-up, the record of earlier addresses, and the triggers for the founders' live counter and for ended sessions. Idempotent.
 * A hosted platform that forbids it gets none of them; then only the current address of an account is known, and the state of a session is
 * read at each call.
 */
export async function prepareAuthTables(pool: pg.Pool): Promise<void> {
  await createPatientPool(pool).query(additions);
}

const additions = `
  do $$
  begin
    perform pg_advisory_xact_lock(hashtext('curvela auth tables'));
    if not exists (select from pg_trigger where tgname = 'remember_former_address' and tgrelid = 'auth.users'::regclass) then
      begin
        create trigger remember_former_address after update on auth.users for each row
          when (old.email_confirmed_at is not null and old.email <> '' and lower(old.email) is distinct from lower(new.email))
          execute function app.remember_former_address();
      exception when insufficient_privilege then
        raise warning 'auth.users takes no trigger: earlier addresses are not remembered';
      end;
    end if;
    if not exists (select from pg_trigger where tgname = 'broadcast_sign_up' and tgrelid = 'auth.users'::regclass) then
      begin
        create trigger broadcast_sign_up after insert on auth.users for each statement
          execute function app.broadcast_to_founders('sign_up');
        create trigger broadcast_confirmation after update on auth.users for each row
          when (old.email_confirmed_at is null and new.email_confirmed_at is not null)
          execute function app.broadcast_to_founders('sign_up');
      exception when insufficient_privilege then
        raise warning 'auth.users takes no trigger: founders see sign-ups when they load their page anew';
      end;
    end if;
    if not exists (select from pg_trigger where tgname = 'announce_ended_sessions' and tgrelid = 'auth.sessions'::regclass) then
      begin
        create trigger announce_ended_sessions after delete on auth.sessions
          referencing old table as ended for each statement
          execute function app.announce_ended_sessions();
      exception when insufficient_privilege then
        raise warning 'auth.sessions takes no trigger: the state of a session is read at each call';
      end;
    end if;
    if to_regclass('auth.curvela_users_lower_email') is null
      and pg_has_role((select relowner from pg_class where oid = 'auth.users'::regclass), 'member')
    then
      create index curvela_users_lower_email on auth.users (lower(email));
    end if;
    if to_regclass('auth.curvela_users_by_time') is null
      and pg_has_role((select relowner from pg_class where oid = 'auth.users'::regclass), 'member')
    then
      create index curvela_users_by_time on auth.users (created_at) include (id, email_confirmed_at) where deleted_at is null;
    end if;
  end
  $$`;
