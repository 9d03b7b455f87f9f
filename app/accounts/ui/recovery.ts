import { tabStorage } from '#app/platform/browser-storage.ts';
import { sessionIdOf, readStoredSession } from './stored-session.ts';

/** Which session came out of a recovery mail, for this tab: it may set a password without knowing the old one. */
const key = 'password_recovery';

export function allowNewPassword(): void {
  const session = readStoredSession();
  if (session) tabStorage.setItem(key, sessionIdOf(session));
}

/** Whether the session of this browser came out of a recovery mail. A reload does not forget it. */
export function isNewPasswordAllowed(): boolean {
  const session = readStoredSession();
  return session !== null && tabStorage.getItem(key) === sessionIdOf(session);
}

export const forgetRecovery = (): void => tabStorage.removeItem(key);
