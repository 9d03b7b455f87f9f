import { isEmailAddress } from '#app/accounts/domain/email-address.ts';
import { clearPassword, deleteUnconfirmedAccount, storedPassword } from '#app/accounts/db/changes.server.ts';
import { invalidEmail, refusal, tooManyMails } from './answers.ts';
import type { AuthCallKind, Handler } from './calls.ts';
import { chargesOfMail } from './mail-requests.ts';
import type { Front } from './parts.ts';
import { metadataIn, oddMetadata } from './metadata.ts';
import { isPassword, refusedPassword } from './passwords.ts';

/**
 * POST /signup. The service answers a known address with "too many emails". Instead, a confirmed account gets the hosted service's response
 * (which the specification maps), and an unconfirmed address restarts its sign-up.
 */
export const signUp: Handler = async (front, call) => {
  const { budgets, passwords } = front;
  const { email, place } = call;
  if (metadataIn(call.body.data) === null) return oddMetadata();
  const refused = refusedPassword(call.body.password);
  if (refused) return refused;
  // Without an address the service has its own answer.
  if (email !== '' && !isEmailAddress(email)) return invalidEmail();
  const receipt = await budgets.charge(...chargesOfMail('registration', email), ['mailsOfPlace', place]);
  if (receipt.wait > 0) return tooManyMails(receipt.wait);
  // One queue slot for all of it: restarting a sign-up would otherwise wait three times.
  const answer = await passwords
    .run(() => registered(front, call), { place })
    .catch(async (thrown: unknown) => {
      await receipt.refund();
      throw thrown;
    });
  if (answer === 'known') {
    // No email was sent, and the next step is to request one for a new password. Probing for accounts stays counted.
    await receipt.refund('mailPause', 'mailsOfPerson');
    return refusal(422, 'user_already_exists', 'User already registered');
  }
  // The email is on its way: requesting it again has to wait as well.
  if (answer.ok) await budgets.charge(...chargesOfMail('signup', email));
  else await receipt.refund();
  return answer;
};

async function registered(front: Front, call: AuthCallKind): Promise<Response | 'known'> {
  const answer = await ask(call);
  if (answer.status !== 429) return answer;
  const known = await storedPassword(front.services.db, call.email);
  return known?.confirmed ? 'known' : restartSignUp(front, call, known?.hash ?? null);
}

const ask = (
  call: AuthCallKind,
  { password = call.body.password, data = metadataIn(call.body.data) ?? {} } = {},
): Promise<Response> =>
  call.forward({ email: call.email, password, data: { full_name: '', ...data, role: 'user' } });

/**
 * Restarts the sign-up of an unconfirmed address. Two different passwords may come from two people, and the emailed link cannot tell whose
 * it confirms: then neither password is valid and neither name is stored, and new ones are chosen after confirmation.
 */
async function restartSignUp(
  { services }: Front,
  call: AuthCallKind,
  hash: string | null,
): Promise<Response> {
  const tried = String(call.body.password);
  const same = await isPassword(tried, hash);
  await deleteUnconfirmedAccount(services.db, call.email);
  // The service needs a password: a random one, until it is removed.
  const answer = await ask(call, same ? {} : { password: services.random.uuid(), data: {} });
  if (!same && answer.ok) {
    const { id } = (await answer.clone().json()) as { id: string };
    await clearPassword(services.db, id);
  }
  return answer;
}
