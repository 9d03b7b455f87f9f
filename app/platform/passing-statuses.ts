/**
 * Answers about the moment rather than about the request: not signed in, timed out, too many. They are not kept under its key, and it may
 * be repeated as it was.
 */
export const passingStatuses: ReadonlySet<number> = new Set([401, 408, 429]);
