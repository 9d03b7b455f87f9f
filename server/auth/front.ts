import { Hono } from 'hono';
import type { ApiEnvironment } from '#app/platform/api.server.ts';
import { signingKeyOf } from '#app/platform/api/signing-key.server.ts';
import { noSuchCall } from './answers.ts';
import { handled, type Handler } from './calls.ts';
import { changeUser } from './change-user.ts';
import {
  challenge,
  enroll,
  generateRecovery,
  recoveryStatus,
  regenerateRecovery,
  unenroll,
  unenrollRecovery,
  verifyFactor,
  verifyRecovery,
  withFactorsInAnswer,
} from './factors.ts';
import { failed } from './google.ts';
import { otp, recover, resend } from './mail-requests.ts';
import {
  addPasskey,
  beginPasskey,
  beginSignInByPasskey,
  listOwnPasskeys,
  nameOwnPasskey,
  removeOwnPasskey,
  signInByPasskey,
} from './passkeys.ts';
import type { Front } from './parts.ts';
import { reauthenticate } from './reauthenticate.ts';
import { token } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { signUp } from './sign-up.ts';
import { signedIn } from './signed-in.ts';
import { verify } from './verify.ts';

/**
 * Every open call of the auth service, with the checks in front of it. Unlisted calls do not exist.
 */
export function authFront(front: Front): Hono<ApiEnvironment> {
  const calls = new Hono<ApiEnvironment>();
  const on = (handler: Handler) => handled(front, handler);
  calls.post('/token', on(token));
  calls.post('/signup', on(signUp));
  calls.post('/otp', on(otp));
  calls.post('/recover', on(recover));
  calls.post('/resend', on(resend));
  calls.post('/verify', on(verify));
  calls.get('/verify', on(leadToPage));
  calls.get('/user', on(readUser));
  calls.put('/user', on(changeUser));
  calls.post('/logout', on(signOut));
  calls.get('/factors/recovery-codes', on(recoveryStatus));
  calls.post('/factors/recovery-codes', on(generateRecovery));
  calls.delete('/factors/recovery-codes', on(unenrollRecovery));
  calls.post('/factors/recovery-codes/regenerate', on(regenerateRecovery));
  calls.post('/factors/recovery-codes/verify', on(verifyRecovery));
  calls.post('/factors', on(enroll));
  calls.post('/factors/:id/challenge', on(challenge));
  calls.post('/factors/:id/verify', on(verifyFactor));
  calls.delete('/factors/:id', on(unenroll));
  calls.get('/passkeys', on(listOwnPasskeys));
  calls.patch('/passkeys/:id', on(nameOwnPasskey));
  calls.delete('/passkeys/:id', on(removeOwnPasskey));
  calls.post('/passkeys/registration/options', on(beginPasskey));
  calls.post('/passkeys/registration/verify', on(addPasskey));
  calls.post('/passkeys/authentication/options', on(beginSignInByPasskey));
  calls.post('/passkeys/authentication/verify', on(signInByPasskey));
  calls.get('/authorize', on(depart));
  calls.get('/callback', on(arrive));
  calls.get('/settings', on(pass));
  calls.get('/health', on(pass));
  calls.get('/.well-known/jwks.json', on(publishKeys));
  calls.get('/reauthenticate', on(reauthenticate));
  calls.all('*', noSuchCall);
  return calls;
}

/** GET /.well-known/jwks.json: with the key in it the official client verifies tokens by itself (`getClaims`). */
const publishKeys: Handler = ({ services }) =>
  Promise.resolve(
    Response.json(
      { keys: [signingKeyOf(services.settings.jwtSecret).published] },
      { headers: { 'cache-control': 'public, max-age=600' } },
    ),
  );

const pass: Handler = (_, call) => call.forward();
const readUser: Handler = async (front, call) => withFactorsInAnswer(front, await call.forward());

/** Redirects to Google. Browsers navigate here, so an error must not be JSON. */
const depart: Handler = async ({ budgets, services }, call) => {
  const { wait } = await budgets.charge(['departuresOfPlace', call.place]);
  if (wait === 0) return call.forward();
  const location = failed(services.settings.siteUrl, {
    error: 'temporarily_unavailable',
    error_code: 'over_request_rate_limit',
    error_description: 'Request rate limit reached',
  });
  return new Response(null, { status: 303, headers: { location, 'retry-after': String(wait) } });
};

/** GET /verify, which mail templates of the hosted service link to: leads to the page that asks for a click, and consumes nothing. */
const leadToPage: Handler = ({ services }, { c, redirectTo }) => {
  const { siteUrl } = services.settings;
  const type = c.req.query('type') ?? '';
  const target = new URL(type === 'recovery' ? '/reset-password' : '/auth/callback', siteUrl);
  target.searchParams.set('token_hash', c.req.query('token_hash') ?? c.req.query('token') ?? '');
  target.searchParams.set('type', type);
  if (redirectTo) target.searchParams.set('redirect_to', redirectTo);
  return Promise.resolve(new Response(null, { status: 303, headers: { location: target.href } }));
};

/** The return from Google. */
const arrive: Handler = async (front, call) => signedIn(front, call, await call.forward(), 'oauth');
