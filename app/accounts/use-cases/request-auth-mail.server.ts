import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { Services } from '#app/platform/services.server.ts';
import type { Language } from '#app/platform/texts.ts';
import { insertMailRequest, type MailRequestKind } from '../db/mail-requests.server.ts';

export const mailRequestJob = 'accounts.answer-mail-request';
type WantedMail = {
  kind: MailRequestKind;
  email: string;
  language: Language;
  /** Where the link in the email returns to, a page of this site. */
  redirectTo: string | undefined;
  createUser?: boolean;
};

/**
 * Stores a request for an email. Whether the account exists is not checked before the response, so neither its content
 * nor its timing reveals that; a job sends the email, and survives a crash of this process.
 */
export async function requestAuthMail(
  services: Pick<Services, 'db' | 'jobs' | 'random' | 'clock'>,
  wanted: WantedMail,
): Promise<void> {
  await services.db.transaction().execute((trx) => requestAuthMailIn(trx, services, wanted));
}

/** The same in the caller's transaction. */
export async function requestAuthMailIn(
  trx: Kysely<DB>,
  { jobs, random, clock }: Pick<Services, 'jobs' | 'random' | 'clock'>,
  wanted: WantedMail,
): Promise<void> {
  const id = random.uuid();
  const { createUser = false } = wanted;
  await insertMailRequest(trx, { ...wanted, createUser, id, createdAt: clock.now() });
  await jobs.send(trx, mailRequestJob, { id });
}
