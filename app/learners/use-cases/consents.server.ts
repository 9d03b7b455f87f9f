import type { Kysely } from 'kysely';
import { findDeclaration, needsAdult } from '#app/accounts/index.server.ts';
import type { DB } from '#app/platform/database-types.ts';
import type { Services } from '#app/platform/services.server.ts';
import {
  type ConsentRecord,
  grantConsent,
  hasConsent,
  loadConsents,
  withdrawConsents,
} from '../db/consents.server.ts';
import { type AccountProfileRef, loadProfile, pinProfile } from '../db/learners.server.ts';
import { learnerError } from '../model/errors.ts';

/** Consents for a learner, and whether a language model may read their words only with consent. */
export type ConsentsOfLearner = { consents: ConsentRecord[]; modelNeedsConsent: boolean };

/** Throws `unknown_profile` (404). */
export async function readConsents(
  { db }: Pick<Services, 'db'>,
  own: AccountProfileRef,
): Promise<ConsentsOfLearner> {
  const profile = await loadProfile(db, own);
  if (!profile) throw learnerError('unknown_profile', { status: 404 });
  const country = (await findDeclaration(db, own.accountId))?.country ?? null;
  return {
    consents: await loadConsents(db, { accountId: own.accountId, profileId: own.id }),
    modelNeedsConsent: needsAdult(profile.ageBand, country),
  };
}

/** Agrees that a language model reads what the learner writes, or takes it back with immediate effect. Throws `unknown_profile` (404). */
export async function changeModelConsent(
  { db, clock, random }: Pick<Services, 'db' | 'clock' | 'random'>,
  own: AccountProfileRef,
  isGranted: boolean,
): Promise<ConsentsOfLearner> {
  const subject = {
    accountId: own.accountId,
    profileId: own.id,
    purpose: 'model' as const,
    now: clock.now(),
  };
  return db.transaction().execute(async (trx) => {
    if (!(await pinProfile(trx, own))) throw learnerError('unknown_profile', { status: 404 });
    if (isGranted) await grantConsent(trx, { ...subject, id: random.uuid() });
    else await withdrawConsents(trx, subject);
    return readConsents({ db: trx }, own);
  });
}

/**
 * Whether a language model may read what is written in a conversation of the account: of a learner who needs an adult’s consent only while it is in
 * effect, and without a learner not on the account of a minor.
 */
export async function mayModelRead(
  db: Kysely<DB>,
  { accountId, profileId }: { accountId: string; profileId: string | null },
): Promise<boolean> {
  const declaration = await findDeclaration(db, accountId);
  if (profileId === null) return declaration === undefined || declaration.ageBand === 'adult';
  const profile = await loadProfile(db, { id: profileId, accountId });
  if (!profile) return false;
  if (!needsAdult(profile.ageBand, declaration?.country ?? null)) return true;
  return hasConsent(db, { accountId, profileId }, 'model');
}
