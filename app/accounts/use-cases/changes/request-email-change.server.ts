import type { Account } from '#app/platform/api.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import type { Language } from '#app/platform/texts.ts';
import { requestAuthMailIn } from '../request-auth-mail.server.ts';
import { sendNotice } from '../send-notice.server.ts';
import { normaliseEmail } from '../../model/rules.ts';
import { accountChangeError } from '../../model/call-errors.ts';
import { emailOf, setWantedEmail } from '../../db/changes.server.ts';

type Deps = Pick<Services, 'db' | 'jobs' | 'mail' | 'settings' | 'random' | 'clock'>;
type EmailChangeRequest = {
  account: Account;
  newEmail: string;
  language: Language;
  redirectTo: string | undefined;
};

/**
 * Throws 403 `administrator_stays` when the account's own address is an administrator's. Call before anything else in the request is changed.
 * A new address is not checked: a refusal would tell whose it is.
 */
export async function checkWantedEmail(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  { id }: Pick<Account, 'id'>,
  wanted: string,
): Promise<void> {
  const [email, newEmail] = [await emailOf(db, id), normaliseEmail(wanted)];
  if (email === null || email === newEmail) return;
  if (settings.adminEmails.includes(normaliseEmail(email)))
    throw accountChangeError('administrator_stays', { status: 403 });
}

/**
 * Stores the new address, notifies the old mailbox and requests the confirmation email. Nothing changes until it is
 * confirmed. An address that already has an account, or is an administrator's, is treated alike up to here; only the job
 * that writes the email finds out, so the caller learns nothing about other people. Throws what `checkWantedEmail` throws.
 */
export async function requestEmailChange(services: Deps, request: EmailChangeRequest): Promise<void> {
  const { db, settings, clock } = services;
  const newEmail = normaliseEmail(request.newEmail);
  const { account, language, redirectTo } = request;
  await db.transaction().execute(async (trx) => {
    await checkWantedEmail({ db: trx, settings }, account, newEmail);
    const email = await emailOf(trx, account.id);
    if (email === null || email === newEmail) return;
    await setWantedEmail(trx, { accountId: account.id, email: newEmail, now: clock.now() });
    await requestAuthMailIn(trx, services, { kind: 'email_change', email, language, redirectTo });
    const inTransaction = { ...services, db: trx };
    await sendNotice(inTransaction, {
      kind: 'changeAsked',
      to: email,
      language,
      values: { address: newEmail },
    });
  });
}
