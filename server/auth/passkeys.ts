import { z } from 'zod';
import { listPasskeys, renamePasskey } from '#app/accounts/db/passkeys.server.ts';
import { LONGEST_DEVICE_NAME } from '#app/accounts/domain/second-factor.ts';
import {
  beginRegistration,
  finishRegistration,
} from '#app/accounts/use-cases/passkeys/register-passkey.server.ts';
import {
  beginPasskeySignIn,
  finishPasskeySignIn,
} from '#app/accounts/use-cases/passkeys/sign-in-with-passkey.server.ts';
import { readableName } from '#app/accounts/use-cases/second-factor/enroll-device.server.ts';
import { removeFactor } from '#app/accounts/use-cases/second-factor/remove-factor.server.ts';
import { refusal, tooManyRequests } from './answers.ts';
import type { Handler } from './calls.ts';
import { depsOf, isUuid, ofCaller, refuse } from './factors.ts';
import { sessionAnswer } from './session-answer.ts';
import { signedIn } from './signed-in.ts';

/*
 * Passkeys, with the paths, bodies and error codes of the hosted service, whose client marks its support as experimental. The client itself talks
 * to the authenticator.
 */

const base64url = z.string().regex(/^[\w-]{1,20000}$/);
const transports = z.array(z.string().max(40)).max(10).optional();
const credential = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  clientExtensionResults: z.object({}).default({}),
};
const registrationSchema = z.object({
  ...credential,
  response: z.object({ clientDataJSON: base64url, attestationObject: base64url, transports }),
});
const authenticationSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.optional(),
  }),
});

const badCredential = (): Response => refusal(400, 'validation_failed', 'credential is required');
const seconds = (instant: Date): number => Math.floor(instant.getTime() / 1000);
const begun = ({
  challengeId,
  expiresAt,
  options,
}: {
  challengeId: string;
  expiresAt: Date;
  options: object;
}) => Response.json({ challenge_id: challengeId, options, expires_at: seconds(expiresAt) });

/** POST /passkeys/registration/options */
export const beginPasskey: Handler = ofCaller(async (front, _, caller) => {
  const { wait } = await front.budgets.charge(['enrolmentsOfPerson', caller.account.id]);
  if (wait > 0) return tooManyRequests(wait);
  const options = await beginRegistration(depsOf(front), caller);
  return 'refused' in options ? refuse(options) : begun(options);
});

/** POST /passkeys/registration/verify */
export const addPasskey: Handler = ofCaller(async (front, { body }, caller) => {
  const response = registrationSchema.safeParse(body.credential).data;
  const challengeId = String(body.challenge_id ?? '');
  if (!response || !isUuid(challengeId)) return badCredential();
  const added = await finishRegistration(depsOf(front), {
    caller,
    challengeId,
    // The library checks each field itself.
    response: response as Parameters<typeof finishRegistration>[1]['response'],
    name: '',
  });
  if ('refused' in added) return refuse(added);
  return Response.json({
    id: added.id,
    friendly_name: added.name,
    created_at: added.createdAt.toISOString(),
  });
});

/** POST /passkeys/authentication/options */
export const beginSignInByPasskey: Handler = async (front, { place }) => {
  const { wait } = await front.budgets.charge(['verificationsOfPlace', place]);
  if (wait > 0) return tooManyRequests(wait);
  return begun(await beginPasskeySignIn(front.services));
};

/** POST /passkeys/authentication/verify */
export const signInByPasskey: Handler = async (front, call) => {
  const { body, place } = call;
  const { wait } = await front.budgets.charge(['verificationsOfPlace', place]);
  if (wait > 0) return tooManyRequests(wait);
  const response = authenticationSchema.safeParse(body.credential).data;
  const challengeId = String(body.challenge_id ?? '');
  if (!response || !isUuid(challengeId)) return badCredential();
  const session = await finishPasskeySignIn(front.services, {
    challengeId,
    response: response as Parameters<typeof finishPasskeySignIn>[1]['response'],
    network: place,
  });
  if ('refused' in session) return refuse(session);
  return signedIn(front, call, await sessionAnswer(front, call, session));
};

type Listed = Awaited<ReturnType<typeof listPasskeys>>[number];
const describe = ({ id, name, createdAt, lastUsedAt }: Listed) => ({
  id,
  friendly_name: name,
  created_at: createdAt.toISOString(),
  ...(lastUsedAt ? { last_used_at: lastUsedAt.toISOString() } : {}),
});

/** GET /passkeys */
export const listOwnPasskeys: Handler = ofCaller(async ({ services }, _, { account }) =>
  Response.json((await listPasskeys(services.db, account.id)).map(describe)),
);

/** PATCH /passkeys/:id */
export const nameOwnPasskey: Handler = ofCaller(async ({ services }, { c, body }, { account }) => {
  const id = c.req.param('id') ?? '';
  const name = readableName(String(body.friendly_name ?? ''));
  if (name === '' || name.length > LONGEST_DEVICE_NAME)
    return refusal(400, 'validation_failed', 'friendly_name is required');
  const { db, clock } = services;
  const isNamed =
    isUuid(id) && (await renamePasskey(db, { id, accountId: account.id, name, now: clock.now() }));
  const named = isNamed && (await listPasskeys(db, account.id)).find((passkey) => passkey.id === id);
  return named ? Response.json(describe(named)) : refuse({ refused: 'mfa_factor_not_found' });
});

/** DELETE /passkeys/:id */
export const removeOwnPasskey: Handler = ofCaller(async (front, { c }, caller) => {
  const factorId = c.req.param('id') ?? '';
  if (!isUuid(factorId)) return refuse({ refused: 'mfa_factor_not_found' });
  const removed = await removeFactor(depsOf(front), { caller, factorId });
  return 'refused' in removed ? refuse(removed) : new Response(null, { status: 204 });
});
