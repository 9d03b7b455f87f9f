import { calendarsPerMinute, openToAll, codesPerMinute } from './functions-limits.ts';
import { callsPerMinute } from './address-limit.ts';
import { budgetOf, budgets } from './write-budgets.ts';

/** What applies to a call because of its path and middleware, independent of its route. */
export type Frame = {
  operationId?: string;
  'x-who'?: Who;
  'x-limits'?: string[];
};
type Who = 'anyone' | 'account' | 'tutor' | 'founder' | 'provider' | 'machine';

/** Statuses of the guards in front of every call: bad address, timeout, failure, unavailable. */
const always = [400, 408, 500, 503];
/** Further statuses of writes: idempotency key in use or used for another request, terms and age not declared, body too large, no JSON. */
const ofWrites = [409, 413, 415, 422];

/** Operation id, rate limits, statuses, and whether the call writes. */
export function frameOf(method: string, path: string) {
  const write = method !== 'get';
  const limits = limitsOf(method, path);
  return {
    operationId: nameOf(method, path),
    limits,
    statuses: [...always, ...(write ? ofWrites : []), ...(limits.length > 0 ? [429] : [])],
    write,
  };
}

/** `POST /bookings/holds/{id}/extend` is `postBookingsHoldsByIdExtend`. */
const nameOf = (method: string, path: string): string =>
  method +
  path
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => `by-${name}`)
    .split(/[^a-zA-Z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

function limitsOf(method: string, path: string): string[] {
  const budget = budgetLine(method, path);
  const limited = openToAll.some((pattern) => within(path, pattern));
  return [
    ...(limited ? [`${callsPerMinute} in a minute from one network address`] : []),
    ...(path.startsWith('/calendar/') ? [`${calendarsPerMinute} in a minute from one network address`] : []),
    ...(path.startsWith('/courses/certificates/')
      ? [`${codesPerMinute} in a minute from one network address`]
      : []),
    ...(budget === null ? [] : [budget]),
  ];
}

/** The budget of a write; null for reads, for what stores nothing, and for the usual one, which nobody types that fast to meet. */
function budgetLine(method: string, path: string): string | null {
  const name = method === 'get' ? 'none' : (budgetOf(`${method.toUpperCase()} ${path}`) ?? 'usual');
  if (name === 'none' || name === 'usual') return null;
  const { account, network } = budgets[name];
  return (
    `${account.times} in ${account.seconds / 60} minutes from one account; ` +
    `signed out ${network.times} in ${network.seconds / 60} minutes from one network address`
  );
}

/** Matches like Hono: `/maths/*` covers everything below it. */
const within = (path: string, pattern: string): boolean =>
  pattern.endsWith('/*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

/** Who may call, derived from the path and from whether 401 is a possible response. The role matrix (tests/roles) checks every call against it. */
export function whoMayCall(path: string, responses: Record<string, object>): Who {
  if (path === '/stripe/webhook') return 'provider';
  if (path === '/dev/mailbox') return 'machine';
  if (!('401' in responses)) return 'anyone';
  if (path.startsWith('/founders/')) return 'founder';
  return path.startsWith('/tutor/') && '403' in responses ? 'tutor' : 'account';
}
