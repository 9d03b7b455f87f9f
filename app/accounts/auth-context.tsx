import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { onSessionEnded } from '#app/platform/api-client.ts';
import type { Backend } from '#app/platform/supabase.ts';
import { endedElsewhere } from './account-page/ended-elsewhere.ts';
import { newPasswordPage, ownPath } from './return-path.ts';
import { type Auth, sessionStore, startSession } from './session.ts';

const AuthContext = createContext<Auth>({ user: null, loading: true });
/** The server renders before anybody is known. */
const unknown: Auth = { user: null, loading: true };

/** Follows the session of this browser. `backend` is null when the page's own origin answers. */
export function AuthProvider({ backend, children }: { backend: Backend | null; children: ReactNode }) {
  useEffect(() => startSession(backend), [backend]);
  useEffect(() => onSessionEnded(endedElsewhere), []);
  useRecovery();
  const auth = useSyncExternalStore(sessionStore.subscribe, sessionStore.read, () => unknown);
  return <AuthContext value={auth}>{children}</AuthContext>;
}

/** Password recovery leads to the new password, in the tab where it happens and nowhere else. */
function useRecovery(): void {
  const navigate = useNavigate();
  useEffect(
    () =>
      sessionStore.onRecovery(() => {
        if (document.visibilityState !== 'visible' || !window.location.pathname.startsWith('/auth')) return;
        const next = ownPath(new URLSearchParams(window.location.search).get('next'));
        void navigate(newPasswordPage(next), { replace: true });
      }),
    [navigate],
  );
}

/** Who is signed in, and whether the first look-up is still under way. */
export const useAuth = (): Auth => useContext(AuthContext);

/** Whether the server has said what the person may do; until then nobody is turned away. */
export const useRoleKnown = (): boolean =>
  useSyncExternalStore(sessionStore.subscribe, sessionStore.roleKnown, () => false);
