import type { AuthChangeEvent, SupabaseClient } from '@supabase/supabase-js';
import { ApiFailure, callApi, setTokenSource } from '#app/platform/api-client.ts';
import { tabStorage } from '#app/platform/browser-storage.ts';
import { somebodyCookie } from '#app/platform/somebody-cookie.ts';
import type { Backend } from '#app/platform/supabase.ts';
import { misplacedArrival } from './arrival.ts';
import { allowNewPassword } from './recovery.ts';
import { createTokenRenewal } from './renew-token.ts';
import {
  clearDevice,
  sessionIdOf,
  type StoredSession,
  readStoredSession,
  isSessionKey,
} from './stored-session.ts';

/** The signed-in person, as the specification names the fields. */
export type SessionUser = { id: string; email: string | null; role: 'admin' | 'user'; isAdmin: boolean };
export type Auth = { user: SessionUser | null; loading: boolean };

/** Milliseconds after which signing out stops waiting for the server; the request goes on by itself. */
const signOutWaitMs = 1000;
/** Milliseconds between the tries to load what recognises somebody, and between those to end a session on the server. */
const retryPauses = [300, 1000, 3000, 10_000, 60_000];
/** Milliseconds between the tries to learn the role, the last for all further ones: somebody waits before the page. */
const rolePauses = [300, 1000, 3000];

let backend: Backend | null = null;
let state: Auth = { user: null, loading: true };
let client: Promise<SupabaseClient> | undefined;
let signingOut = false;
/** For which access token the role was asked of the server, and whether it has ever answered for this person. */
let role: { token: string; known: boolean; tries: number } | null = null;
/** The session this page shows. */
let current: string | null = null;
/** Counts the changes of session, so that a late answer about an earlier one changes nothing. */
let generation = 0;
/** Sessions that were ended here: a call that was under way may still bring one back. */
const endedSessions = new Set<string>();
const listeners = new Set<() => void>();
const recoveryListeners = new Set<() => void>();

function change(next: Auth): void {
  state = next;
  // The next page is painted for whom it will be.
  document.cookie = somebodyCookie(next.user !== null, window.location.protocol === 'https:');
  for (const listener of listeners) listener();
}

const subscribeTo = (set: Set<() => void>) => (listener: () => void) => {
  set.add(listener);
  return () => void set.delete(listener);
};

export const sessionStore = {
  subscribe: subscribeTo(listeners),
  read: (): Auth => state,
  /** Whether the server has said what the person may do. Until then the role shown is the lesser one. */
  roleKnown: (): boolean => role?.known ?? false,
  /** Whether the server was asked for it in vain more than once. */
  roleOutOfReach: (): boolean => role !== null && !role.known && role.tries > 1,
  /** Tells when a mail's link or code has opened the way to a new password. */
  onRecovery: subscribeTo(recoveryListeners),
};

/** The auth service, which this server brings itself. Its publishable key opens nothing that row-level security does not. */
const builtIn = (): Backend => ({ url: window.location.origin, key: 'sb_publishable_curvela' });

/** The official client, loaded on first need, telling us of every change of the session. */
export function backendClient(): Promise<SupabaseClient> {
  client ??= import('#app/platform/supabase.ts').then(({ createBackendClient }) => {
    const made = createBackendClient(backend ?? builtIn(), newerToken);
    made.auth.onAuthStateChange((event, session) => follow(event, session));
    return made;
  });
  // What the network could not bring may come the next time.
  client.catch(() => (client = undefined));
  return client;
}

/**
 * Begins to follow the session. Without a stored one nobody is signed in, which is known at once; the client is
 * then loaded when the page is idle.
 */
export function startSession(where: Backend | null): void {
  if (backend || typeof window === 'undefined') return;
  backend = where ?? builtIn();
  const elsewhere = misplacedArrival(new URL(window.location.href));
  if (elsewhere) return window.location.replace(elsewhere);
  setTokenSource(accessToken, async (refused) => (await renewToken(refused)).outcome !== 'over');
  // Another tab signs in, out or over; a page that slept in the history wakes up.
  window.addEventListener(
    'storage',
    ({ key }) => (key === null || isSessionKey(key)) && followStoredSession(),
  );
  window.addEventListener('pageshow', ({ persisted }) => persisted && followStoredSession());
  if (readStoredSession()) return loadSession();
  change({ user: null, loading: false });
  const idle = window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 2000));
  idle(() => void backendClient().catch(() => undefined));
}

/** Without the client nobody can be recognised; it is asked for again until it has come. */
function loadSession(attempt = 0): void {
  backendClient().catch(() => {
    setTimeout(() => loadSession(attempt + 1), retryPauses[Math.min(attempt, retryPauses.length - 1)]);
  });
}

async function accessToken(): Promise<string | null> {
  if (!client && !readStoredSession()) return null;
  const { data } = await (await backendClient()).auth.getSession();
  return data.session?.access_token ?? null;
}

const renewToken = createTokenRenewal(backendClient);

/** The token that takes the place of a refused one; null when there is none. */
async function newerToken(refused: string): Promise<string | null> {
  const renewal = await renewToken(refused);
  return renewal.outcome === 'renewed' ? renewal.token : null;
}

/** What lies in the storage outweighs what this page remembers. */
function followStoredSession(): void {
  const stored = readStoredSession();
  if (stored) return follow('SIGNED_IN', stored);
  if (current) endedSessions.add(current);
  if (state.user) tabStorage.clear();
  becomeSignedOut();
}

function becomeSignedOut(): void {
  generation += 1;
  role = null;
  current = null;
  if (state.user || state.loading) change({ user: null, loading: false });
}

/**
 * Every auth event ends here: signed in, signed out, token refreshed, user updated, password recovery, initial session,
 * MFA challenge verified (specification, section 4). Each updates the user.
 */
function follow(event: AuthChangeEvent, session: StoredSession | null): void {
  if (!session) return becomeSignedOut();
  if (endedSessions.has(sessionIdOf(session))) return discardEndedSession();
  const { access_token: token, user } = session;
  const { id, email = null } = user;
  const same = state.user?.id === id && state.user.email === email;
  const known = same && (role?.known ?? false);
  const ask = role?.token !== token || event === 'USER_UPDATED';
  current = sessionIdOf(session);
  if (ask) role = { token, known, tries: 0 };
  if (!same) change({ user: { id, email, role: 'user', isAdmin: false }, loading: false });
  if (event === 'PASSWORD_RECOVERY') openRecovery();
  if (ask) void learnRole((generation += 1));
  // The client says so when the page is looked at again.
  else if (known && event === 'SIGNED_IN') confirm(email).catch(() => undefined);
}

function openRecovery(): void {
  allowNewPassword();
  for (const listener of recoveryListeners) listener();
}

/** A call that was under way when its session ended has put it back. */
function discardEndedSession(): void {
  const stored = readStoredSession();
  if (stored && endedSessions.has(sessionIdOf(stored))) clearDevice();
}

/**
 * The role is the server's word and only decides what is shown. Only 403, or 200 with `isAdmin: false`, says that the person is no
 * administrator. Every other answer decides nothing: a founder must not be sent away because a token was refused.
 */
async function learnRole(mine: number): Promise<void> {
  const isAdmin = await callApi<{ account: { isAdmin: boolean } }>('/account').then(
    ({ account }) => account.isAdmin,
    (failure: unknown) => (failure instanceof ApiFailure && failure.status === 403 ? false : null),
  );
  if (mine !== generation || !state.user || !role) return;
  if (isAdmin === null) {
    const pause = rolePauses[Math.min(role.tries, rolePauses.length - 1)];
    role = { ...role, tries: role.tries + 1 };
    setTimeout(() => void learnRole(mine), pause);
    change({ ...state });
    return;
  }
  role = { ...role, known: true };
  change({ ...state, user: { ...state.user, role: isAdmin ? 'admin' : 'user', isAdmin } });
}

/**
 * Asks the service whether the person is still the one: the address may have been changed, or the session ended, on
 * another device. Of an ended session our own call tells the person why; the client would only forget it.
 */
async function confirm(email: string | null): Promise<void> {
  await callApi('/account');
  const { auth } = await backendClient();
  const { data } = await auth.getUser();
  if (data.user && (data.user.email ?? null) !== email) await auth.refreshSession();
}

/**
 * Ends the session here at once, before anything is asked of the server: whoever closes the page a moment later is
 * signed out. The server is told as soon as it can be reached. Ignored while it is under way. Local storage is
 * cleared but for what belongs to the device. Never throws; a failure is logged.
 */
export async function signOut(): Promise<void> {
  if (signingOut) return;
  signingOut = true;
  const session = readStoredSession();
  if (session) endedSessions.add(sessionIdOf(session));
  becomeSignedOut();
  clearDevice();
  const ending = (session ? endOnServer(session) : Promise.resolve()).catch((reason: unknown) => {
    // oxlint-disable-next-line no-console
    console.error('Signing out did not reach the server', reason);
    if (session) retryEndOnServer(session);
  });
  await Promise.race([ending, new Promise((resolve) => setTimeout(resolve, signOutWaitMs))]);
  signingOut = false;
}

/** Statuses by which the service says that the session has ended already. */
const endedStatuses = new Set([401, 403, 404]);

async function endOnServer({ access_token }: StoredSession): Promise<void> {
  const { auth } = await backendClient();
  // Its storage is empty: this sends nothing, it only tells whoever listens to the client.
  if (!readStoredSession()) await auth.signOut({ scope: 'local' });
  const { error } = await auth.admin.signOut(access_token, 'local');
  if (error && !endedStatuses.has(error.status ?? 0) && error.name !== 'AuthSessionMissingError') throw error;
}

/** The tokens are nowhere but in this page's memory by now; they are used to end their session and then forgotten. */
function retryEndOnServer(session: StoredSession, attempt = 0): void {
  const pause = retryPauses[attempt];
  if (pause === undefined) return;
  setTimeout(() => endOnServer(session).catch(() => retryEndOnServer(session, attempt + 1)), pause);
}
