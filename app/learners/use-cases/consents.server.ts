import type { Kysely } from 'kysely';
import { accountContact, findDeclaration, needsAdult } from '#app/accounts/index.server.ts';
import type { DB } from '#app/platform/database-types.ts';
import type { Services } from '#app/platform/services.server.ts';
import { findLinkToProfile, lockLink } from '../db/adult-links.server.ts';
import {
  type ConsentRecord,
  grantConsent,
  hasAdultsConsent,
  hasConsent,
  loadConsents,
  withdrawConsents,
} from '../db/consents.server.ts';
import { type AccountProfileRef, loadProfile, pinProfile } from '../db/learners.server.ts';
import type { ConsentSubject } from '../domain/consent.ts';
import { learnerError } from '../model/errors.ts';
import { requireActiveLink } from './adult-links.server.ts';
import { isMinorsAccount } from './minors-account.server.ts';

/** Consents for a learner, whether a language model may read their words only with consent, and whether the caller gives it. */
export type ConsentsOfLearner = {
  consents: (Omit<ConsentRecord, 'accountId'> & {
    /** The address of the account that agreed, or `you` for the caller’s. */
    agreedBy: string;
  })[];
  modelNeedsConsent: boolean;
  /** Of the adult of the account, or of the linked adult. */
  decidedBy: 'account' | 'adult';
};
type Deps = Pick<Services, 'db' | 'clock' | 'random'>;

/** Of a learner of the caller, or of the family in which the caller is the second adult. Throws `unknown_profile` (404). */
export async function readConsents(
  { db }: Pick<Services, 'db'>,
  caller: AccountProfileRef,
): Promise<ConsentsOfLearner> {
  const ref = await findCaredFor(db, caller);
  const profile = ref && (await loadProfile(db, ref));
  if (!profile) throw learnerError('unknown_profile', { status: 404 });
  const declaration = await findDeclaration(db, ref.accountId);
  const isMinors = isMinorsAccount(declaration);
  const subject = { profileId: ref.id };
  const consents = await (isMinors
    ? loadConsents(db, subject, { subjectAccountId: ref.accountId })
    : loadConsents(db, subject));
  const addresses = new Map([[caller.accountId, 'you']]);
  for (const { accountId } of consents)
    if (!addresses.has(accountId))
      addresses.set(accountId, (await accountContact(db, accountId))?.email ?? '');
  return {
    consents: consents.map(({ accountId, ...consent }) => ({
      ...consent,
      agreedBy: addresses.get(accountId) ?? '',
    })),
    modelNeedsConsent: isMinors || needsAdult(profile.ageBand, declaration?.country ?? null),
    decidedBy: isMinors ? 'adult' : 'account',
  };
}

/**
 * Agrees that a language model reads what the learner writes, or takes it back with immediate effect. Throws `unknown_profile` (404), and
 * `adult_decides` (409) on a minor’s own account.
 */
export async function changeModelConsent(
  { db, clock, random }: Deps,
  caller: AccountProfileRef,
  isGranted: boolean,
): Promise<ConsentsOfLearner> {
  return db.transaction().execute(async (trx) => {
    const ref = await findCaredFor(trx, caller);
    if (ref?.linkId) await lockLink(trx, { id: ref.linkId, accountId: caller.accountId });
    // The link may have ended while its lock was awaited.
    const current = ref?.linkId ? await findCaredFor(trx, caller) : ref;
    if (!current || !(await pinProfile(trx, current))) throw learnerError('unknown_profile', { status: 404 });
    if (isMinorsAccount(await findDeclaration(trx, current.accountId)))
      throw learnerError('adult_decides', { status: 409 });
    const subject = { profileId: caller.id };
    await setModelConsent({ db: trx, clock, random }, { accountId: caller.accountId, subject, isGranted });
    return readConsents({ db: trx }, caller);
  });
}

/**
 * The same for the person of a minor’s own account, by their linked adult. Throws `unknown_link` (404), also for a link with a family, whose
 * learners are agreed for one by one.
 */
export async function changeMinorsModelConsent(
  { db, clock, random }: Deps,
  { adultId, linkId, isGranted }: { adultId: string; linkId: string; isGranted: boolean },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockLink(trx, { id: linkId, accountId: adultId });
    const link = await requireActiveLink(trx, { id: linkId, adultId }, 'minor');
    const subject = { subjectAccountId: link.accountId };
    await setModelConsent({ db: trx, clock, random }, { accountId: adultId, subject, isGranted });
  });
}

async function setModelConsent(
  { db, clock, random }: Deps,
  { accountId, subject, isGranted }: { accountId: string; subject: ConsentSubject; isGranted: boolean },
): Promise<void> {
  const change = { subject, purpose: 'model' as const, now: clock.now() };
  if (isGranted) await grantConsent(db, { ...change, accountId, id: random.uuid() });
  else await withdrawConsents(db, change);
}

/** The learner with the account that it belongs to: the caller’s own, or that of the caller’s family link. */
async function findCaredFor(
  db: Kysely<DB>,
  caller: AccountProfileRef,
): Promise<(AccountProfileRef & { linkId: string | null }) | undefined> {
  if (await loadProfile(db, caller)) return { ...caller, linkId: null };
  const link = await findLinkToProfile(db, { profileId: caller.id, adultId: caller.accountId });
  return link?.kind === 'family' ? { id: caller.id, accountId: link.accountId, linkId: link.id } : undefined;
}

/**
 * Whether a language model may read what is written in a conversation of the account. On a minor’s own account only while a linked adult agrees;
 * otherwise of a learner who needs an adult’s consent only while it is in effect.
 */
export async function mayModelRead(
  db: Kysely<DB>,
  { accountId, profileId }: { accountId: string; profileId: string | null },
): Promise<boolean> {
  const declaration = await findDeclaration(db, accountId);
  const profile = profileId === null ? null : await loadProfile(db, { id: profileId, accountId });
  if (profile === undefined) return false;
  if (isMinorsAccount(declaration)) return hasAdultsConsent(db, accountId, 'model');
  if (profile === null || !needsAdult(profile.ageBand, declaration?.country ?? null)) return true;
  return hasConsent(db, { accountId, profileId: profile.id }, 'model');
}
