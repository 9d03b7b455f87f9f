import { requestAuthMail } from '#app/accounts/use-cases/request-auth-mail.server.ts';
import { refusal, tooManyMails } from './answers.ts';
import type { AuthCallKind, Handler } from './calls.ts';
import type { Front } from './parts.ts';

/** As the service itself checks it. */
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
export const isEmail = (email: string): boolean => emailPattern.test(email);
export const invalidEmail = (): Response =>
  refusal(400, 'validation_failed', 'Unable to validate email address: invalid format');

/** POST /recover: a link and a code that allow a new password. */
export const recover: Handler = (front, call) => request(front, call, 'recovery');

/** POST /otp: a link and a code that sign in. It never makes an account, which needs a name and a password of its own. */
export const otp: Handler = (front, call) => request(front, call, 'magiclink');

/** POST /resend: the mail of a sign-up or of a change of address once more. */
export const resend: Handler = (front, call) => {
  const { type } = call.body;
  if (type === 'signup' || type === 'email_change') return request(front, call, type);
  const said = 'Missing one of these types: signup, email_change';
  return Promise.resolve(refusal(400, 'validation_failed', said));
};

/** The same answer after the same steps, whoever the address belongs to. A job finds out, later. */
async function request(
  { budgets, services }: Front,
  { c, email, place }: AuthCallKind,
  kind: 'signup' | 'magiclink' | 'recovery' | 'email_change',
): Promise<Response> {
  if (!isEmail(email)) return invalidEmail();
  const { wait } = await budgets.charge(
    ['mailPause', email],
    ['mailsOfPerson', email],
    ['mailsOfPlace', place],
  );
  if (wait > 0) return tooManyMails(wait);
  const redirectTo = c.req.query('redirect_to');
  await requestAuthMail(services, { kind, email, language: c.var.language, redirectTo });
  return Response.json({});
}
