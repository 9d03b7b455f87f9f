import { isEmailAddress } from '#app/accounts/domain/email-address.ts';
import { handlePasswordChange } from '#app/accounts/use-cases/changes/password-changed.server.ts';
import {
  checkWantedEmail,
  requestEmailChange,
} from '#app/accounts/use-cases/changes/request-email-change.server.ts';
import { requireFreshSignIn } from '#app/accounts/use-cases/changes/fresh-sign-in.server.ts';
import type { Account } from '#app/platform/api.server.ts';
import { invalidEmail, tooManyMails, tooManyRequests } from './answers.ts';
import type { AuthCallKind, Handler } from './calls.ts';
import { refuseWithoutFactor, withFactorsInAnswer } from './factors.ts';
import { chargesOfMail } from './mail-requests.ts';
import { type Metadata, metadataIn, oddMetadata } from './metadata.ts';
import type { Front } from './parts.ts';
import { refuseWrongNonce } from './reauthenticate.ts';
import { isNewPassword, refusedPassword } from './passwords.ts';

/** The fields that are forwarded to the service. */
type AcceptedChange = { data?: Metadata; password?: unknown };

/**
 * PUT /user. Email and password need a sign-in within the last 15 minutes, the password alone or a mailed nonce; the name can change at any time. Every change needs the
 * second factor of the account. The email changes by our own
 * steps: the service would reveal whether the new address has an account.
 */
export const changeUser: Handler = async (front, call) => {
  const { password, data: given } = call.body;
  const data = metadataIn(given);
  if (data === null) return oddMetadata();
  const refused = refusedPassword(password);
  if (refused) return refused;
  const accepted: AcceptedChange = {
    ...(given === undefined ? {} : { data }),
    ...(password === undefined ? {} : { password }),
  };
  const answer = await change(front, call, accepted);
  return withFactorsInAnswer(front, answer);
};

async function change(front: Front, call: AuthCallKind, accepted: AcceptedChange): Promise<Response> {
  const { account } = call.c.var;
  const { email: wanted, password } = call.body;
  if (!account) return call.forward(accepted);
  const refused = await refuseWithoutFactor(front, account);
  if (refused) return refused;
  if (wanted === undefined && password === undefined) return call.forward(accepted);
  const { nonce } = call.body;
  const isConfirmed = typeof nonce === 'string' && nonce !== '' && wanted === undefined;
  if (!isConfirmed) await requireFreshSignIn(front.services, account);
  else {
    const wrong = await refuseWrongNonce(front, account, nonce);
    if (wrong) return wrong;
  }
  return wanted === undefined
    ? changeRest(front, call, account, accepted)
    : changeEmail(front, call, account, accepted);
}

async function changeRest(
  front: Front,
  call: AuthCallKind,
  account: Account,
  said: AcceptedChange,
): Promise<Response> {
  const { budgets, passwords, services, liveSessions } = front;
  if (said.password === undefined) return call.forward(said);
  const { wait } = await budgets.charge(['passwordChangesOfPerson', account.id]);
  if (wait > 0) return tooManyRequests(wait);
  const changed = () =>
    handlePasswordChange({ ...services, liveSessions }, { account, language: call.c.var.language });
  const change = async () => {
    // End other sessions before the password changes: a crash in between must not leave an attacker signed in.
    const accepted = await isNewPassword(services, account.id, String(said.password));
    if (accepted) await changed();
    const answer = await call.forward(said);
    if (answer.ok && !accepted) await changed();
    return answer;
  };
  return passwords.run(change, { place: call.place });
}

/** Other fields change only if the email change is accepted, so that a refusal has no partial effect. */
async function changeEmail(
  front: Front,
  call: AuthCallKind,
  account: Account,
  accepted: AcceptedChange,
): Promise<Response> {
  const { budgets, services } = front;
  const { c, email, place, redirectTo } = call;
  if (!isEmailAddress(email)) return invalidEmail();
  await checkWantedEmail(services, account, email);
  const receipt = await budgets.charge(
    ...chargesOfMail('new_address', email),
    ['mailsOfPerson', account.id],
    ['mailsOfPlace', place],
  );
  if (receipt.wait > 0) return tooManyMails(receipt.wait);
  try {
    const answer = await changeRest(front, call, account, accepted);
    if (!answer.ok) {
      await receipt.refund();
      return answer;
    }
    await requestEmailChange(services, {
      account,
      newEmail: email,
      language: c.var.language,
      redirectTo,
    });
  } catch (refused) {
    await receipt.refund();
    throw refused;
  }
  return call.forward({});
}
