import { insertFailedAttempt } from '#app/accounts/db/security-events.server.ts';
import type { AuthCallKind } from './calls.ts';
import type { Front } from './parts.ts';

/** Records a wrong password or code, the same way for addresses with and without an account. The limits bound the rows. */
export async function recordFailure(
  { services: { db, clock, random, log }, seals }: Front,
  { body, email, place }: AuthCallKind,
  kind: 'sign_in.failed' | 'code.failed',
): Promise<void> {
  // Nothing was guessed.
  if (email === '' || !(kind === 'sign_in.failed' ? body.password : body.token)) return;
  const addressMark = seals.seal('address that failed', email).slice(-16);
  await insertFailedAttempt(db, { id: random.uuid(), kind, addressMark, network: place, at: clock.now() });
  log.info({ kind, network: place, addressMark }, 'a sign-in failed');
}
