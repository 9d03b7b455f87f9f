import { sql } from 'kysely';
import type { Services } from '#app/platform/services.server.ts';
import { seedPastSessions } from '#app/booking/public.server.ts';
import { seedTutors } from '#app/tutors/public.server.ts';
import { demoAccounts, type DemoAccount, demoPasswordHash } from './accounts.ts';
import { seedLearners } from './learners.ts';
import { seedPractice } from './practice.ts';

/** Fills an empty database with people who can be signed in to. Does nothing where accounts exist. */
export async function seedDemo(services: Services): Promise<void> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from auth.users`.execute(
    services.db,
  );
  if ((rows[0]?.count ?? 0) > 0) return;
  const accounts = await createAccounts(services);
  const idOf = (role: DemoAccount['role']) => accounts.find((account) => account.role === role)?.id ?? '';
  const tutor = accounts.find(({ role }) => role === 'tutor');
  await seedTutors(services.db, services.clock, tutor);
  await seedPastSessions(services);
  await seedLearners(services, { parentId: idOf('parent'), learnerId: idOf('learner') });
  await seedPractice(services);
}

/** Accounts as the auth service itself would have written them after a confirmed sign-up. */
export async function createAccounts({ db, random, settings, clock }: Services) {
  const now = clock.now();
  const accounts = demoAccounts(settings.adminEmails).map((account) => ({ ...account, id: random.uuid() }));
  for (const { id, email, name } of accounts) {
    const metadata = JSON.stringify({ full_name: name, role: 'user', email, email_verified: true, sub: id });
    await sql`
      insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data,
        raw_user_meta_data, created_at, updated_at)
      values (${id}, 'authenticated', 'authenticated', ${email}, ${demoPasswordHash}, ${now},
        '{"provider":"email","providers":["email"]}', ${metadata}, ${now}, ${now})`.execute(db);
    await sql`
      insert into auth.identities (id, provider, provider_id, user_id, identity_data, last_sign_in_at, created_at, updated_at)
      values (${random.uuid()}, 'email', ${id}, ${id}, ${metadata}, ${now}, ${now}, ${now})`.execute(db);
  }
  return accounts;
}
