import { isFromOwnMachine } from '#app/platform/api/own-machine.server.ts';
import { demoPassword } from '#database/seed/accounts.ts';
import { tooManyRequests } from './answers.ts';
import type { Charge } from './budgets.ts';
import type { AuthCallKind, Handler } from './calls.ts';
import { knownDevice } from './known-devices.ts';
import { mayBePassword, wrongPassword } from './passwords.ts';
import type { Front } from './parts.ts';
import { recordFailure } from './record-failure.ts';
import { refresh } from './refresh.ts';
import { signedIn } from './signed-in.ts';

/** POST /token: a password, a refresh token, or a code of a redirect flow. */
export const token: Handler = async (front, call) => {
  const kind = call.c.req.query('grant_type');
  if (kind === 'password') return signIn(front, call);
  if (kind === 'refresh_token') return refresh(front, call);
  const { wait } = await front.budgets.charge(['verificationsOfPlace', call.place]);
  return wait > 0 ? tooManyRequests(wait) : signedIn(front, call, await call.forward(), 'oauth');
};

/**
 * Every password is counted before it is checked, so that fifty parallel attempts cannot exceed the ten wrong ones; correct ones are
 * refunded. A known device has only its own ten: strangers can neither use them up nor add to them.
 */
const signIn: Handler = async (front, call) => {
  const { budgets, passwords, seals } = front;
  const { email, place } = call;
  const device = knownDevice(call.cookies, seals, email);
  const wrong: Charge[] = device
    ? [['wrongPasswordsOfDevice', device]]
    : [
        ['wrongPasswordsOfPerson', email],
        ['wrongPasswordsOfPlace', place],
      ];
  const every: Charge[] = [
    ['passwordsOfPerson', email],
    ...(device ? [] : [['passwordsOfPlace', place] as const]),
  ];
  const charges = [...wrong, ...every];
  const full = await budgets.wait(...charges);
  if (full > 0) return tooManyRequests(full);
  const check = async () => {
    const receipt = await budgets.charge(...charges);
    if (receipt.wait > 0) return tooManyRequests(receipt.wait);
    const checked = (await mayBePassword(front, call)) && !isPublishedPassword(front, call);
    const answer = checked ? await call.forward({ ...call.body, email }) : wrongPassword();
    // A failure of ours gives no information about the password.
    if (answer.ok || answer.status >= 500) await receipt.refund(...wrong.map(([figure]) => figure));
    else await recordFailure(front, call, 'sign_in.failed');
    return signedIn(front, call, answer, 'password');
  };
  return passwords.run(check, { place, first: device !== null });
};

/**
 * The password of the demo accounts, which is published. It signs in where demo accounts are allowed and from this machine only: they may
 * still be in the database of a site that became public, or a proxy may stand in front of a machine that is not meant to be public.
 */
function isPublishedPassword({ services }: Front, { c, body }: AuthCallKind): boolean {
  if (body.password !== demoPassword) return false;
  if (services.settings.demoData && isFromOwnMachine(c)) return false;
  services.log.warn(
    {},
    'a sign-in with the published demo password was refused: it did not come from this machine',
  );
  return true;
}
