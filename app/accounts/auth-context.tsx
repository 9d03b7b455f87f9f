import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react';
import { onSessionEnded } from '#app/platform/api-client.ts';
import type { Backend } from '#app/platform/supabase.ts';
import { endedElsewhere } from './account-page/ended-elsewhere.ts';
import { type Auth, sessionStore, startSession } from './session.ts';

const AuthContext = createContext<Auth>({ user: null, loading: true });
/** The server renders before anybody is known. */
const unknown: Auth = { user: null, loading: true };

/** Follows the session of this browser. `backend` is null when the page's own origin answers. */
export function AuthProvider({ backend, children }: { backend: Backend | null; children: ReactNode }) {
  useEffect(() => startSession(backend), [backend]);
  useEffect(() => onSessionEnded(endedElsewhere), []);
  const auth = useSyncExternalStore(sessionStore.subscribe, sessionStore.read, () => unknown);
  return <AuthContext value={auth}>{children}</AuthContext>;
}

/** Who is signed in, and whether the first look-up is still under way. */
export const useAuth = (): Auth => useContext(AuthContext);
