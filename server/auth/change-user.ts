import { passwordChanged } from '#app/accounts/changes/password-changed.server.ts';
import { requestEmailChange } from '#app/accounts/changes/request-email-change.server.ts';
import { requireFreshSignIn } from '#app/accounts/changes/fresh-sign-in.server.ts';
import type { Account } from '#app/platform/api.server.ts';
import { tooManyMails, tooManyRequests } from './answers.ts';
import type { Call, Handler } from './calls.ts';
import { invalidEmail, isEmail } from './mail-requests.ts';
import type { Front } from './parts.ts';

/**
 * PUT /user. Address and password need a sign-in of the last quarter of an hour; the rest is what a person says about
 * themselves, and decides nothing. The address changes by our own steps: the service would tell whether the wanted one has
 * an account.
 */
export const changeUser: Handler = async (front, call) => {
  const { account, language } = call.c.var;
  const { email: wanted, password, ...rest } = call.body;
  if (!account || (wanted === undefined && password === undefined)) return call.forward();
  await requireFreshSignIn(front.services, account);
  const others = { ...rest, ...(password === undefined ? {} : { password }) };
  if (wanted === undefined || Object.keys(others).length > 0) {
    if (password !== undefined) {
      const { wait } = await front.budgets.charge(['passwordChangesOfPerson', account.id]);
      if (wait > 0) return tooManyRequests(wait);
    }
    const answer = await front.passwords.run(() => call.forward(others), { place: call.place });
    if (answer.ok && password !== undefined)
      await passwordChanged({ ...front.services, liveSessions: front.liveSessions }, { account, language });
    if (!answer.ok || wanted === undefined) return answer;
  }
  return changeEmail(front, call, account);
};

async function changeEmail(front: Front, call: Call, account: Account): Promise<Response> {
  const { budgets, services } = front;
  const { c, email, place } = call;
  if (!isEmail(email)) return invalidEmail();
  const receipt = await budgets.charge(
    ['mailPause', email],
    ['mailsOfPerson', email],
    ['mailsOfPerson', account.id],
    ['mailsOfPlace', place],
  );
  if (receipt.wait > 0) return tooManyMails(receipt.wait);
  try {
    await requestEmailChange(services, {
      account,
      newEmail: email,
      language: c.var.language,
      redirectTo: c.req.query('redirect_to'),
    });
  } catch (refused) {
    await receipt.refund();
    throw refused;
  }
  return call.forward({});
}
