import type { AuthError, SupabaseClient, UserAttributes } from '@supabase/supabase-js';
import { lastWait } from '#app/platform/refusals.ts';
import { type MailKind, type AuthOutcome, signIn, verifyCode } from '../auth-calls.ts';
import { outcomeOfError } from '../../model/errors.ts';
import { normaliseEmail } from '../../model/rules.ts';
import { backendClient } from '../session.ts';
import { sessionIdOf } from '../stored-session.ts';
import { endSession } from '../../api/account-page-client.ts';

const update = (attributes: UserAttributes, options?: { emailRedirectTo: string }): Promise<AuthOutcome> =>
  attempt(({ auth }) => auth.updateUser(attributes, options));

async function attempt(
  call: (client: SupabaseClient) => Promise<{ error: AuthError | null }>,
): Promise<AuthOutcome> {
  try {
    const { error } = await call(await backendClient());
    return error ? outcomeOfError(error, { wait: lastWait(), now: Date.now() }) : null;
  } catch (thrown) {
    return thrown instanceof TypeError ? 'offline' : 'unexpected';
  }
}

/** Saves the name in the user metadata, where sign-up stores it. */
export const saveName = (name: string): Promise<AuthOutcome> => update({ data: { full_name: name } });

/**
 * Requests a change of address, to be confirmed from the new mailbox. `signInAgain` when the sign-in is too old. An
 * address that another account has gets the same response as any other.
 */
export const changeEmail = (email: string): Promise<AuthOutcome> =>
  update(
    { email: normaliseEmail(email) },
    { emailRedirectTo: new URL('/auth/callback', window.location.origin).href },
  );

/** Resends the confirmation to the new address; `email` is the current one. */
export const resendEmailChange = (email: string): Promise<AuthOutcome> =>
  attempt(({ auth }) => auth.resend({ type: 'email_change', email }));

/** Sets the first password of an account or changes it. The service signs out all other sessions. */
export const savePassword = (password: string): Promise<AuthOutcome> => update({ password });

/** Signs the same person in again by password; the previous session ends. */
export const confirmByPassword = (email: string, password: string): Promise<AuthOutcome> =>
  reloadSessionAfter(() => signIn(email, password));

/** The same with a six-digit emailed code; codes that complete a change of address work as well. */
export const confirmByCode = (email: string, code: string, kind: MailKind): Promise<AuthOutcome> =>
  reloadSessionAfter(() => verifyCode(email, code, kind));

/** Every sign-in opens a new session; this ends the previous one, which would otherwise stay in the list as active. */
async function reloadSessionAfter(enter: () => Promise<AuthOutcome>): Promise<AuthOutcome> {
  const before = await currentSession();
  const outcome = await enter();
  if (outcome !== null) return outcome;
  if (before && before !== (await currentSession())) await endSession(before).catch(logFailure);
  return null;
}

async function currentSession(): Promise<string | null> {
  const { data } = await (await backendClient()).auth.getSession();
  return data.session && sessionIdOf(data.session);
}

/** The sign-in itself succeeded; a previous session that could not be ended is only logged. */
function logFailure(reason: unknown): void {
  // oxlint-disable-next-line no-console
  console.warn('An earlier session could not be ended', reason);
}
