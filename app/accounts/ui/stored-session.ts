import type { Session } from '@supabase/supabase-js';
import { deviceStorage, readJson, tabStorage } from '#app/platform/browser-storage.ts';

/** What this reads of the client's session. */
export type StoredSession = Pick<Session, 'access_token' | 'refresh_token'> & {
  user: { id: string; email?: string | undefined };
};

/** Where the client keeps it; known here so that a visitor without one need not load the client to learn that. */
const sessionKey = 'sb-session';
/** What belongs to the device rather than to the person, and stays after signing out. */
const keptKeys = ['accessibility_settings'];

export const isSessionKey = (key: string): boolean => key === sessionKey;

/** The session in this browser, whoever put it there; null without one, or when it is none. */
export function readStoredSession(): StoredSession | null {
  const stored = readJson<StoredSession>(deviceStorage, sessionKey);
  return stored?.access_token && stored.user?.id ? stored : null;
}

/** Which session a token belongs to: the same before and after it is refreshed. The token itself where it does not say. */
export function sessionIdOf({ access_token }: Pick<StoredSession, 'access_token'>): string {
  try {
    const payload = access_token.split('.')[1] ?? '';
    const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as {
      session_id?: unknown;
    };
    return typeof claims.session_id === 'string' ? claims.session_id : access_token;
  } catch {
    return access_token;
  }
}

/** Empties what this browser holds of the person (specification, section 4), in one go. */
export function clearDevice(): void {
  const kept = keptKeys.map((key) => [key, deviceStorage.getItem(key)] as const);
  deviceStorage.clear();
  for (const [key, value] of kept) if (value !== null) deviceStorage.setItem(key, value);
  tabStorage.clear();
}
