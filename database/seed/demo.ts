import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Services } from '#app/platform/services.server.ts';
import { seedPastSessions } from '#app/booking/index.server.ts';
import { seedTutors } from '#app/tutors/index.server.ts';
import { demoAccounts, type DemoAccount, demoPasswordHash } from './accounts.ts';
import { seedLearners } from './learners.ts';
import { seedPractice } from './practice.ts';

/** Milliseconds between two checks whether another process is done. */
const pause = 500;
/** Metadata of an account while the demo is incomplete. */
const half = '{"provider":"email","providers":["email"],"seeding":true}';
const whole = '{"provider":"email","providers":["email"]}';

/**
 * Fills an empty database with demo accounts. Does nothing where accounts exist, unless they are those of a demo whose start was killed:
 * that one is completed. One process at a time. Uses the pool with the long timeout, since it may take long on a slow machine.
 */
export async function seedDemo(services: Services): Promise<void> {
  const patient = { ...services, db: services.patientDb };
  await patient.db.connection().execute(async (one) => {
    const taken = async () => {
      const { rows } = await sql<{ taken: boolean }>`
        select pg_try_advisory_lock(hashtext('curvela demo')) as taken`.execute(one);
      return rows[0]?.taken ?? false;
    };
    while (!(await taken())) await sleep(pause);
    try {
      await makeWhole(patient);
    } finally {
      await sql`select pg_advisory_unlock(hashtext('curvela demo'))`.execute(one);
    }
  });
}

async function makeWhole(services: Services): Promise<void> {
  const { db, clock, settings } = services;
  // One more than the demo has, enough to see whether there are other accounts.
  const { rows } = await sql<{ id: string; email: string; half: boolean }>`
    select id, email, coalesce(raw_app_meta_data ->> 'seeding' = 'true', false) as half
    from auth.users order by id limit ${demoAccounts(settings.adminEmails).length + 1}`.execute(db);
  if (rows.some((row) => !row.half)) return;
  const accounts = rows.length > 0 ? await halfMade(services, rows) : await createAccounts(services, half);
  const idOf = (role: DemoAccount['role']) => accounts.find((account) => account.role === role)?.id ?? '';
  const tutor = accounts.find(({ role }) => role === 'tutor');
  await seedTutors(db, clock, tutor);
  await seedPastSessions(services);
  await seedLearners(services, { parentId: idOf('parent'), learnerId: idOf('learner') });
  await seedPractice(services);
  const ids = accounts.map(({ id }) => id);
  await sql`update auth.users set raw_app_meta_data = ${whole} where id = any(${ids}::uuid[])`.execute(db);
}

/** The accounts of an unfinished demo. Its learners are deleted with all their data: partial practice cannot be continued. */
async function halfMade({ db, settings }: Services, rows: readonly { id: string; email: string }[]) {
  await db
    .deleteFrom('app.learner_profiles')
    .where(
      'account_id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  const planned = demoAccounts(settings.adminEmails);
  return rows.flatMap((row) =>
    planned.filter(({ email }) => email === row.email).map((account) => ({ ...account, ...row })),
  );
}

/** Creates accounts as the auth service would after a confirmed sign-up, all or none. */
export async function createAccounts(
  { db, random, settings, clock }: Services,
  metadataOfService = whole,
): Promise<(DemoAccount & { id: string })[]> {
  const now = clock.now();
  const accounts = demoAccounts(settings.adminEmails).map((account) => ({ ...account, id: random.uuid() }));
  await db.transaction().execute(async (trx) => {
    for (const { id, email, name } of accounts) {
      const metadata = JSON.stringify({
        full_name: name,
        role: 'user',
        email,
        email_verified: true,
        sub: id,
      });
      await sql`
        insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data,
          raw_user_meta_data, created_at, updated_at)
        values (${id}, 'authenticated', 'authenticated', ${email}, ${demoPasswordHash}, ${now},
          ${metadataOfService}, ${metadata}, ${now}, ${now})`.execute(trx);
      await sql`
        insert into auth.identities (id, provider, provider_id, user_id, identity_data, last_sign_in_at, created_at, updated_at)
        values (${random.uuid()}, 'email', ${id}, ${id}, ${metadata}, ${now}, ${now}, ${now})`.execute(trx);
    }
  });
  return accounts;
}
