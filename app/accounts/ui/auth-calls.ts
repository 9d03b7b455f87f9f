import type { AuthError } from '@supabase/supabase-js';
import { tabStorage } from '#app/platform/browser-storage.ts';
import { lastWait } from '#app/platform/refusals.ts';
import { redirectKey } from './arrival.ts';
import { type AuthOutcome, outcomeOfError } from '../model/errors.ts';
import { normaliseEmail } from '../model/rules.ts';
import { backendClient } from './session.ts';

export type { AuthOutcome } from '../model/errors.ts';

/** The return URL of emails and Google, with the wanted page as a parameter. */
function returnAddress(path: '/auth/callback' | '/reset-password', next: string | null): string {
  const address = new URL(path, window.location.origin);
  if (next) address.searchParams.set('next', next);
  return address.href;
}

const outcomeOf = (error: AuthError | null): AuthOutcome =>
  error ? outcomeOfError(error, { wait: lastWait(), now: Date.now() }) : null;

/** Runs a call; maps anything thrown to an unexpected or network error. */
async function attempt(call: () => Promise<AuthOutcome>): Promise<AuthOutcome> {
  try {
    return await call();
  } catch (thrown) {
    return thrown instanceof TypeError ? 'offline' : 'unexpected';
  }
}

export const signIn = (email: string, password: string): Promise<AuthOutcome> =>
  attempt(async () => {
    const { auth } = await backendClient();
    const { error } = await auth.signInWithPassword({ email: normaliseEmail(email), password });
    return outcomeOf(error);
  });

/** Creates an account. The address is confirmed from the email. */
export const signUp = (details: {
  name: string;
  email: string;
  password: string;
  next: string | null;
}): Promise<AuthOutcome> =>
  attempt(async () => {
    const { auth } = await backendClient();
    const { error, data } = await auth.signUp({
      email: normaliseEmail(details.email),
      password: details.password,
      options: {
        data: { role: 'user', full_name: details.name.trim() },
        emailRedirectTo: returnAddress('/auth/callback', details.next),
      },
    });
    const outcome = outcomeOf(error);
    // Hosted services hide a registered address behind a success without identities.
    const hidden = outcome === null && data.user?.identities?.length === 0;
    return outcome === 'registered' || hidden ? 'alreadyRegistered' : outcome;
  });

/** Resends the confirmation email of a new account. */
export const resendConfirmation = (email: string, next: string | null): Promise<AuthOutcome> =>
  attempt(async () => {
    const { auth } = await backendClient();
    const { error } = await auth.resend({
      type: 'signup',
      email: normaliseEmail(email),
      options: { emailRedirectTo: returnAddress('/auth/callback', next) },
    });
    return outcomeOf(error);
  });

/**
 * Sends a one-time sign-in link and code, which make an account for an address that has none. Known and unknown addresses get the same
 * response.
 */
export const sendMagicLink = (email: string, next: string | null): Promise<AuthOutcome> =>
  attempt(async () => {
    const { auth } = await backendClient();
    const { error } = await auth.signInWithOtp({
      email: normaliseEmail(email),
      options: { emailRedirectTo: returnAddress('/auth/callback', next), shouldCreateUser: true },
    });
    // Hosted services reveal unknown addresses by this code; we do not.
    return error?.code === 'otp_disabled' ? null : outcomeOf(error);
  });

/** Sends a link and a code that allow a new password. Known and unknown addresses get the same response. */
export const sendRecovery = (email: string, next: string | null = null): Promise<AuthOutcome> =>
  attempt(async () => {
    const { auth } = await backendClient();
    const { error } = await auth.resetPasswordForEmail(normaliseEmail(email), {
      redirectTo: returnAddress('/reset-password', next),
    });
    return outcomeOf(error);
  });

export type MailKind = 'signup' | 'magiclink' | 'recovery' | 'email_change';

/**
 * Consumes the token of an emailed link. On success the person is signed in; 'half' means that the other mailbox has
 * to confirm as well.
 */
export async function verifyToken(tokenHash: string, kind: MailKind): Promise<AuthOutcome | 'half'> {
  let half = false;
  const outcome = await attempt(async () => {
    const { auth } = await backendClient();
    const { error, data } = await auth.verifyOtp({ token_hash: tokenHash, type: kind });
    half = !error && !data.session;
    return error ? mailProblem(error) : null;
  });
  return half ? 'half' : outcome;
}

/** Consumes an emailed six-digit code. On success the person is signed in. */
export const verifyCode = (email: string, code: string, kind: MailKind): Promise<AuthOutcome> =>
  attempt(async () => {
    const { auth } = await backendClient();
    const { error } = await auth.verifyOtp({ email: normaliseEmail(email), token: code, type: kind });
    return error ? mailProblem(error) : null;
  });

/** Services report an invalid code or link with many texts; only refusals, blocks and network errors are kept apart. */
function mailProblem(error: AuthError): AuthOutcome {
  const problem = outcomeOf(error);
  const hasSession =
    problem === 'offline' || problem === 'blocked' || error.status === 429 || (error.status ?? 0) >= 500;
  return hasSession ? problem : 'codeWrong';
}

/** Signs in with tokens from the URL, after the service has confirmed whose they are. */
export const adoptTokens = (tokens: { accessToken: string; refreshToken: string }): Promise<AuthOutcome> =>
  attempt(async () => {
    const { auth } = await backendClient();
    const { error } = await auth.setSession({
      access_token: tokens.accessToken,
      refresh_token: tokens.refreshToken,
    });
    return outcomeOf(error);
  });

export const saveNewPassword = (password: string): Promise<AuthOutcome> =>
  attempt(async () => {
    const { auth } = await backendClient();
    const { error } = await auth.updateUser({ password });
    return outcomeOf(error);
  });

/** Signs out every other device, where someone else may know the old password. */
export const endOtherSessions = (): Promise<AuthOutcome> =>
  attempt(async () => {
    const { auth } = await backendClient();
    const { error } = await auth.signOut({ scope: 'others' });
    return outcomeOf(error);
  });

/** Redirects to Google. The return page, else the home page, is stored in session storage. */
export const continueWithGoogle = (next: string | null): Promise<AuthOutcome> =>
  attempt(async () => {
    // Offline, the browser's own error page would replace this one.
    if (!navigator.onLine) return 'offline';
    tabStorage.setItem(redirectKey, next ?? '/');
    const { auth } = await backendClient();
    const { error } = await auth.signInWithOAuth({
      provider: 'google',
      options: {
        redirectTo: returnAddress('/auth/callback', null),
        queryParams: { access_type: 'offline', prompt: 'consent' },
      },
    });
    return outcomeOf(error);
  });
