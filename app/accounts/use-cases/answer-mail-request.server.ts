import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { Random } from '#app/platform/random.ts';
import type { Services } from '#app/platform/services.server.ts';
import { sendAuthMail } from './auth-mail.server.ts';
import { sendNotice } from './send-notice.server.ts';
import { knownAddress } from '../db/accounts.server.ts';
import {
  addresseeOf,
  deleteMailRequestsBefore,
  type MailRequest,
  setToken,
  takeMailRequest,
} from '../db/mail-requests.server.ts';
import { mailRequestJob } from './request-auth-mail.server.ts';

/** Milliseconds after which a request is not answered any more: the token in the email lives an hour. */
const staleAfter = 3_600_000;
const digits = 6;

type Deps = Pick<Services, 'db' | 'jobs' | 'mail' | 'settings' | 'random' | 'clock'>;

/** Registers the jobs that answer email requests and delete old ones. Call before the jobs start. */
export function registerAuthMails(services: Deps): void {
  const { jobs } = services;
  jobs.handle<{ id: string }>(mailRequestJob, ({ id }) => answerMailRequest(services, id));
  jobs.repeat('accounts.forget-mail-requests', '45 * * * *', () => forgetMailRequests(services));
}

/** Deletes requests that no job could answer in time. */
export async function forgetMailRequests({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await deleteMailRequestsBefore(db, new Date(clock.now().getTime() - staleAfter));
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
  if (!account || (kind === 'signup' && account.confirmed)) return;
  const to = kind === 'email_change' ? account.newEmail : account.email;
  if (to === null) return;
  if (kind === 'email_change' && (await knownAddress(trx, to)) === 'confirmed') {
    // The requester learns nothing; the owner of the mailbox may be reminded of the existing account.
    return sendNotice(services, { kind: 'addressTaken', to, language, values: { address: to } });
  }
  const code = codeOf(services.random);
  const hash = createHash('sha256').update(`${to}${code}`).digest('hex');
  await setToken(trx, { accountId: account.id, kind, hash, now: services.clock.now() });
  await sendAuthMail(services, { to, kind, tokenHash: hash, code, language, redirectTo });
}

const codeOf = (random: Random): string =>
  String(Math.floor(random.fraction() * 10 ** digits)).padStart(digits, '0');
