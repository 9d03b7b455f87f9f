/** Seconds to wait that the last 429 named. The official client's errors do not carry it. */
let waitSeconds: number | null = null;

/** Reads the delay from a 429: its `Retry-After`, else `retry_after` in its body. The response stays unread. */
export async function recordRefusal(response: Response): Promise<Response> {
  if (response.status !== 429) return response;
  const header = secondsOf(response.headers.get('retry-after'));
  // A cross-origin response may hide the header from scripts.
  waitSeconds = header ?? secondsOf(await fieldOf(response.clone()));
  return response;
}

/** Seconds to wait after the last refusal; null when it named none. */
export const lastWait = (): number | null => waitSeconds;

const secondsOf = (value: unknown): number | null => {
  const seconds = Math.ceil(Number(value ?? Number.NaN));
  return seconds > 0 ? seconds : null;
};

async function fieldOf(response: Response): Promise<unknown> {
  const body: unknown = await response.json().catch(() => null);
  return typeof body === 'object' && body !== null && 'retry_after' in body ? body.retry_after : null;
}
