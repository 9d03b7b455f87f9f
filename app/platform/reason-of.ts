import { ApiFailure, ApiUnreachable } from './api-client.ts';

/** Message for a failed call: the server’s text, or the given texts for no connection or an unknown reason. */
export function reasonOf(failure: unknown, t: (key: 'offline' | 'failed') => string): string {
  if (failure instanceof ApiUnreachable) return t('offline');
  return failure instanceof ApiFailure && failure.message !== '' ? failure.message : t('failed');
}
