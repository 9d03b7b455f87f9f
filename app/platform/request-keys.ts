import { ApiFailure } from './api-client.ts';
import { passingStatuses } from './passing-statuses.ts';

/** True when the server has processed the request: its response is stored under the key and would only be repeated. */
const isDecided = (error: unknown): boolean =>
  error instanceof ApiFailure &&
  error.status < 500 &&
  !passingStatuses.has(error.status) &&
  error.code !== 'request_in_progress';

/** Sends a request under its own idempotency key, which is passed to `call`. */
type SendOnce = <Answer>(request: unknown, call: (key: string) => Promise<Answer>) => Promise<Answer>;

/**
 * One idempotency key per user action. A request without a response is repeated under the same key, so that it happens
 * once. After any response, or for a different request, the next submit uses a new key, because a stored refusal would
 * be repeated although its reason may be gone.
 */
export function requestKeys(newKey: () => string = () => crypto.randomUUID()): SendOnce {
  let open: { request: string; key: string } | null = null;
  return async (request, call) => {
    const serialized = JSON.stringify(request);
    if (open?.request !== serialized) open = { request: serialized, key: newKey() };
    try {
      const answer = await call(open.key);
      open = null;
      return answer;
    } catch (error) {
      if (isDecided(error)) open = null;
      throw error;
    }
  };
}
