import { ApiFailure } from '#app/platform/api-client.ts';
import type { Outcome } from '../model/errors.ts';

/** What a call of ours that failed tells the person. */
export const problemOfCall = (failure: unknown): Outcome =>
  failure instanceof ApiFailure ? { text: failure.message } : 'offline';
