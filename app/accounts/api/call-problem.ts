import { ApiFailure } from '#app/platform/api-client.ts';
import type { AuthOutcome } from '../model/errors.ts';

/** What a call of ours that failed tells the person. */
export const problemOfCall = (failure: unknown): AuthOutcome =>
  failure instanceof ApiFailure ? { text: failure.message } : 'offline';
