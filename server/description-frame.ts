import { calendarsPerMinute, openToAll, codesPerMinute } from './functions-limits.ts';
import { callsPerMinute } from './place-limit.ts';
import { strangersLimits } from './stranger-limits.ts';

/** What holds for a call because of where and how it is mounted, whatever its route says. */
export type Frame = {
  operationId?: string;
  'x-who'?: Who;
  'x-limits'?: string[];
};
type Who = 'anyone' | 'account' | 'tutor' | 'founder' | 'provider' | 'machine';

/** Statuses that the guards in front of every call answer with: bad address, too slow, failed, not available. */
const always = [400, 408, 500, 503];
/** Of writes: a key that is in use or was used for something else, a body that is too large or no JSON. */
const ofWrites = [409, 413, 415, 422];

/** A name for the call, its limits, its statuses and whether it writes. */
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
  const stranger = method === 'post' ? strangersLimits[`/functions/v1${path}`] : undefined;
  const limited = openToAll.some((pattern) => within(path, pattern));
  return [
    ...(limited ? [`${callsPerMinute} in a minute from one network address`] : []),
    ...(path.startsWith('/calendar/') ? [`${calendarsPerMinute} in a minute from one network address`] : []),
    ...(path.startsWith('/courses/certificates/')
      ? [`${codesPerMinute} in a minute from one network address`]
      : []),
    ...(stranger
      ? [`signed out ${stranger.times} in ${stranger.seconds / 60} minutes from one network address`]
      : []),
  ];
}

/** As Hono matches it: `/maths/*` is everything below it. */
const within = (path: string, pattern: string): boolean =>
  pattern.endsWith('/*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

/**
 * Who may call, read from where the call stands and from whether it can answer 401. The role matrix (tests/roles) holds every
 * call to it.
 */
export function whoMayCall(path: string, responses: Record<string, object>): Who {
  if (path === '/stripe/webhook') return 'provider';
  if (path === '/dev/mailbox') return 'machine';
  if (!('401' in responses)) return 'anyone';
  if (path.startsWith('/founders/')) return 'founder';
  return path.startsWith('/tutor/') && '403' in responses ? 'tutor' : 'account';
}
