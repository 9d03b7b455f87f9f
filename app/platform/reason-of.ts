import { ApiFailure, ApiUnreachable } from './api-client.ts';

/** Why a call failed, for whoever made it: the server’s own words, or the texts for no connection and for no reason at all. */
export function reasonOf(failure: unknown, t: (key: 'offline' | 'failed') => string): string {
  if (failure instanceof ApiUnreachable) return t('offline');
  return failure instanceof ApiFailure && failure.message !== '' ? failure.message : t('failed');
}
