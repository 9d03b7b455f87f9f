import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { onFactorRequired, onSessionEnded } from '#app/platform/api-client.ts';
import type { Backend } from '#app/platform/supabase.ts';
import { handleSessionEndedElsewhere } from './account-page/ended-elsewhere.ts';
import { codePage, declarationPage, newPasswordPage, ownPath } from '../domain/return-path.ts';
import {
  askAtGate,
  type Auth,
  loadMissingFactor,
  type MissingFactor,
  sessionStore,
  startSession,
} from './session.ts';

/** Exported for tests, which set who is signed in; everything else uses `useAuth`. */
export const AuthContext = createContext<Auth>({ user: null, loading: true });
/** State during server rendering, where no user is identified. */
const unknown: Auth = { user: null, loading: true };

/** Whether a user is probably signed in, until it is known. */
const ExpectedContext = createContext(true);

type Props = { backend: Backend | null; expected: boolean; children: ReactNode };

/** Tracks the session of this browser. `backend` is null when the page's own origin serves auth. */
export function AuthProvider({ backend, expected, children }: Props) {
  useEffect(() => startSession(backend), [backend]);
  useEffect(() => onSessionEnded(handleSessionEndedElsewhere), []);
  useRecovery();
  useSecondFactor();
  useDeclaration();
  const auth = useSyncExternalStore(sessionStore.subscribe, sessionStore.read, () => unknown);
  return (
    <ExpectedContext value={expected}>
      <AuthContext value={auth}>{children}</AuthContext>
    </ExpectedContext>
  );
}

/** Password recovery opens the new-password page, only in the tab where it happens. */
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

/** Pages where a session without its second factor may stay: those that ask for it, and those that lead there. */
const withoutFactor = /^\/(auth|reset-password)(\/|$)/;

/**
 * A session without its second factor is led to the page that asks for the code, or sets the factor up, and back afterwards, unless this page
 * asks itself.
 */
function useSecondFactor(): void {
  const navigate = useNavigate();
  useEffect(
    () =>
      onFactorRequired(() => {
        if (askAtGate()) return;
        const { pathname, search } = window.location;
        if (withoutFactor.test(pathname)) return;
        void loadMissingFactor().then(() => navigate(codePage(pathname + search), { replace: true }));
      }),
    [navigate],
  );
}

/** Pages where the person of an account works with what is stored for it. */
const withDeclaration =
  /^\/(dashboard|learner-profiles|tutor|tutors|tutor-dashboard|tutor-models|book|confirm|booking|ai-tutor|courses|founder-hub|founder)(\/|$)/;

/** Leads a person who has yet to declare terms and age from such a page to the declaration, and back afterwards. */
function useDeclaration(): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const needed = useSyncExternalStore(sessionStore.subscribe, sessionStore.needsDeclaration, () => false);
  useEffect(() => {
    if (needed && withDeclaration.test(pathname))
      void navigate(declarationPage(pathname + search), { replace: true });
  }, [needed, pathname, search, navigate]);
}

/** The signed-in user, and whether the first look-up is still running. */
export const useAuth = (): Auth => useContext(AuthContext);

/**
 * Whether to show content for visitors: no user is signed in, or probably none while the first look-up runs.
 * Unlike `useAuth` it is available for the first paint, on the server too. For display only.
 */
export function useSignedOut(): boolean {
  const { user, loading } = useAuth();
  const expected = useContext(ExpectedContext);
  return loading ? !expected : user === null;
}

/** Whether the server has confirmed the user's role; until then no user is turned away. */
export const useRoleKnown = (): boolean =>
  useSyncExternalStore(sessionStore.subscribe, sessionStore.roleKnown, () => false);

/** Whether loading the role has failed and is being retried. */
export const useRoleOutOfReach = (): boolean =>
  useSyncExternalStore(sessionStore.subscribe, sessionStore.roleOutOfReach, () => false);

/** What the second factor of the session lacks, as far as it is known. */
export const useMissingFactor = (): MissingFactor =>
  useSyncExternalStore(sessionStore.subscribe, sessionStore.missingFactor, () => null);
