import type { Services } from '#app/platform/services.server.ts';
import type { Language } from '#app/platform/texts.ts';
import type { LiveSessions } from '../account-page/live-sessions.server.ts';
import { deleteSessions } from '../../db/account-page.server.ts';
import { sendNotice } from '../send-notice.server.ts';
import { knownAddress } from '../../db/accounts.server.ts';
import { normaliseEmail } from '../../model/rules.ts';
import {
  clearMailedTokens,
  clearPassword,
  deleteUnconfirmedAccount,
  type MailTokenHolder,
  findTokenHolder,
} from '../../db/changes.server.ts';

type Deps = Pick<Services, 'db' | 'mail' | 'settings' | 'random'> & { liveSessions: LiveSessions };
type PresentedToken = {
  kind: string;
  /** SHA-256 of address and code, as in the emailed link. */
  hash: string;
  language: Language;
};

type Verification = {
  /** False: the token must not be consumed; answer as for an expired one. */
  allowed: boolean;
  /** Call after the service has consumed the token and created the session. */
  done(): Promise<void>;
};

/**
 * Checks before the auth service consumes an emailed token, and the work after it. Passwords and tokens that must not
 * survive are removed before, so that a crash in between leaves no access open.
 */
export async function beginVerification(services: Deps, token: PresentedToken): Promise<Verification> {
  const { db } = services;
  const { kind, language } = token;
  const nothing = () => Promise.resolve();
  const holder = await findTokenHolder(db, token);
  if (!holder) return { allowed: true, done: nothing };
  const changes = kind === 'email_change';
  if (changes && !(await mayTakeAddress(services, holder))) return { allowed: false, done: nothing };
  if (changes) await clearMailedTokens(db, holder.id);
  if (!holder.confirmed && !isPasswordOfOwner(services, holder, kind))
    await forgetPassword(services, holder.id);
  return { allowed: true, done: changes ? () => addressChanged(services, holder, language) : nothing };
}

/**
 * Checked again at the time of the change: an account may have been created or the settings changed since the request.
 */
async function mayTakeAddress(
  { db, settings }: Deps,
  { email, newEmail }: MailTokenHolder,
): Promise<boolean> {
  if (newEmail === null) return false;
  const fixed = [newEmail, email ?? ''].some((one) => settings.adminEmails.includes(normaliseEmail(one)));
  if (fixed || (await knownAddress(db, newEmail)) === 'confirmed') return false;
  // The person who signed up with this address never proved that it is theirs.
  await deleteUnconfirmedAccount(db, newEmail);
  return true;
}

async function addressChanged(services: Deps, { email, newEmail }: MailTokenHolder, language: Language) {
  if (email && newEmail)
    await sendNotice(services, {
      kind: 'addressChanged',
      to: email,
      language,
      values: { address: newEmail },
    });
}

/**
 * Anyone can sign up with another person's address and their own password and wait until that person confirms. So a
 * password set before the confirmation is kept only when the sign-up itself is confirmed, and never for an
 * administrator's address. If sign-ups with different passwords were made, none is kept (see `signUp`).
 */
const isPasswordOfOwner = ({ settings }: Deps, { email }: MailTokenHolder, kind: string): boolean =>
  kind === 'signup' && !settings.adminEmails.includes(normaliseEmail(email ?? ''));

async function forgetPassword({ db, liveSessions }: Deps, accountId: string) {
  const ended = await db.transaction().execute(async (trx) => {
    await clearPassword(trx, accountId);
    return deleteSessions(trx, accountId);
  });
  liveSessions.forget(ended);
}
