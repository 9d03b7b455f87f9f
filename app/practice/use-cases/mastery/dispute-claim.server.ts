import { insertDispute } from '../../db/evidence.server.ts';
import { practiceError } from '../../model/errors.ts';
import { lockPractice } from '../../db/practice.server.ts';
import { type PracticeCaller, lockLearner, type PracticeServices } from '../context.server.ts';
import { type ClaimsView, loadClaims, viewClaims } from './read-claims.server.ts';

/**
 * "This isn’t right": the claim does not count while the dispute is open. Idempotent: a second dispute of the same claim returns the open
 * one. Throws 404 `unknown_profile` and `unknown_claim`.
 */
export async function disputeClaim(
  services: PracticeServices,
  caller: PracticeCaller,
  input: { readonly profileId: string; readonly claim: string; readonly text: string },
): Promise<ClaimsView> {
  const { db, clock, random } = services;
  const own = { profileId: input.profileId, accountId: caller.accountId };
  return db.transaction().execute(async (trx) => {
    await lockLearner(services, trx, own);
    await lockPractice(trx, own.profileId);
    const { claims } = await loadClaims(trx, own.profileId);
    if (!claims.some(({ key }) => key === input.claim)) throw practiceError('unknown_claim', { status: 404 });
    const { claim, text } = input;
    await insertDispute(trx, own, { id: random.uuid(), claim, text, at: clock.now() });
    return viewClaims(trx, own.profileId, caller.language);
  });
}
