import { createHmac, randomInt } from 'node:crypto';
import { emailOf, saveNonce, useNonce } from '#app/accounts/db/changes.server.ts';
import { sendAuthMail } from '#app/accounts/index.server.ts';
import type { Account } from '#app/platform/api.server.ts';
import { refusal, tooManyMails, tooManyRequests } from './answers.ts';
import type { Handler } from './calls.ts';
import { chargesOfMail } from './mail-requests.ts';
import type { Front } from './parts.ts';

/** Milliseconds for which a mailed nonce confirms a new password. */
const lifetime = 15 * 60_000;

/** GET /reauthenticate: mails a code to the account, with which a session of any age may set a new password. */
export const reauthenticate: Handler = async ({ budgets, services }, { c, place, redirectTo }) => {
  const { account, sessionEnded, language } = c.var;
  if (sessionEnded)
    return refusal(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  if (!account) return refusal(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  const to = (await emailOf(services.db, account.id)) ?? account.email;
  const { wait } = await budgets.charge(...chargesOfMail('reauthentication', to), ['mailsOfPlace', place]);
  if (wait > 0) return tooManyMails(wait);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await services.db.transaction().execute(async (trx) => {
    const nonce = { accountId: account.id, hash: hashOf(services, account, code), now: services.clock.now() };
    await saveNonce(trx, nonce);
    const mail = { to, kind: 'reauthentication', tokenHash: '', code, language, redirectTo } as const;
    await sendAuthMail({ ...services, db: trx }, mail);
  });
  return Response.json({});
};

/** Uses up the mailed code of the account; the refusal when it is not the right one. */
export async function refuseWrongNonce(
  { budgets, services }: Front,
  account: Account,
  nonce: string,
): Promise<Response | null> {
  const receipt = await budgets.charge(['wrongCodesOfPerson', `nonce ${account.id}`]);
  if (receipt.wait > 0) return tooManyRequests(receipt.wait);
  const since = new Date(services.clock.now().getTime() - lifetime);
  const hash = hashOf(services, account, nonce);
  if (!(await useNonce(services.db, { accountId: account.id, hash, since })))
    return refusal(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
  await receipt.refund();
  return null;
}

const hashOf = ({ settings }: Front['services'], { id }: Account, code: string): string =>
  createHmac('sha256', settings.jwtSecret).update(`nonce\n${id}\n${code.trim()}`).digest('hex');
