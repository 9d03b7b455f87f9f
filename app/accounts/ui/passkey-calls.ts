import { outcomeOfError, type AuthOutcome } from '../model/errors.ts';
import { lastWait } from '#app/platform/refusals.ts';
import { backendClient } from './session.ts';

/* Passkeys by the official client, which talks to the authenticator itself; it marks this support as experimental. */

/** Whether this browser has passkeys. */
export const hasPasskeys = (): boolean => typeof window !== 'undefined' && 'PublicKeyCredential' in window;

type Failure = { status?: number | undefined; code?: string | undefined; message: string };

/** The person stopped, or the authenticator found nothing: `codeWrong`, like a refused answer. */
const outcomeOf = (error: Failure): NonNullable<AuthOutcome> =>
  typeof error.status === 'number'
    ? (outcomeOfError(error, { wait: lastWait(), now: Date.now() }) ?? 'unexpected')
    : 'codeWrong';

async function attempt(call: () => Promise<AuthOutcome>): Promise<AuthOutcome> {
  try {
    return await call();
  } catch (thrown) {
    return thrown instanceof TypeError ? 'offline' : 'codeWrong';
  }
}

/** Signs in; the session has both factors. */
export const signInWithPasskey = (): Promise<AuthOutcome> =>
  attempt(async () => {
    const { error } = await (await backendClient()).auth.signInWithPasskey();
    return error && outcomeOf(error);
  });

/** Adds a passkey of this device or of a password manager. Afterwards the session has its second factor. */
export const addPasskey = (name: string): Promise<AuthOutcome> =>
  attempt(async () => {
    const { auth } = await backendClient();
    const { data, error } = await auth.registerPasskey();
    if (error || !data) return error ? outcomeOf(error) : 'unexpected';
    // Without its name it works as well.
    if (name.trim() !== '') await auth.passkey.update({ passkeyId: data.id, friendlyName: name.trim() });
    // The new token says that the session has its second factor.
    const refreshed = await auth.refreshSession();
    return refreshed.error && outcomeOf(refreshed.error);
  });
