import type { AuthChangeEvent, Session, SupabaseClient } from '@supabase/supabase-js';
import { ApiFailure, callApi, setTokenSource } from '#app/platform/api-client.ts';
import type { Backend } from '#app/platform/supabase.ts';

/** The signed-in person, as the specification names the fields. */
export type SessionUser = { id: string; email: string | null; role: 'admin' | 'user'; isAdmin: boolean };
export type Auth = { user: SessionUser | null; loading: boolean };

/** Where the session lies; known here so that a visitor without one need not load the client to learn that. */
const sessionKey = 'sb-session';
/** What belongs to the device rather than to the person, and stays after signing out. */
const keptKeys = ['accessibility_settings'];
/** Milliseconds after which signing out stops waiting for the server. */
const patience = 3000;

let backend: Backend | null = null;
let state: Auth = { user: null, loading: true };
let client: Promise<SupabaseClient> | undefined;
let leaving = false;
/** Counts the changes of session, so that a late answer about an earlier one changes nothing. */
let generation = 0;
const listeners = new Set<() => void>();

function change(next: Auth): void {
  state = next;
  for (const listener of listeners) listener();
}

export const sessionStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): Auth => state,
};

const storedSession = (): boolean => localStorage.getItem(sessionKey) !== null;
/** Google's answer carries the tokens, or the error, in the fragment. */
const tokensInAddress = (): boolean => /[#&](access_token|error)=/.test(window.location.hash);

/** The service in this house. Its publishable key opens nothing that row-level security does not. */
const builtIn = (): Backend => ({ url: window.location.origin, key: 'sb_publishable_curvela' });

/** The official client, loaded on first need, telling us of every change of the session. */
export function backendClient(): Promise<SupabaseClient> {
  client ??= import('#app/platform/supabase.ts').then(({ createBackendClient }) => {
    const made = createBackendClient(backend ?? builtIn());
    made.auth.onAuthStateChange((event, session) => void follow(event, session));
    return made;
  });
  return client;
}

/**
 * Begins to follow the session. Without a stored one nobody is signed in, which is known at once; the client is
 * then loaded when the page is idle, so that signing in elsewhere is noticed.
 */
export function startSession(where: Backend | null): void {
  if (backend || typeof window === 'undefined') return;
  backend = where ?? builtIn();
  setTokenSource(accessToken);
  if (storedSession() || tokensInAddress()) {
    void backendClient();
    return;
  }
  change({ user: null, loading: false });
  const idle = window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 2000));
  idle(() => void backendClient());
}

async function accessToken(): Promise<string | null> {
  if (!client && !storedSession()) return null;
  const { data } = await (await backendClient()).auth.getSession();
  return data.session?.access_token ?? null;
}

/** Events: initial session, signed in, signed out, token refreshed, user updated, password recovery, MFA verified. */
async function follow(event: AuthChangeEvent, session: Session | null): Promise<void> {
  if (leaving && session) return;
  generation += 1;
  if (!session) return change({ user: null, loading: false });
  if (event === 'TOKEN_REFRESHED' && state.user?.id === session.user.id) return;
  // The client holds its lock while it tells us; asking for the token must wait until it has let go.
  await Promise.resolve();
  const mine = generation;
  setTimeout(() => void recognise(session, mine), 0);
}

/**
 * Who the session belongs to. The role is the server's word and only decides what is shown. While the server cannot
 * say it the person stays unknown, rather than a founder being sent away as somebody else.
 */
async function recognise(session: Session, mine: number, attempt = 0): Promise<void> {
  const { id, email = null } = session.user;
  const isAdmin = await callApi<{ account: { isAdmin: boolean } }>('/account').then(
    ({ account }) => account.isAdmin,
    (failure: unknown) => (failure instanceof ApiFailure && failure.status < 500 ? false : null),
  );
  if (leaving || mine !== generation) return;
  const pause = pauses[attempt];
  if (isAdmin === null && pause !== undefined) {
    setTimeout(() => void recognise(session, mine, attempt + 1), pause);
    return;
  }
  change({
    user: { id, email, role: isAdmin ? 'admin' : 'user', isAdmin: isAdmin ?? false },
    loading: false,
  });
}

/** Milliseconds between the tries to learn the role. */
const pauses = [300, 1000, 3000];

/**
 * Ends the session here at once and on the server if it can be reached. Ignored while it is under way. Local
 * storage is cleared but for what belongs to the device. Never throws; a failure is logged.
 */
export async function signOut(): Promise<void> {
  if (leaving) return;
  leaving = true;
  generation += 1;
  change({ user: null, loading: false });
  try {
    const auth = (await backendClient()).auth;
    const outcome = await Promise.race([auth.signOut({ scope: 'local' }), rest(patience)]);
    if (outcome?.error) throw outcome.error;
  } catch (reason) {
    // oxlint-disable-next-line no-console
    console.error('Signing out did not reach the server', reason);
  } finally {
    clearDevice();
    leaving = false;
  }
}

const rest = (milliseconds: number) =>
  new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), milliseconds));

function clearDevice(): void {
  const kept = keptKeys.map((key) => [key, localStorage.getItem(key)] as const);
  localStorage.clear();
  for (const [key, value] of kept) if (value !== null) localStorage.setItem(key, value);
}
