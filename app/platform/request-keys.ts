import { ApiFailure } from './api-client.ts';
import { passingStatuses } from './passing-statuses.ts';

/** True when the server has decided: its answer is kept under the key and would only be repeated. */
const isDecided = (error: unknown): boolean =>
  error instanceof ApiFailure &&
  error.status < 500 &&
  !passingStatuses.has(error.status) &&
  error.code !== 'request_in_progress';

/** Sends a request under the key that is its own; `call` is given that key. */
type SendOnce = <Answer>(request: unknown, call: (key: string) => Promise<Answer>) => Promise<Answer>;

/**
 * One idempotency key for one wish. A request that nothing came back from is repeated under the key it had, so that it happens once. After any
 * answer the next press asks anew, since a kept refusal would be repeated though its reason may be gone; so does another request.
 */
export function requestKeys(newKey: () => string = () => crypto.randomUUID()): SendOnce {
  let open: { request: string; key: string } | null = null;
  return async (request, call) => {
    const said = JSON.stringify(request);
    if (open?.request !== said) open = { request: said, key: newKey() };
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
