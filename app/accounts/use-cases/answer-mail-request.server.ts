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

/** Milliseconds after which nobody waits for the mail any more: what it holds lives an hour. */
const staleAfter = 3_600_000;
const digits = 6;

type Deps = Pick<Services, 'db' | 'jobs' | 'mail' | 'settings' | 'random' | 'clock'>;

/** Registers the job that answers requests for mails, and the one that forgets the rest. Call before the jobs start. */
export function registerAuthMails(services: Deps): void {
  const { jobs } = services;
  jobs.handle<{ id: string }>(mailRequestJob, ({ id }) => answerMailRequest(services, id));
  jobs.repeat('accounts.forget-mail-requests', '45 * * * *', () => forgetMailRequests(services));
}

/** Requests that no job could answer in time are deleted. */
export async function forgetMailRequests({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await deleteMailRequestsBefore(db, new Date(clock.now().getTime() - staleAfter));
}

/** Sends the wanted mail if the address has an account that it makes sense for. Happens once, whatever fails. */
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
    // Whoever asked for the change hears nothing of it; the owner of the mailbox may know what they have.
    return sendNotice(services, { kind: 'addressTaken', to, language, values: { address: to } });
  }
  const code = codeOf(services.random);
  const hash = createHash('sha256').update(`${to}${code}`).digest('hex');
  await setToken(trx, { accountId: account.id, kind, hash, now: services.clock.now() });
  await sendAuthMail(services, { to, kind, tokenHash: hash, code, language, redirectTo });
}

const codeOf = (random: Random): string =>
  String(Math.floor(random.fraction() * 10 ** digits)).padStart(digits, '0');
