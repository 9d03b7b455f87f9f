import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { onSessionEnded } from '#app/platform/api-client.ts';
import type { Backend } from '#app/platform/supabase.ts';
import { handleSessionEndedElsewhere } from './account-page/ended-elsewhere.ts';
import { newPasswordPage, ownPath } from '../domain/return-path.ts';
import { type Auth, sessionStore, startSession } from './session.ts';

const AuthContext = createContext<Auth>({ user: null, loading: true });
/** The server renders before anybody is known. */
const unknown: Auth = { user: null, loading: true };

/** Whether somebody is likely to be signed in, for the time until that is known. */
const ExpectedContext = createContext(true);

type Props = { backend: Backend | null; expected: boolean; children: ReactNode };

/** Follows the session of this browser. `backend` is null when the page's own origin answers. */
export function AuthProvider({ backend, expected, children }: Props) {
  useEffect(() => startSession(backend), [backend]);
  useEffect(() => onSessionEnded(handleSessionEndedElsewhere), []);
  useRecovery();
  const auth = useSyncExternalStore(sessionStore.subscribe, sessionStore.read, () => unknown);
  return (
    <ExpectedContext value={expected}>
      <AuthContext value={auth}>{children}</AuthContext>
    </ExpectedContext>
  );
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

/**
 * Whether what a visitor sees may be shown: nobody is signed in, or nobody is likely to be while the first look-up is still under way.
 * Unlike `useAuth` it knows that for the first paint, on the server too. Only for what is shown.
 */
export function useSignedOut(): boolean {
  const { user, loading } = useAuth();
  const expected = useContext(ExpectedContext);
  return loading ? !expected : user === null;
}

/** Whether the server has said what the person may do; until then nobody is turned away. */
export const useRoleKnown = (): boolean =>
  useSyncExternalStore(sessionStore.subscribe, sessionStore.roleKnown, () => false);

/** Whether the server has been asked for that in vain, and is still being asked. */
export const useRoleOutOfReach = (): boolean =>
  useSyncExternalStore(sessionStore.subscribe, sessionStore.roleOutOfReach, () => false);
