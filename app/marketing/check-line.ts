import type { CheckAnswer } from '#app/maths/public.ts';

export type CheckOutcome =
  ({ kind: 'checked' } & CheckAnswer) | { kind: 'failed'; reason: 'busy' | 'offline' };

/** Asks the checker about a line. Never throws: a visitor with a bad connection keeps the line and a sentence. */
export async function checkLine(line: { expected: string; answer: string }): Promise<CheckOutcome> {
  try {
    const response = await fetch('/functions/v1/maths/check', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
      body: JSON.stringify({ ...line, locale: document.documentElement.lang }),
    });
    if (!response.ok) return { kind: 'failed', reason: 'busy' };
    return { kind: 'checked', ...((await response.json()) as CheckAnswer) };
  } catch {
    return { kind: 'failed', reason: 'offline' };
  }
}
