import type { IncomingMessage } from 'node:http';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';

/** The parts of a request that are used. */
export type Coming = Pick<
  IncomingMessage,
  'headers' | 'complete' | 'destroyed' | 'readableLength' | 'readableHighWaterMark'
>;

/** Milliseconds between two checks of a slow body: the first and the longest interval. */
const pauses = { first: 5, longest: 200 };

/**
 * Resolves when the body of a request has arrived, or as much of it as is buffered before it is read; null when it is complete
 * already. Slow senders must not occupy a slot until then.
 */
export function arrivalOf(
  coming: Partial<Coming> | undefined,
  wait: (milliseconds: number) => Promise<unknown> = (milliseconds) =>
    milliseconds === 0 ? nextTurn() : sleep(milliseconds),
): Promise<void> | null {
  if (!isConnection(coming) || !hasBody(coming) || isHere(coming)) return null;
  return arrive(coming, wait);
}

/** A request made inside the process has no connection and is complete. */
const isConnection = (coming: Partial<Coming> | undefined): coming is Coming => coming?.headers !== undefined;

const hasBody = ({ headers }: Coming): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const isHere = ({ complete, destroyed, readableLength, readableHighWaterMark }: Coming): boolean =>
  complete || destroyed || readableLength >= readableHighWaterMark;

async function arrive(coming: Coming, wait: (milliseconds: number) => Promise<unknown>): Promise<void> {
  // A short body arrives together with its headers: it is complete once the received data is parsed.
  await wait(0);
  for (let pause = pauses.first; !isHere(coming); pause = Math.min(pauses.longest, pause * 2))
    await wait(pause);
}
