import {
  clearPassword,
  deleteUnconfirmedAccount,
  storedPassword,
} from '#app/accounts/changes/queries.server.ts';
import { refusal, tooManyMails } from './answers.ts';
import type { Call, Handler } from './calls.ts';
import type { Front } from './parts.ts';
import { metadataIn, oddMetadata } from './metadata.ts';
import { isPassword } from './passwords.ts';

/**
 * POST /signup. The service answers a known address with "too many mails". Instead: an account says what the hosted service
 * says (and the specification maps); an address that was never confirmed begins anew.
 */
export const signUp: Handler = async (front, call) => {
  const { budgets, services } = front;
  const { email, place } = call;
  if (metadataIn(call.body.data) === null) return oddMetadata();
  const receipt = await budgets.charge(
    ['mailPause', email],
    ['mailsOfPerson', email],
    ['mailsOfPlace', place],
  );
  if (receipt.wait > 0) return tooManyMails(receipt.wait);
  let answer = await ask(front, call);
  if (answer.status === 429) {
    const known = await storedPassword(services.db, email);
    if (known?.confirmed) {
      // No mail went out, and the next step is to have a new password mailed. Asking who has an account stays counted.
      await receipt.refund('mailPause', 'mailsOfPerson');
      return refusal(422, 'user_already_exists', 'User already registered');
    }
    answer = await beginAnew(front, call, known?.hash ?? null);
  }
  if (!answer.ok) await receipt.refund();
  return answer;
};

const ask = ({ passwords }: Front, call: Call, password = call.body.password): Promise<Response> =>
  passwords.run(
    () =>
      call.forward({
        email: call.email,
        password,
        data: { full_name: '', ...metadataIn(call.body.data), role: 'user' },
      }),
    { place: call.place },
  );

/**
 * Once more for an address that nobody has confirmed. Two passwords may be those of two people, and whoever opens the
 * newest mail cannot tell whose it confirms: then none of them counts, and after the confirmation a new one is chosen.
 */
async function beginAnew(front: Front, call: Call, hash: string | null): Promise<Response> {
  const { passwords, services } = front;
  const tried = String(call.body.password);
  const same = await passwords.run(() => isPassword(tried, hash), { place: call.place });
  await deleteUnconfirmedAccount(services.db, call.email);
  // The service wants a password: one that nobody knows, until it is taken away.
  const answer = await ask(front, call, same ? tried : services.random.uuid());
  if (!same && answer.ok) {
    const { id } = (await answer.clone().json()) as { id: string };
    await clearPassword(services.db, id);
  }
  return answer;
}
