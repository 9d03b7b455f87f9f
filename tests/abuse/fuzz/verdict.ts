import type { Fuzz } from './requests.ts';
import type { FuzzOutcome } from './wire.ts';

/** What is wrong with a response; null when nothing is. */
export function faultOf(
  { name, bytes, broken }: Fuzz,
  { status, retryAfter, body }: FuzzOutcome,
): string | null {
  // A stream without end counts as a timeout like any other.
  if (status === -1) return broken ? null : `${name} is not answered`;
  // The server may close the connection during an upload that is too large.
  if (status === 0) return broken || bytes.length > 200_000 ? null : `${name} is hung up on`;
  if (status >= 500 && !(status === 503 && retryAfter))
    return `${name} is answered with ${status}: ${body.slice(0, 300)}`;
  if (/\bat .+:\d+:\d+\)?\n|node_modules|PostgresError/.test(body) && status >= 400)
    return `${name} tells of its inside: ${body.slice(0, 300)}`;
  return null;
}
