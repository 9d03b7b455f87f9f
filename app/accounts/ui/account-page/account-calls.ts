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

/** The name, into the user's metadata, where sign-up put it. */
export const saveName = (name: string): Promise<AuthOutcome> => update({ data: { full_name: name } });

/**
 * Asks for another address; its mailbox confirms it. `signInAgain` when the sign-in is too old for that. An address that
 * somebody else has is answered like any other.
 */
export const changeEmail = (email: string): Promise<AuthOutcome> =>
  update(
    { email: normaliseEmail(email) },
    { emailRedirectTo: new URL('/auth/callback', window.location.origin).href },
  );

/** The mail to the new address once more; `email` is the one that still counts. */
export const resendEmailChange = (email: string): Promise<AuthOutcome> =>
  attempt(({ auth }) => auth.resend({ type: 'email_change', email }));

/** The first password of an account, or another one. The service signs out all other sessions with it. */
export const savePassword = (password: string): Promise<AuthOutcome> => update({ password });

/** Signs the same person in anew, by password; the session before ends. */
export const confirmByPassword = (email: string, password: string): Promise<AuthOutcome> =>
  reloadSessionAfter(() => signIn(email, password));

/** The same by the six digits of a mail, which also finish a change of address. */
export const confirmByCode = (email: string, code: string, kind: MailKind): Promise<AuthOutcome> =>
  reloadSessionAfter(() => verifyCode(email, code, kind));

/** Every way to sign in opens a session; without this the one before would stay in the list as if somebody used it. */
async function reloadSessionAfter(enter: () => Promise<AuthOutcome>): Promise<AuthOutcome> {
  const before = await currentSession();
  const outcome = await enter();
  if (outcome !== null) return outcome;
  if (before && before !== (await currentSession())) await endSession(before).catch(unreached);
  return null;
}

async function currentSession(): Promise<string | null> {
  const { data } = await (await backendClient()).auth.getSession();
  return data.session && sessionIdOf(data.session);
}

/** What the person asked for has happened; that an old session stays in the list is for the log. */
function unreached(reason: unknown): void {
  // oxlint-disable-next-line no-console
  console.warn('An earlier session could not be ended', reason);
}
