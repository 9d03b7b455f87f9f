import { setTimeout as sleep } from 'node:timers/promises';
import type { SignedInPerson } from '../balanced/calls.ts';
import { type Fire, insistOn, keepOn, once } from './fire.ts';

export type Newcomer = SignedInPerson & { email: string; profileId: string };

const password = 'killed-and-back-1';
/** Milliseconds between two sign-ups: their number per address and hour is limited. */
const pause = 250;

/** Signs up, opens the emailed link and adds a learner; null when the process died during the sign-up. */
export async function join(fire: Fire): Promise<Newcomer | null> {
  const email = `killed-${fire.random.uuid()}@example.org`;
  const body = { email, password, data: { full_name: 'Newcomer' } };
  // Two emails within one minute are refused, so this is not retried.
  const response = await once(fire, { path: '/auth/v1/signup', body });
  if (response?.status !== 200) return null;
  fire.keep('sign-up', 'select count(*)::int as kept from auth.users where email = $1', email);
  const hash = await hashFor(fire, email);
  const verified = await once(fire, { path: '/auth/v1/verify', body: { token_hash: hash, type: 'signup' } });
  if (verified?.status !== 200) return null;
  const id = (verified.body.user as { id: string }).id;
  fire.keep(
    'confirmation',
    'select count(*)::int as kept from auth.users where id = $1 and email_confirmed_at is not null',
    id,
  );
  const person = { id, token: String(verified.body.access_token) };
  const { profile } = (await insistOn(fire, {
    path: '/functions/v1/learner-profiles',
    person,
    body: { name: 'First', language: 'en' },
  })) as { profile: { id: string } };
  fire.keep(
    'learner profile',
    'select count(*)::int as kept from app.learner_profiles where account_id = $1',
    id,
  );
  return { ...person, email, profileId: profile.id };
}

/** A new account, with as many attempts as it takes. */
export async function newcomer(fire: Fire): Promise<Newcomer> {
  for (;;) {
    const person = await join(fire);
    if (person) return person;
  }
}

async function hashFor(fire: Fire, email: string): Promise<string> {
  for (let tries = 0; tries < 3000; tries += 1) {
    const path = `/functions/v1/dev/mailbox?to=${encodeURIComponent(email)}`;
    const answer = await once(fire, { path });
    const { mails = [] } = (answer?.body ?? {}) as { mails?: { text: string }[] };
    const hash = /token_hash=([^&\s]+)/.exec(mails[0]?.text ?? '')?.[1];
    if (hash) return hash;
    await sleep(100);
  }
  throw new Error(`no mail came to ${email} within five minutes`);
}

/** One person after the other signs up and enters data, and every second one requests erasure. */
export const keepJoining = (fire: Fire): Promise<void> =>
  keepOn(fire, async (turn) => {
    await sleep(pause);
    const person = await join(fire);
    if (!person) return;
    await change(fire, person);
    if (turn % 2 === 0) await wantErasure(fire, person);
  });

async function change(fire: Fire, person: Newcomer): Promise<void> {
  const year = `Year ${Math.floor(fire.random.fraction() * 1e6)}`;
  await insistOn(fire, {
    method: 'PATCH',
    path: `/functions/v1/learner-profiles/${person.profileId}`,
    person,
    body: { schoolYear: year },
  });
  fire.keep(
    'profile change',
    'select count(*)::int as kept from app.learner_profiles where id = $1 and school_year = $2',
    person.profileId,
    year,
  );
  const wanted = { user_id: person.id, font_size: 'large', dyslexia_friendly_font: true };
  const answer = await insistOn(fire, {
    path: '/rest/v1/user_preferences?on_conflict=user_id',
    person,
    body: wanted,
    headers: { prefer: 'resolution=merge-duplicates,return=minimal' },
  });
  if (Object.keys(answer).length > 0) throw new Error(`preferences: ${JSON.stringify(answer)}`);
  fire.keep(
    'preferences',
    `select count(*)::int as kept from public.user_preferences where user_id = $1 and font_size = 'large'`,
    person.id,
  );
}

async function wantErasure(fire: Fire, person: Newcomer): Promise<void> {
  await insistOn(fire, {
    path: '/functions/v1/account/erasure',
    person,
    body: { email: person.email },
  });
  fire.keep(
    'wish to be erased',
    `select count(*)::int as kept from app.account_erasures as erasure
     join app.mails as mail on mail.message_id = 'account-erasure-' || erasure.id || '-scheduled' where account_id = $1`,
    person.id,
  );
}
