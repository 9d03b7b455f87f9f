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
  /** SHA-256 of address and code, as it stands in the mailed link. */
  hash: string;
  language: Language;
};

type Verification = {
  /** False: the token must not be consumed, and is answered like one that has expired. */
  allowed: boolean;
  /** To be called when the service has consumed the token and begun the session. */
  done(): Promise<void>;
};

/**
 * What has to be known before the service consumes a mailed token, and done after it. What must not open the account
 * afterwards ends here, before: a crash in between then leaves nothing open.
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

/** Asked again at the moment of the change: since the wish an account may have been made, or the settings changed. */
async function mayTakeAddress(
  { db, settings }: Deps,
  { email, newEmail }: MailTokenHolder,
): Promise<boolean> {
  if (newEmail === null) return false;
  const fixed = [newEmail, email ?? ''].some((one) => settings.adminEmails.includes(normaliseEmail(one)));
  if (fixed || (await knownAddress(db, newEmail)) === 'confirmed') return false;
  // Whoever typed this address at sign-up never proved that it is theirs.
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
 * Anybody can sign up with another person's address and a password of their own, and wait until that person confirms it.
 * So a password from before the confirmation stays only when the sign-up itself is confirmed, and never for an
 * administrator's address. Where sign-ups with different passwords were made, none is left (see `signUp`).
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
