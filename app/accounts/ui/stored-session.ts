import type { Session } from '@supabase/supabase-js';
import { deviceStorage, readJson, tabStorage } from '#app/platform/browser-storage.ts';

/** The fields of the client's session that are read here. */
export type StoredSession = Pick<Session, 'access_token' | 'refresh_token'> & {
  user: { id: string; email?: string | undefined; factors?: readonly { status: string }[] | undefined };
};

/** The client's storage key; known here so that visitors without a session need not load the client. */
const sessionKey = 'sb-session';
/** Keys that belong to the device instead of the person and survive signing out. */
const deviceKeys = ['accessibility_settings'];

export const isSessionKey = (key: string): boolean => key === sessionKey;

/** The session stored in this browser; null without one, or when it is invalid. */
export function readStoredSession(): StoredSession | null {
  const stored = readJson<StoredSession>(deviceStorage, sessionKey);
  return stored?.access_token && stored.user?.id ? stored : null;
}

/** The session id of a token, unchanged by refreshes; the token itself when it has no session claim. */
export function sessionIdOf({ access_token }: Pick<StoredSession, 'access_token'>): string {
  const { session_id: id } = claimsOf(access_token);
  return typeof id === 'string' ? id : access_token;
}

/** Whether the session has only the first of two factors, as far as its token and the client's copy of the account say. */
export function lacksCode({ access_token, user }: StoredSession): boolean {
  return (
    claimsOf(access_token).aal === 'aal1' && (user.factors ?? []).some(({ status }) => status === 'verified')
  );
}

function claimsOf(token: string): { session_id?: unknown; aal?: unknown } {
  try {
    const payload = token.split('.')[1] ?? '';
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as object;
  } catch {
    return {};
  }
}

/** Deletes everything this browser stores about the person (specification, section 4) in one pass. */
export function clearDevice(): void {
  const preserved = deviceKeys.map((key) => [key, deviceStorage.getItem(key)] as const);
  deviceStorage.clear();
  for (const [key, value] of preserved) if (value !== null) deviceStorage.setItem(key, value);
  tabStorage.clear();
}
