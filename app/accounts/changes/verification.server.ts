import type { Services } from '#app/platform/services.server.ts';
import type { Language } from '#app/platform/texts.ts';
import type { LiveSessions } from '../account-page/live-sessions.server.ts';
import { deleteOtherSessions } from '../account-page/queries.server.ts';
import { sendNotice } from '../notices/send-notice.server.ts';
import { knownAddress } from '../queries.server.ts';
import { normaliseEmail } from '../rules.ts';
import {
  clearMailedTokens,
  clearPassword,
  deleteUnconfirmedAccount,
  type Holder,
  holderOf,
} from './queries.server.ts';

type Needs = Pick<Services, 'db' | 'mail' | 'settings' | 'random'> & { liveSessions: LiveSessions };
export type Presented = {
  kind: string;
  /** SHA-256 of address and code, as it stands in the mailed link. */
  hash: string;
  language: Language;
  /** The account that signed up in this very browser; null when none did. */
  signedUpHere: string | null;
};

export type Verification = {
  /** False: the token must not be consumed, and is answered like one that has expired. */
  allowed: boolean;
  /** To be called when the service has consumed the token and begun the session. */
  done(sessionId: string): Promise<void>;
};

/** What has to be known before the service consumes a mailed token, and done after it. */
export async function beginVerification(services: Needs, token: Presented): Promise<Verification> {
  const holder = await holderOf(services.db, token);
  if (!holder) return { allowed: true, done: () => Promise.resolve() };
  const allowed = token.kind !== 'email_change' || (await mayTakeAddress(services, holder));
  return {
    allowed,
    done: async (sessionId) => {
      if (token.kind === 'email_change') await addressChanged(services, holder, token.language);
      if (!holder.confirmed && !isPasswordOfOwner(services, holder, token))
        await forgetPassword(services, holder.id, sessionId);
    },
  };
}

/** Asked again at the moment of the change: since the wish an account may have been made, or the settings changed. */
async function mayTakeAddress({ db, settings }: Needs, { email, newEmail }: Holder): Promise<boolean> {
  if (newEmail === null) return false;
  const fixed = [newEmail, email ?? ''].some((one) => settings.adminEmails.includes(normaliseEmail(one)));
  if (fixed || (await knownAddress(db, newEmail)) === 'confirmed') return false;
  // Whoever typed this address at sign-up never proved that it is theirs.
  await deleteUnconfirmedAccount(db, newEmail);
  return true;
}

async function addressChanged(services: Needs, { id, email, newEmail }: Holder, language: Language) {
  await services.db.transaction().execute(async (trx) => {
    await clearMailedTokens(trx, id);
    const told = { ...services, db: trx };
    if (email && newEmail)
      await sendNotice(told, { kind: 'addressChanged', to: email, language, values: { address: newEmail } });
  });
}

/**
 * Anybody can sign up with another person's address and a password of their own, and wait until that person confirms it.
 * So a password from before the confirmation stays only when the sign-up itself is confirmed; for an administrator's address,
 * only in the browser that signed up.
 */
function isPasswordOfOwner({ settings }: Needs, { id, email }: Holder, token: Presented): boolean {
  if (token.kind !== 'signup') return false;
  return !settings.adminEmails.includes(normaliseEmail(email ?? '')) || token.signedUpHere === id;
}

async function forgetPassword({ db, liveSessions }: Needs, accountId: string, sessionId: string) {
  const ended = await db.transaction().execute(async (trx) => {
    await clearPassword(trx, accountId);
    return deleteOtherSessions(trx, { accountId, sessionId });
  });
  liveSessions.forget(ended);
}
