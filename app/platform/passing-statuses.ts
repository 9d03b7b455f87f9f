/**
 * Statuses that depend on the moment instead of the request: not signed in, timeout, too many requests. They are not
 * stored under an idempotency key, and the request may be repeated.
 */
export const passingStatuses: ReadonlySet<number> = new Set([401, 408, 429]);
