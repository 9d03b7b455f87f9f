import { requestAuthMail } from '#app/accounts/use-cases/request-auth-mail.server.ts';
import { refusal, tooManyMails } from './answers.ts';
import type { AuthCallKind, Handler } from './calls.ts';
import type { Front } from './parts.ts';

/** The service's own check. */
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
export const isEmail = (email: string): boolean => emailPattern.test(email);
export const invalidEmail = (): Response =>
  refusal(400, 'validation_failed', 'Unable to validate email address: invalid format');

/** POST /recover: emails a link and a code for setting a new password. */
export const recover: Handler = (front, call) => request(front, call, 'recovery');

/** POST /otp: emails a link and a code that sign in. Never creates an account, which needs a name and a password. */
export const otp: Handler = (front, call) => request(front, call, 'magiclink');

/** POST /resend: sends the email of a sign-up or of a change of address again. */
export const resend: Handler = (front, call) => {
  const { type } = call.body;
  if (type === 'signup' || type === 'email_change') return request(front, call, type);
  const message = 'Missing one of these types: signup, email_change';
  return Promise.resolve(refusal(400, 'validation_failed', message));
};

/** The same response after the same steps, whether the address has an account or not. A job checks it later. */
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
