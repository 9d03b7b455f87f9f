import { isEmailAddress } from '#app/accounts/domain/email-address.ts';
import { requestAuthMail } from '#app/accounts/use-cases/request-auth-mail.server.ts';
import { invalidEmail, refusal, tooManyMails } from './answers.ts';
import type { Charge } from './budgets.ts';
import type { AuthCallKind, Handler } from './calls.ts';
import { knownDevice } from './known-devices.ts';
import type { Front } from './parts.ts';

/** POST /recover: emails a link and a code for setting a new password. */
export const recover: Handler = (front, call) => request(front, call, 'recovery');

/**
 * POST /otp: emails a link and a code that sign in. For an address without an account they make one when they are used, unless
 * `create_user` is false or sign-ups are closed.
 */
export const otp: Handler = (front, call) => request(front, call, 'magiclink');

/** POST /resend: sends the email of a sign-up or of a change of address again. */
export const resend: Handler = (front, call) => {
  const { type } = call.body;
  if (type === 'signup' || type === 'email_change') return request(front, call, type);
  const message = 'Missing one of these types: signup, email_change';
  return Promise.resolve(refusal(400, 'validation_failed', message));
};

/** Kinds of email whose pause and hourly number are counted apart. */
type CountedMail =
  | 'registration'
  | 'signup'
  | 'magiclink'
  | 'newcomer'
  | 'recovery'
  | 'email_change'
  | 'new_address'
  | 'reauthentication';

/**
 * What one email of a kind counts for an address. Each kind has its own pause and its own hourly number: whether a request sends an email
 * depends on the account, which the response must not reveal, so a request that may send none must not hold back another kind.
 */
export const chargesOfMail = (kind: CountedMail, email: string): Charge[] => [
  ['mailPause', `${kind} ${email}`],
  ['mailsOfPerson', `${kind} ${email}`],
];

/** The same response after the same steps, whether the address has an account or not. A job checks it later. */
async function request(
  { budgets, services, seals }: Front,
  { c, body, email, place, cookies, redirectTo }: AuthCallKind,
  kind: 'signup' | 'magiclink' | 'recovery' | 'email_change',
): Promise<Response> {
  if (!isEmailAddress(email)) return invalidEmail();
  const createUser = kind === 'magiclink' && body.create_user !== false && services.settings.signupEnabled;
  // Without `create_user` an address that has no account gets no email.
  const counted = createUser ? 'newcomer' : kind;
  // A device that has signed in to the account has its own pause, so that strangers who request mails cannot use it up.
  const device = knownDevice(cookies, seals, email);
  const ofPerson: Charge[] = device
    ? [
        ['mailPauseOfDevice', `${counted} ${device}`],
        ['mailsOfDevice', `${counted} ${device}`],
      ]
    : chargesOfMail(counted, email);
  const { wait } = await budgets.charge(...ofPerson, ['mailsOfPlace', place]);
  if (wait > 0) return tooManyMails(wait);
  await requestAuthMail(services, { kind, email, language: c.var.language, redirectTo, createUser });
  return Response.json({});
}
