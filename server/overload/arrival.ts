import type { IncomingMessage } from 'node:http';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';

/** What of a request is looked at. */
export type Coming = Pick<
  IncomingMessage,
  'headers' | 'complete' | 'destroyed' | 'readableLength' | 'readableHighWaterMark'
>;

/** Milliseconds between two looks at a body that comes slowly: the first ones, and the longest. */
const pauses = { first: 5, longest: 200 };

/**
 * Resolves when the body of a request is here, or as much of it as is taken in before somebody reads it; null when it is here already.
 * Whoever sends slowly costs nothing until then, and must not have a place of those who can be answered.
 */
export function arrivalOf(
  coming: Partial<Coming> | undefined,
  wait: (milliseconds: number) => Promise<unknown> = (milliseconds) =>
    milliseconds === 0 ? nextTurn() : sleep(milliseconds),
): Promise<void> | null {
  if (!isConnection(coming) || !hasBody(coming) || isHere(coming)) return null;
  return arrive(coming, wait);
}

/** A request that was made in the process has no connection behind it and is here at once. */
const isConnection = (coming: Partial<Coming> | undefined): coming is Coming => coming?.headers !== undefined;

const hasBody = ({ headers }: Coming): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const isHere = ({ complete, destroyed, readableLength, readableHighWaterMark }: Coming): boolean =>
  complete || destroyed || readableLength >= readableHighWaterMark;

async function arrive(coming: Coming, wait: (milliseconds: number) => Promise<unknown>): Promise<void> {
  // A short body comes with its head: it is here once what has come was looked through.
  await wait(0);
  for (let pause = pauses.first; !isHere(coming); pause = Math.min(pauses.longest, pause * 2))
    await wait(pause);
}
