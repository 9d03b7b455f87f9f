import { createHash, createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { Services } from '#app/platform/services.server.ts';
import { sendAuthMail } from './auth-mail.server.ts';
import { sendNotice } from './send-notice.server.ts';
import { knownAddress } from '../db/accounts.server.ts';
import {
  addresseeOf,
  deleteMailRequestsBefore,
  deleteSignUpLinksBefore,
  loadMailedToken,
  loadSignUpLink,
  type MailedToken,
  type MailRequest,
  saveSignUpLink,
  setToken,
  takeMailRequest,
} from '../db/mail-requests.server.ts';
import { normaliseEmail } from '../model/rules.ts';
import { mailRequestJob } from './request-auth-mail.server.ts';

/** Milliseconds after which a request is not answered any more: the token in the email lives an hour. */
const staleAfter = 3_600_000;
const digits = 6;
/**
 * Milliseconds for which a new request sends the same link and code again. Otherwise anybody who requests a mail every minute would kill
 * each link before its owner opens it. They live an hour from the first mail on, so that there is always half an hour left.
 */
const sameLinkFor = 1_800_000;

type Deps = Pick<Services, 'db' | 'jobs' | 'mail' | 'settings' | 'random' | 'clock'>;

/** Registers the jobs that answer email requests and delete old ones. Call before the jobs start. */
export function registerAuthMails(services: Deps): void {
  const { jobs } = services;
  jobs.handle<{ id: string }>(mailRequestJob, ({ id }) => answerMailRequest(services, id));
  jobs.repeat('accounts.forget-mail-requests', '45 * * * *', () => forgetMailRequests(services));
}

/** Deletes requests that no job could answer in time, and links that made no account. */
export async function forgetMailRequests({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - staleAfter);
  await deleteMailRequestsBefore(db, before);
  await deleteSignUpLinksBefore(db, before);
}

/** Sends the requested email if the address has an account to which it applies. At most once, whatever fails. */
async function answerMailRequest(services: Deps, id: string): Promise<void> {
  await forgetMailRequests(services);
  await services.db.transaction().execute(async (trx) => {
    const request = await takeMailRequest(trx, id);
    if (request) await answer(trx, { ...services, db: trx }, request);
  });
}

async function answer(trx: Kysely<DB>, services: Deps, request: MailRequest): Promise<void> {
  const { kind, language, redirectTo } = request;
  const account = await addresseeOf(trx, request.email);
  if (!account) return request.createUser ? sendSignUpLink(trx, services, request) : undefined;
  if (kind === 'signup' && account.confirmed) return;
  const to = kind === 'email_change' ? account.newEmail : account.email;
  if (to === null) return;
  if (kind === 'email_change' && (await knownAddress(trx, to)) === 'confirmed') {
    // The requester learns nothing; the owner of the mailbox may be reminded of the existing account.
    return sendNotice(services, { kind: 'addressTaken', to, language, values: { address: to } });
  }
  // An account that exists never gets an administrator's address.
  if (kind === 'email_change' && services.settings.adminEmails.includes(normaliseEmail(to))) return;
  const stored = await loadMailedToken(trx, { accountId: account.id, kind });
  const { code, hash, sentAt, isNew } = tokenFor(services, to, stored);
  if (isNew) await setToken(trx, { accountId: account.id, kind, hash, now: sentAt });
  await sendAuthMail(services, { to, kind, tokenHash: hash, code, language, redirectTo });
}

/** Mails a link that makes an account when it is used. */
async function sendSignUpLink(trx: Kysely<DB>, services: Deps, request: MailRequest): Promise<void> {
  const { email: to, language, redirectTo } = request;
  const { code, hash, sentAt, isNew } = tokenFor(services, to, await loadSignUpLink(trx, to));
  if (isNew) await saveSignUpLink(trx, { email: to, hash, sentAt });
  await sendAuthMail(services, { to, kind: 'newcomer', tokenHash: hash, code, language, redirectTo });
}

/** The token to mail: the live one again, or a new one. */
function tokenFor(
  { settings, clock }: Deps,
  to: string,
  stored: MailedToken | undefined,
): MailedToken & { code: string; isNew: boolean } {
  const now = clock.now();
  const tokenOf = (sentAt: Date) => {
    const code = codeOf(settings.jwtSecret, to, sentAt);
    return { code, sentAt, hash: createHash('sha256').update(`${to}${code}`).digest('hex') };
  };
  const live = stored && now.getTime() - stored.sentAt.getTime() < sameLinkFor && tokenOf(stored.sentAt);
  // A token that the auth service or an earlier version wrote has another code, which is stored as a hash only.
  if (live && live.hash === stored.hash) return { ...live, isNew: false };
  return { ...tokenOf(now), isNew: true };
}

/** The six digits of a mail, computed from its time, so that they can be mailed again without being stored. */
function codeOf(secret: string, to: string, sentAt: Date): string {
  const mac = createHmac('sha256', secret).update(`mailed code\n${to}\n${sentAt.toISOString()}`).digest();
  // 48 bits: the remainder favours no code by more than one in 10^8.
  return String(mac.readUIntBE(0, 6) % 10 ** digits).padStart(digits, '0');
}
