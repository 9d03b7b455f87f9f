import { availableParallelism } from 'node:os';
import { createLimiter } from '#app/platform/limiter.ts';

/**
 * Transactions that take time or sell it, a few at once in a process: more connections than PostgreSQL has processors for make each of them slower
 * (measured with two: sixteen at once took half as long again on sixteen connections as on four). What waits has no connection.
 */
export const runFewAtOnce = createLimiter({ atOnce: 2 * availableParallelism(), patience: 100 });
