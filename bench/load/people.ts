import { randomUUID } from 'node:crypto';
import { hashSync } from 'bcryptjs';
import type pg from 'pg';
import { Samples } from './samples.ts';
import { LoadVisitor } from './visitor.ts';

export type LoadPerson = { id: string; email: string; profileId: string; visitor: LoadVisitor };

const password = 'a-long-password-of-the-measurement';
/** The app server's bcrypt cost (`LITE_AUTH_BCRYPT_COST` of tests/support/app-server.ts): sign-in is not measured here. */
const cost = 4;
/** Concurrent sign-ins. */
const together = 8;

/**
 * Accounts with a learner each, created like the demo's, and signed in over HTTP. `first` is the number of the first one, so that a second
 * group does not collide with the first.
 */
export async function makePeople(
  { url, database, samples }: { url: string; database: pg.Client; samples: Samples },
  count: number,
  first = 0,
): Promise<LoadPerson[]> {
  const hash = hashSync(password, cost);
  const people = Array.from({ length: count }, (_, index): LoadPerson => ({
    id: randomUUID(),
    email: `user${first + index}@example.org`,
    profileId: randomUUID(),
    visitor: new LoadVisitor({ url, samples }, first + index),
  }));
  await writeAccounts(database, people, hash);
  const waiting = [...people];
  await Promise.all(
    Array.from({ length: together }, async () => {
      for (let person = waiting.pop(); person; person = waiting.pop())
        await signIn(url, person, first + people.indexOf(person));
    }),
  );
  return people;
}

/** Not part of the samples: users have signed in before. */
async function signIn(url: string, person: LoadPerson, number: number): Promise<void> {
  const client = new LoadVisitor({ url, samples: new Samples() }, number);
  const { status, body, text } = await client.ask<{ access_token: string }>(
    'sign in',
    '/auth/v1/token?grant_type=password',
    {
      body: { email: person.email, password },
    },
  );
  client.close();
  if (status !== 200) throw new Error(`${person.email} cannot sign in: ${status} ${text}`);
  person.visitor.token = body.access_token;
}

async function writeAccounts(
  database: pg.Client,
  people: readonly LoadPerson[],
  hash: string,
): Promise<void> {
  const ids = people.map(({ id }) => id);
  const emails = people.map(({ email }) => email);
  const metadata = people.map(({ id, email }) =>
    JSON.stringify({ full_name: 'A learner', role: 'user', email, email_verified: true, sub: id }),
  );
  await database.query(
    `insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
     select id, 'authenticated', 'authenticated', email, $4, now(), '{"provider":"email","providers":["email"]}', metadata::jsonb, now(), now()
     from unnest($1::uuid[], $2::text[], $3::text[]) as person (id, email, metadata)`,
    [ids, emails, metadata, hash],
  );
  await database.query(
    `insert into auth.identities (id, provider, provider_id, user_id, identity_data, last_sign_in_at, created_at, updated_at)
     select gen_random_uuid(), 'email', id::text, id, metadata::jsonb, now(), now(), now()
     from unnest($1::uuid[], $2::text[]) as person (id, metadata)`,
    [ids, metadata],
  );
  await database.query(
    `insert into app.learner_profiles (id, account_id, name, language, age_band, created_at)
     select profile, id, 'Robin', 'en', '13_15', now() from unnest($1::uuid[], $2::uuid[]) as person (id, profile)`,
    [ids, people.map(({ profileId }) => profileId)],
  );
}
