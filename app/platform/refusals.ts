/** What the last refused call asked to wait, in seconds. The official client's errors do not carry it. */
let asked: number | null = null;

/** Reads from a 429 how long to wait: its `Retry-After`, else `retry_after` in its body. Gives the answer back unread. */
export async function noteRefusal(response: Response): Promise<Response> {
  if (response.status !== 429) return response;
  const header = secondsOf(response.headers.get('retry-after'));
  // Another origin may keep the header from scripts.
  asked = header ?? secondsOf(await fieldOf(response.clone()));
  return response;
}

/** Seconds to wait after the refusal that was just met; null when it named none. */
export const lastWait = (): number | null => asked;

const secondsOf = (value: unknown): number | null => {
  const seconds = Math.ceil(Number(value ?? Number.NaN));
  return seconds > 0 ? seconds : null;
};

async function fieldOf(response: Response): Promise<unknown> {
  const body: unknown = await response.json().catch(() => null);
  return typeof body === 'object' && body !== null && 'retry_after' in body ? body.retry_after : null;
}
