import type { Fuzz } from './requests.ts';
import type { FuzzOutcome } from './wire.ts';

/** What should not have come of a request. */
export function faultOf(
  { name, bytes, broken }: Fuzz,
  { status, retryAfter, body }: FuzzOutcome,
): string | null {
  // Something that never ends is waited for as long as any request.
  if (status === -1) return broken ? null : `${name} is not answered`;
  // Who sends more than is taken may be hung up on while still sending.
  if (status === 0) return broken || bytes.length > 200_000 ? null : `${name} is hung up on`;
  if (status >= 500 && !(status === 503 && retryAfter))
    return `${name} is answered with ${status}: ${body.slice(0, 300)}`;
  if (/\bat .+:\d+:\d+\)?\n|node_modules|PostgresError/.test(body) && status >= 400)
    return `${name} tells of its inside: ${body.slice(0, 300)}`;
  return null;
}
