import type { AuthError } from '@supabase/supabase-js';
import { type AuthProblem, mapBackendText, normaliseEmail } from './rules.ts';
import { backendClient } from './session.ts';

/** What went wrong, as one of our texts or as the service's own. Null: nothing did. */
export type Outcome = AuthProblem | { text: string } | null;

/** Where mails and Google bring the visitor back to; the wanted page travels along. */
function returnAddress(path: '/auth/callback' | '/reset-password', next: string | null): string {
  const address = new URL(path, window.location.origin);
  if (next) address.searchParams.set('next', next);
  return address.href;
}

const outcomeOf = (error: AuthError | null): Outcome => (error ? mapBackendText(error.message) : null);

/** Runs a call; what was thrown instead of returned is an unexpected error, or the network. */
async function attempt(call: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await call();
  } catch (thrown) {
    return thrown instanceof TypeError ? 'offline' : 'unexpected';
  }
}

export const signIn = (email: string, password: string): Promise<Outcome> =>
  attempt(async () => {
    const { auth } = await backendClient();
    const { error } = await auth.signInWithPassword({ email: normaliseEmail(email), password });
    return outcomeOf(error);
  });

/** Asks for a new account. The person confirms the address from the mail. */
export const signUp = (details: {
  name: string;
  email: string;
  password: string;
  next: string | null;
}): Promise<Outcome> =>
  attempt(async () => {
    const { auth } = await backendClient();
    const { error } = await auth.signUp({
      email: normaliseEmail(details.email),
      password: details.password,
      options: {
        data: { role: 'user', full_name: details.name.trim() },
        emailRedirectTo: returnAddress('/auth/callback', details.next),
      },
    });
    const outcome = outcomeOf(error);
    return outcome === 'registered' ? 'alreadyRegistered' : outcome;
  });

/** Sends a link and a code that sign in once. Known and unknown addresses get the same answer. */
export const sendMagicLink = (email: string, next: string | null): Promise<Outcome> =>
  attempt(async () => {
    const { auth } = await backendClient();
    const { error } = await auth.signInWithOtp({
      email: normaliseEmail(email),
      options: { emailRedirectTo: returnAddress('/auth/callback', next), shouldCreateUser: false },
    });
    return outcomeOf(error);
  });

/** Sends a link and a code that allow a new password. Known and unknown addresses get the same answer. */
export const sendRecovery = (email: string): Promise<Outcome> =>
  attempt(async () => {
    const { auth } = await backendClient();
    const { error } = await auth.resetPasswordForEmail(normaliseEmail(email), {
      redirectTo: returnAddress('/reset-password', null),
    });
    return outcomeOf(error);
  });

export type MailKind = 'signup' | 'magiclink' | 'recovery' | 'email_change';

/** Consumes the token of a mail's link. After success the person is signed in. */
export const verifyToken = (tokenHash: string, kind: MailKind): Promise<Outcome> =>
  attempt(async () => {
    const { auth } = await backendClient();
    const { error } = await auth.verifyOtp({ token_hash: tokenHash, type: kind });
    return error ? 'codeWrong' : null;
  });

/** Consumes the six digits of a mail. After success the person is signed in. */
export const verifyCode = (email: string, code: string, kind: MailKind): Promise<Outcome> =>
  attempt(async () => {
    const { auth } = await backendClient();
    const { error } = await auth.verifyOtp({ email: normaliseEmail(email), token: code, type: kind });
    return error ? 'codeWrong' : null;
  });

export const saveNewPassword = (password: string): Promise<Outcome> =>
  attempt(async () => {
    const { auth } = await backendClient();
    const { error } = await auth.updateUser({ password });
    return outcomeOf(error);
  });

/** Leaves for Google. The page the visitor wanted, else the home page, is kept in the browser session. */
export const continueWithGoogle = (next: string | null): Promise<Outcome> =>
  attempt(async () => {
    sessionStorage.setItem(redirectKey, next ?? '/');
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

/** Where the wanted page waits while the visitor is away at Google. */
export const redirectKey = 'post_login_redirect';
