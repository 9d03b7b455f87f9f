import { generateCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';
import { deleteUnconfirmedAccount } from '#app/accounts/changes/queries.server.ts';
import { type Seals } from '#app/accounts/seals.server.ts';
import { knownAddress } from '#app/accounts/public.server.ts';
import { refusal, tooManyMails } from './answers.ts';
import type { Handler } from './calls.ts';

/**
 * POST /signup. The service answers a known address with "too many mails". Instead: an account says what the hosted service
 * says (and the specification maps); an address that was never confirmed begins anew, with what was typed this time.
 */
export const signUp: Handler = async (front, call) => {
  const { budgets, passwords, services } = front;
  const { email, place } = call;
  const receipt = await budgets.charge(
    ['mailPause', email],
    ['mailsOfPerson', email],
    ['mailsOfPlace', place],
  );
  if (receipt.wait > 0) return tooManyMails(receipt.wait);
  const ask = () => passwords.run(() => call.forward({ ...call.body, email }), { place });
  let answer = await ask();
  if (answer.status === 429) {
    if ((await knownAddress(services.db, email)) === 'confirmed') {
      // No mail went out, and the next step is to have a new password mailed. Asking who has an account stays counted.
      await receipt.refund('mailPause', 'mailsOfPerson');
      return refusal(422, 'user_already_exists', 'User already registered');
    }
    await deleteUnconfirmedAccount(services.db, email);
    answer = await ask();
  }
  if (!answer.ok) {
    await receipt.refund();
    return answer;
  }
  const { id } = (await answer.clone().json()) as { id?: string };
  const marked = new Response(answer.body, answer);
  marked.headers.append('set-cookie', signUpCookie(front.seals, services.settings.siteUrl, id ?? ''));
  return marked;
};

/*
 * The browser that signed up is known by a cookie until the mail has lost its use, so that an administrator's password is
 * known to be the administrator's own (see `beginVerification`).
 */
const cookie = 'signed_up';
const anHour = 60 * 60;

const signUpCookie = (seals: Seals, siteUrl: string, accountId: string): string =>
  generateCookie(cookie, seals.seal('sign-up', accountId), {
    httpOnly: true,
    sameSite: 'Lax',
    secure: siteUrl.startsWith('https:'),
    path: '/auth/v1',
    maxAge: anHour,
  });

/** The account that this browser signed up for; null when there is none. */
export const signedUpHere = (cookies: string | undefined, seals: Seals): string | null =>
  seals.open('sign-up', parse(cookies ?? '', cookie)[cookie] ?? '');
