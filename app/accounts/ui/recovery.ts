import { tabStorage } from '#app/platform/browser-storage.ts';
import { sessionIdOf, readStoredSession } from './stored-session.ts';

/** Tab storage key: the session opened by a recovery email, which may set a password without the old one. */
const key = 'password_recovery';

export function allowNewPassword(): void {
  const session = readStoredSession();
  if (session) tabStorage.setItem(key, sessionIdOf(session));
}

/** Whether the session of this browser was opened by a recovery email. Survives a reload. */
export function isNewPasswordAllowed(): boolean {
  const session = readStoredSession();
  return session !== null && tabStorage.getItem(key) === sessionIdOf(session);
}

export const forgetRecovery = (): void => tabStorage.removeItem(key);
