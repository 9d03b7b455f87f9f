import type { AuthChangeEvent, SupabaseClient } from '@supabase/supabase-js';
import { ApiFailure, callApi, setTokenSource } from '#app/platform/api-client.ts';
import { tabStorage } from '#app/platform/browser-storage.ts';
import { signedInCookie } from '#app/platform/signed-in-cookie.ts';
import type { Backend } from '#app/platform/supabase.ts';
import { misplacedArrival } from './misplaced-arrival.ts';
import { allowNewPassword } from './recovery.ts';
import { createTokenRenewal } from './renew-token.ts';
import {
  clearDevice,
  lacksCode,
  sessionIdOf,
  type StoredSession,
  readStoredSession,
  isSessionKey,
} from './stored-session.ts';

/** The signed-in user; field names follow the specification. */
export type SessionUser = { id: string; email: string | null; role: 'admin' | 'user'; isAdmin: boolean };
export type Auth = { user: SessionUser | null; loading: boolean };

/** Milliseconds after which signing out stops waiting for the server; the request continues in the background. */
const signOutWaitMs = 1000;
/** Milliseconds between attempts to load the client, and between attempts to end a session on the server. */
const retryPauses = [300, 1000, 3000, 10_000, 60_000];
/**
 * Milliseconds between attempts to load the role, the last for all further ones. Short, because the page waits for it.
 */
const rolePauses = [300, 1000, 3000];

let backend: Backend | null = null;
let state: Auth = { user: null, loading: true };
let client: Promise<SupabaseClient> | undefined;
let signingOut = false;
/** The access token for which the role was requested, and whether the server has ever answered for this user. */
let role: { token: string; known: boolean; tries: number } | null = null;
/**
 * What the second factor of this session lacks: its `code`, or its `enrolment`, without which the server refuses what shows other people's data.
 */
export type MissingFactor = 'code' | 'enrolment' | null;
let missingFactor: MissingFactor = null;
/** Number of gates on the page, which ask for the second factor themselves. */
let gates = 0;

/** A gate is on the page. Returns the function that takes it away again. */
export function addFactorGate(): () => void {
  gates += 1;
  return () => void (gates -= 1);
}

/** Handles a call that was refused for the second factor: false when no gate on the page will ask for it. */
export function askAtGate(): boolean {
  if (gates === 0) return false;
  // What was known about the session is out of date.
  void loadMissingFactor();
  return true;
}

/** Asks the server what the second factor of the session lacks, where it is not known. */
export async function loadMissingFactor(): Promise<void> {
  if (missingFactor === null && state.user) await learnRole(nextGeneration());
}

/** Whether the server refuses to store anything of the account until its person has declared terms and age. */
let needsDeclaration = false;

/** The person has declared. */
export function markDeclared(): void {
  needsDeclaration = false;
  change({ ...state });
}

/** Id of the session this page shows. */
let current: string | null = null;
/** Increases with each change of session, so that a late response for an earlier one is discarded. */
let generation = 0;
const nextGeneration = (): number => (generation += 1);
/** Sessions that were ended here: a pending call may still write one back. */
const endedSessions = new Set<string>();
const listeners = new Set<() => void>();
const recoveryListeners = new Set<() => void>();

function change(next: Auth): void {
  state = next;
  // The cookie lets the server render the next page for a signed-in or signed-out visitor.
  document.cookie = signedInCookie(next.user !== null, window.location.protocol === 'https:');
  for (const listener of listeners) listener();
}

const subscribeTo = (set: Set<() => void>) => (listener: () => void) => {
  set.add(listener);
  return () => void set.delete(listener);
};

export const sessionStore = {
  subscribe: subscribeTo(listeners),
  read: (): Auth => state,
  /** Whether the server has confirmed the role. Until then the lesser role is shown. */
  roleKnown: (): boolean => role?.known ?? false,
  /** Whether more than one attempt to load the role has failed. */
  roleOutOfReach: (): boolean => role !== null && !role.known && role.tries > 1,
  missingFactor: (): MissingFactor => missingFactor,
  needsDeclaration: (): boolean => needsDeclaration,
  /** Called when an emailed link or code has opened a recovery session. */
  onRecovery: subscribeTo(recoveryListeners),
};

/** The built-in auth service of this server. The publishable key grants nothing beyond what row-level security allows. */
const builtIn = (): Backend => ({ url: window.location.origin, key: 'sb_publishable_curvela' });

/** The official client, loaded on first use; it reports every change of the session to this module. */
export function backendClient(): Promise<SupabaseClient> {
  client ??= import('#app/platform/supabase.ts').then(({ createBackendClient }) => {
    const made = createBackendClient(backend ?? builtIn(), newerToken);
    made.auth.onAuthStateChange((event, session) => follow(event, session));
    return made;
  });
  // A failed download of the client is retried by the next call.
  client.catch(() => (client = undefined));
  return client;
}

/**
 * Starts tracking the session. Without a stored session no user is signed in, which is known at once; the client then
 * loads when the page is idle.
 */
export function startSession(where: Backend | null): void {
  if (backend || typeof window === 'undefined') return;
  backend = where ?? builtIn();
  const elsewhere = misplacedArrival(new URL(window.location.href));
  if (elsewhere) return window.location.replace(elsewhere);
  setTokenSource(accessToken, async (refused) => (await renewToken(refused)).outcome !== 'over');
  // Another tab signs in, signs out or switches accounts; a page returns from the back-forward cache.
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

/** Loads the client and retries until it succeeds: without it no session can be restored. */
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

/** The token that replaces a refused one; null when there is none. */
async function newerToken(refused: string): Promise<string | null> {
  const renewal = await renewToken(refused);
  return renewal.outcome === 'renewed' ? renewal.token : null;
}

/** The stored session takes precedence over this page's state. */
function followStoredSession(): void {
  const stored = readStoredSession();
  if (stored) return follow('SIGNED_IN', stored);
  if (current) endedSessions.add(current);
  if (state.user) tabStorage.clear();
  becomeSignedOut();
}

function becomeSignedOut(): void {
  nextGeneration();
  role = null;
  missingFactor = null;
  needsDeclaration = false;
  current = null;
  if (state.user || state.loading) change({ user: null, loading: false });
}

/**
 * Handles every auth event: signed in, signed out, token refreshed, user updated, password recovery, initial session,
 * MFA challenge verified (specification, section 4). Each updates the user.
 */
function follow(event: AuthChangeEvent, reported: StoredSession | null): void {
  const session = reported ?? (event === 'SIGNED_OUT' ? null : readRemainingSession());
  if (!session) return becomeSignedOut();
  if (endedSessions.has(sessionIdOf(session))) return discardEndedSession();
  const { access_token: token, user } = session;
  const { id, email = null } = user;
  const same = state.user?.id === id && state.user.email === email;
  const known = same && (role?.known ?? false);
  const ask = role?.token !== token || event === 'USER_UPDATED';
  current = sessionIdOf(session);
  const needsCode = lacksCode(session);
  const before = missingFactor;
  if (needsCode) missingFactor = 'code';
  else if (missingFactor === 'code') missingFactor = null;
  if (ask) role = { token, known, tries: 0 };
  if (!same) change({ user: { id, email, role: 'user', isAdmin: false }, loading: false });
  else if (missingFactor !== before) change({ ...state });
  if (event === 'PASSWORD_RECOVERY') openRecovery();
  // Without its code the session is refused everything: the role is loaded with the token that the code brings.
  if (needsCode) nextGeneration();
  else if (ask) void learnRole(nextGeneration());
  // The client emits SIGNED_IN also when the page becomes visible again.
  else if (known && event === 'SIGNED_IN') confirm(email).catch(() => undefined);
}

/**
 * The session that is still stored although the client reports none: it could not refresh an expired token while the service is away, and
 * tries again.
 */
function readRemainingSession(): StoredSession | null {
  const stored = readStoredSession();
  return stored && !endedSessions.has(sessionIdOf(stored)) ? stored : null;
}

function openRecovery(): void {
  allowNewPassword();
  for (const listener of recoveryListeners) listener();
}

/** A call that was pending when its session ended has written it back. */
function discardEndedSession(): void {
  const stored = readStoredSession();
  if (stored && endedSessions.has(sessionIdOf(stored))) clearDevice();
}

type WhoAmI = { account: { isAdmin: boolean; needsFactor?: boolean; needsDeclaration?: boolean } };

/**
 * Loads the role, which only decides what is shown. Only 403, or 200 with `isAdmin: false`, means "no administrator";
 * any other response decides nothing, so that a founder is not sent away because a token was refused.
 */
async function learnRole(mine: number): Promise<void> {
  const isAdmin = await callApi<WhoAmI>('/account').then(
    ({ account }) => {
      if (mine === generation) {
        missingFactor = account.needsFactor ? 'enrolment' : null;
        needsDeclaration = account.needsDeclaration ?? false;
      }
      return account.isAdmin;
    },
    (failure: unknown) => {
      if (!(failure instanceof ApiFailure)) return null;
      if (failure.code === 'second_factor_required') return 'later';
      return failure.status === 403 ? false : null;
    },
  );
  if (mine !== generation || !state.user || !role) return;
  if (isAdmin === 'later') {
    // The second factor brings a new token, with which the role is loaded.
    missingFactor = 'code';
    return change({ ...state });
  }
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
 * Checks with the service that the user is unchanged: the address may have changed, or the session may have ended, on
 * another device. For an ended session our own API call explains why; the client would only forget it.
 */
async function confirm(email: string | null): Promise<void> {
  await callApi('/account');
  const { auth } = await backendClient();
  const { data } = await auth.getUser();
  if (data.user && (data.user.email ?? null) !== email) await auth.refreshSession();
}

/**
 * Ends the session locally at once, before any request, so that closing the page a moment later leaves no user signed
 * in. The server is informed as soon as it is reachable. Ignored while already running. Clears local storage except
 * for device settings. Never throws; failures are logged.
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

/** Statuses that mean the session has already ended. */
const endedStatuses = new Set([401, 403, 404]);

async function endOnServer({ access_token }: StoredSession): Promise<void> {
  const { auth } = await backendClient();
  // Its storage is empty: this sends no request and only notifies the client's listeners.
  if (!readStoredSession()) await auth.signOut({ scope: 'local' });
  const { error } = await auth.admin.signOut(access_token, 'local');
  if (error && !endedStatuses.has(error.status ?? 0) && error.name !== 'AuthSessionMissingError') throw error;
}

/** The tokens exist only in this page's memory by now; they are used to end their session and then dropped. */
function retryEndOnServer(session: StoredSession, attempt = 0): void {
  const pause = retryPauses[attempt];
  if (pause === undefined) return;
  setTimeout(() => endOnServer(session).catch(() => retryEndOnServer(session, attempt + 1)), pause);
}
