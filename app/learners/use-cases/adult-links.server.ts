import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import {
  accountContact,
  confirmedEmail,
  findDeclaration,
  recipientLanguage,
} from '#app/accounts/index.server.ts';
import { brand } from '#app/platform/brand.ts';
import type { DB } from '#app/platform/database-types.ts';
import type { Services } from '#app/platform/services.server.ts';
import { type Language, translator } from '#app/platform/texts.ts';
import {
  type AdultLink,
  countInvitations,
  deleteForgottenInvitations,
  findActiveLink,
  findInvitation,
  findLinkToProfile,
  insertInvitation,
  loadActiveLinksOf,
  loadAdultsOf,
  loadLinksOfAdult,
  lockAdultsOf,
  lockInvitation,
  lockInvitationsTo,
  lockLink,
  setConfirmed,
  setEnded,
} from '../db/adult-links.server.ts';
import { hasAdultsConsent, withdrawConsentsOfAdult } from '../db/consents.server.ts';
import { loadProfiles } from '../db/learners.server.ts';
import {
  type AdultLinkKind,
  invitationMs,
  invitationWindowMs,
  mostAdults,
  mostInvitations,
} from '../domain/adult-link.ts';
import { adultLinkMailTexts } from '../messages/adults/mail.ts';
import type { AdultLinksView, InvitationView } from '../model/adult-link-schemas.ts';
import { learnerError } from '../model/errors.ts';
import { isMinorsAccount } from './minors-account.server.ts';

type Deps = Pick<Services, 'db' | 'clock' | 'random' | 'mail' | 'settings'>;

/** Stored form of the secret of a mailed link. 244 random bits need neither a salt nor a slow hash. */
const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/**
 * Invites an adult by email; an invitation to the same address that waits is replaced. The answer does not depend on whether the address has an
 * account. Throws `own_address`, `already_linked`, `too_many_adults` (409) and `too_many_invitations` (429).
 */
export async function inviteAdult(
  services: Deps,
  { accountId, email, language }: { accountId: string; email: string; language: Language },
): Promise<AdultLinksView> {
  const { db, clock, random } = services;
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    await lockAdultsOf(trx, accountId);
    await lockInvitationsTo(trx, email);
    const inviter = await accountContact(trx, accountId);
    if (!inviter || inviter.email.toLowerCase() === email) throw learnerError('own_address', { status: 409 });
    const kind = isMinorsAccount(await findDeclaration(trx, accountId)) ? 'minor' : 'family';
    const adults = await loadAdultsOf(trx, accountId, now);
    const [same, others] = [
      adults.filter(({ invitedEmail }) => invitedEmail === email),
      adults.filter(({ invitedEmail }) => invitedEmail !== email),
    ];
    if (same.some(({ confirmedAt }) => confirmedAt)) throw learnerError('already_linked', { status: 409 });
    if (others.length >= mostAdults[kind])
      throw learnerError('too_many_adults', { status: 409, params: { most: mostAdults[kind] } });
    await limitInvitations(trx, { accountId, email, now });
    for (const { id } of same) await setEnded(trx, { id, by: 'account', now });
    const secret = `${random.uuid()}${random.uuid()}`.replaceAll('-', '');
    const invitation = await insertInvitation(trx, {
      id: random.uuid(),
      accountId,
      kind,
      email,
      tokenHash: hashOf(secret),
      now,
      expiresAt: new Date(now.getTime() + invitationMs),
    });
    await writeMail({ ...services, db: trx }, 'invited', {
      link: invitation,
      to: email,
      requestedLanguage: language,
      values: { address: inviter.email },
      path: `/learner-profiles?invitation=${secret}`,
    });
  });
  return readAdultLinks(services, accountId);
}

async function limitInvitations(
  trx: Kysely<DB>,
  { accountId, email, now }: { accountId: string; email: string; now: Date },
): Promise<void> {
  const since = new Date(now.getTime() - invitationWindowMs);
  const [ofAccount, toAddress] = [
    await countInvitations(trx, { accountId }, since),
    await countInvitations(trx, { email }, since),
  ];
  if (ofAccount >= mostInvitations.account || toAddress >= mostInvitations.address)
    throw learnerError('too_many_invitations', { status: 429, retryAfter: invitationWindowMs / 1000 });
}

/** What the adult of a mailed link would agree to. Throws `unknown_invitation` (404) and `other_address` (409). */
export async function readInvitation(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { accountId, secret }: { accountId: string; secret: string },
): Promise<InvitationView> {
  const invitation = await findInvitation(db, hashOf(secret), clock.now());
  if (!invitation) throw learnerError('unknown_invitation', { status: 404 });
  await requireInvited(db, invitation, accountId);
  const declaration = await findDeclaration(db, accountId);
  const inviter = await accountContact(db, invitation.accountId);
  return {
    kind: invitation.kind,
    name: inviter?.name ?? '',
    email: inviter?.email ?? '',
    isAdult: declaration?.ageBand === 'adult',
  };
}

/**
 * Confirms the link of an invitation, once. Throws `unknown_invitation` (404) when it is unknown, used, ended or expired, `other_address` (409) for
 * an account whose confirmed address was not invited, `adult_needed` (409) for one that has not declared to be an adult’s, and `already_linked`
 * (409).
 */
export async function confirmInvitation(
  services: Deps,
  { accountId, secret, language }: { accountId: string; secret: string; language: Language },
): Promise<AdultLinksView> {
  const { db, clock } = services;
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    const invitation = await lockInvitation(trx, hashOf(secret), now);
    if (!invitation) throw learnerError('unknown_invitation', { status: 404 });
    const address = await requireInvited(trx, invitation, accountId);
    if ((await findDeclaration(trx, accountId))?.ageBand !== 'adult')
      throw learnerError('adult_needed', { status: 409 });
    const adults = await loadAdultsOf(trx, invitation.accountId, now);
    if (adults.some(({ adultId }) => adultId === accountId))
      throw learnerError('already_linked', { status: 409 });
    await setConfirmed(trx, { id: invitation.id, adultId: accountId, now });
    await writeToAccount({ ...services, db: trx }, 'confirmed', invitation, address, language);
  });
  return readAdultLinks(services, accountId);
}

/** Declines an invitation. Throws `unknown_invitation` (404) and `other_address` (409). */
export async function declineInvitation(
  services: Deps,
  { accountId, secret, language }: { accountId: string; secret: string; language: Language },
): Promise<void> {
  const { db, clock } = services;
  await db.transaction().execute(async (trx) => {
    const invitation = await lockInvitation(trx, hashOf(secret), clock.now());
    if (!invitation) throw learnerError('unknown_invitation', { status: 404 });
    const address = await requireInvited(trx, invitation, accountId);
    await setEnded(trx, { id: invitation.id, by: 'adult', now: clock.now() });
    await writeToAccount({ ...services, db: trx }, 'declined', invitation, address, language);
  });
}

/** The confirmed address of the account, which must be the invited one. */
async function requireInvited(db: Kysely<DB>, invitation: AdultLink, accountId: string): Promise<string> {
  const address = await confirmedEmail(db, accountId);
  if (address !== invitation.invitedEmail || invitation.accountId === accountId)
    throw learnerError('other_address', { status: 409 });
  return address;
}

/**
 * Ends a link or an invitation, from either side, with what the adult agreed to; the other side is informed by email. Throws `unknown_link` (404).
 */
export async function endAdultLink(
  services: Deps,
  { accountId, id, language }: { accountId: string; id: string; language: Language },
): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    const link = await lockLink(trx, { id, accountId });
    if (!link) throw learnerError('unknown_link', { status: 404 });
    const { adultId } = link;
    const by = adultId === accountId ? 'adult' : 'account';
    await setEnded(trx, { id, by, now });
    if (adultId === null) return;
    await withdrawConsentsOfAdult(trx, { adultId, accountId: link.accountId, now });
    const inTransaction = { ...services, db: trx };
    const other = (await accountContact(trx, accountId))?.email ?? '';
    if (by === 'adult') await writeToAccount(inTransaction, 'ended', link, other, language);
    else
      await writeMail(inTransaction, 'ended', {
        link,
        to: (await confirmedEmail(trx, adultId)) ?? link.invitedEmail,
        requestedLanguage: language,
        values: { address: other },
        path: '/learner-profiles',
      });
  });
}

/** The adults of the account, and the people whose adult it is. */
export async function readAdultLinks(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  accountId: string,
): Promise<AdultLinksView> {
  const kind = isMinorsAccount(await findDeclaration(db, accountId)) ? 'minor' : 'family';
  const adults = await loadAdultsOf(db, accountId, clock.now());
  const links = await loadLinksOfAdult(db, accountId);
  return {
    kind,
    most: mostAdults[kind],
    adults: adults.map((link) => ({
      id: link.id,
      email: link.invitedEmail,
      invitedAt: link.invitedAt.toISOString(),
      expiresAt: link.expiresAt.toISOString(),
      confirmedAt: link.confirmedAt?.toISOString() ?? null,
    })),
    people: await Promise.all(links.map((link) => personOf(db, link))),
  };
}

async function personOf(db: Kysely<DB>, link: AdultLink): Promise<AdultLinksView['people'][number]> {
  const contact = await accountContact(db, link.accountId);
  const profiles = await loadProfiles(db, link.accountId);
  return {
    id: link.id,
    kind: link.kind,
    name: contact?.name || (contact?.email ?? ''),
    since: (link.confirmedAt ?? link.invitedAt).toISOString(),
    learners: profiles.map(({ id, name, schoolYear }) => ({ id, name, schoolYear })),
    modelAllowed: link.kind === 'minor' ? await hasAdultsConsent(db, link.accountId, 'model') : null,
  };
}

/** The adult’s active link, of the kind. Throws `unknown_link` (404). */
export async function requireActiveLink(
  db: Kysely<DB>,
  of: { id: string; adultId: string },
  kind?: AdultLinkKind,
): Promise<AdultLink> {
  const link = await findActiveLink(db, of);
  if (!link || (kind !== undefined && link.kind !== kind))
    throw learnerError('unknown_link', { status: 404 });
  return link;
}

/** The account of a learner whose progress the caller may read as a linked adult; null when there is none. */
export async function findLinkedOwner(
  db: Kysely<DB>,
  of: { profileId: string; adultId: string },
): Promise<string | null> {
  return (await findLinkToProfile(db, of))?.accountId ?? null;
}

/** The person of a minor’s own account, and the confirmed addresses of its adults whose link lasts. */
export type MinorsAdults = { name: string; adults: readonly { linkId: string; email: string }[] };

/** Undefined for an account that is not a minor’s. */
export async function findAdultsOfMinor(
  db: Kysely<DB>,
  accountId: string,
): Promise<MinorsAdults | undefined> {
  if (!isMinorsAccount(await findDeclaration(db, accountId))) return undefined;
  const contact = await accountContact(db, accountId);
  const adults = [];
  for (const { id, adultId } of await loadActiveLinksOf(db, accountId)) {
    const email = adultId && (await confirmedEmail(db, adultId));
    if (email) adults.push({ linkId: id, email });
  }
  return { name: contact?.name || (contact?.email ?? ''), adults };
}

/** Registers the nightly job that deletes invitations which nobody accepted. Call once, before the jobs start. */
export function registerInvitationJob({ db, clock, jobs }: Pick<Services, 'db' | 'clock' | 'jobs'>): void {
  jobs.repeat('learners.adult-invitations', '50 4 * * *', () => deleteForgottenInvitations(db, clock.now()));
}

type MailKind = 'invited' | 'confirmed' | 'declined' | 'ended';
type MailRequest = {
  link: AdultLink;
  to: string;
  requestedLanguage: Language;
  /** Of the other side. */
  values: { address: string };
  path: string;
};

async function writeToAccount(
  services: Deps,
  kind: MailKind,
  link: AdultLink,
  address: string,
  requestedLanguage: Language,
): Promise<void> {
  const to = await confirmedEmail(services.db, link.accountId);
  if (to === null) return;
  const path = '/dashboard?tab=account#adults';
  await writeMail(services, kind, { link, to, requestedLanguage, values: { address }, path });
}

/** Mails name the other side by its confirmed address alone: names can be chosen freely, and the recipient may not know the sender. */
async function writeMail(
  { db, mail, settings }: Deps,
  kind: MailKind,
  { link, to, requestedLanguage, values, path }: MailRequest,
): Promise<void> {
  const language = await recipientLanguage(db, to, requestedLanguage);
  const t = translator(adultLinkMailTexts, language, 'adultLinkMail');
  // One text of the catalogue may address minors and adults differently, as French does.
  const params = { ...values, kind: link.kind, brand };
  const lines = [
    t(`${kind}.${link.kind}`, params),
    t(`${kind}.action`, params),
    `${settings.siteUrl}${path}`,
    ...(kind === 'invited' ? [t('invited.unknown')] : []),
  ];
  await mail.enqueue(db, {
    to,
    language,
    subject: t(`${kind}.subject`, params),
    text: `${lines.join('\n\n')}\n`,
    messageId: `adult-link-${link.id}-${kind}`,
    // Its link is a secret.
    ...(kind === 'invited' && { forgetAt: link.expiresAt }),
  });
}
