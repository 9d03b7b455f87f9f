import { createHash } from 'node:crypto';
import { createAccountOfLink } from '#app/accounts/use-cases/create-account-of-link.server.ts';
import { beginVerification } from '#app/accounts/use-cases/changes/verification.server.ts';
import { findTokenHolder } from '#app/accounts/db/changes.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { linkExpired, tooManyRequests } from './answers.ts';
import type { Charge } from './budgets.ts';
import type { AuthCallKind, Handler } from './calls.ts';
import { knownDevice } from './known-devices.ts';
import type { Front } from './parts.ts';
import { recordFailure } from './record-failure.ts';
import { signedIn } from './signed-in.ts';

/**
 * POST /verify: a token from an emailed link, or an address with six digits. Six digits can be guessed, so wrong ones are counted like
 * wrong passwords. Tokens are sealed, and one without the seal is not forwarded to the service.
 */
export const verify: Handler = async (front, call) => {
  const { budgets, seals } = front;
  const { body, email, place } = call;
  const mailed = typeof body.token_hash === 'string' ? body.token_hash : '';
  const code = typeof body.token === 'string' ? body.token : '';
  const ofPlace: Charge = ['verificationsOfPlace', place];
  if (mailed !== '') {
    const { wait } = await budgets.charge(ofPlace);
    if (wait > 0) return tooManyRequests(wait);
    const hash = seals.open('mailed link', mailed);
    if (hash === null) return linkExpired();
    return consume(front, call, hash, { type: body.type, token_hash: hash });
  }
  const device = knownDevice(call.cookies, seals, email);
  const guess: Charge = device ? ['wrongCodesOfDevice', device] : ['wrongCodesOfPerson', email];
  const receipt = await budgets.charge(guess, ofPlace);
  if (receipt.wait > 0) return tooManyRequests(receipt.wait);
  const hash = createHash('sha256').update(`${email}${code}`).digest('hex');
  const answer = await consume(front, call, hash, { type: body.type, email, token: code });
  if (answer.ok || answer.status >= 500) await receipt.refund(guess[0]);
  else await recordFailure(front, call, 'code.failed');
  return answer;
};

async function consume(
  front: Front,
  call: AuthCallKind,
  hash: string,
  body: Record<string, unknown>,
): Promise<Response> {
  const { services, liveSessions } = front;
  const type = await typeOf(services, body.type, hash);
  if (type === 'magiclink') await createAccountOfLink(services, hash);
  const verification = await beginVerification(
    { ...services, liveSessions },
    {
      kind: type,
      hash,
      language: call.c.var.language,
    },
  );
  if (!verification.allowed) return linkExpired();
  const answer = await call.forward(type === '' ? body : { ...body, type });
  if (answer.ok && answer.headers.has('sb-auth-session-id')) await verification.done();
  return signedIn(front, call, answer, 'otp');
}

/** The type of a token. The client's `email` stands for the link that confirms a sign-up as well as for the one that signs in. */
async function typeOf({ db }: Pick<Services, 'db'>, type: unknown, hash: string): Promise<string> {
  if (type !== 'email') return typeof type === 'string' ? type : '';
  const holder = await findTokenHolder(db, { kind: 'signup', hash });
  return holder && !holder.confirmed ? 'signup' : 'magiclink';
}
