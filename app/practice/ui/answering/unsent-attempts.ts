import { ApiFailure } from '#app/platform/api-client.ts';
import type { AttemptInput } from '../../model/schemas.ts';
import { deviceStorage, readJson } from '#app/platform/browser-storage.ts';

/** An attempt that the server has not acknowledged. Its id is made in the browser: sent twice, it is one attempt. */
export type UnsentAttempt = {
  readonly accountId: string;
  readonly sessionId: string;
  readonly itemId: string;
  readonly attempt: AttemptInput;
};

const key = 'practice_unsent';

function all(): readonly UnsentAttempt[] {
  const stored = readJson<unknown>(deviceStorage, key);
  return Array.isArray(stored) ? (stored as UnsentAttempt[]) : [];
}

function write(entries: readonly UnsentAttempt[]): void {
  if (entries.length === 0) deviceStorage.removeItem(key);
  else deviceStorage.setItem(key, JSON.stringify(entries));
}

/** Attempts of an account that wait to be sent, oldest first. Signing out clears the storage. */
export const loadUnsent = (accountId: string): readonly UnsentAttempt[] =>
  all().filter((entry) => entry.accountId === accountId);

export function saveUnsent(entry: UnsentAttempt): void {
  write([...all().filter(({ attempt }) => attempt.id !== entry.attempt.id), entry]);
}

export function deleteUnsent(attemptId: string): void {
  write(all().filter(({ attempt }) => attempt.id !== attemptId));
}

/** Final statuses: sending the answer again would change nothing. */
const decided = new Set([400, 403, 404, 409, 410, 413, 422]);

/** Whether sending may succeed later: no connection, overload, or a new sign-in needed. */
export const isRetryable = (failure: unknown): boolean =>
  !(failure instanceof ApiFailure && decided.has(failure.status));

/** Milliseconds until an unsent answer is retried, longer after each failure. */
export function retryDelay(tries: number, failure: unknown): number {
  const serverDelay = failure instanceof ApiFailure ? (failure.retryAfter ?? 0) * 1000 : 0;
  return Math.max(serverDelay, pauses[Math.min(tries, pauses.length - 1)] ?? 0);
}
const pauses = [1000, 2000, 5000, 15_000, 30_000, 60_000];
