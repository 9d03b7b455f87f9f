import { expect, it } from 'vitest';
import type { AuthCallKind } from './calls.ts';
import type { Front } from './parts.ts';
import { QueueFull } from './queue.ts';
import { signUp } from './sign-up.ts';

it('a refusal because of a full queue uses up no email, and can be retried after a second', async () => {
  const given: unknown[] = [];
  const receipt = { wait: 0, refund: (...kinds: unknown[]) => Promise.resolve(void given.push(kinds)) };
  const front = {
    budgets: { charge: () => Promise.resolve(receipt) },
    passwords: { run: () => Promise.reject(new QueueFull()) },
  } as unknown as Front;
  const call = { email: 'nia@example.org', place: '203.0.113.1', body: {} } as unknown as AuthCallKind;
  await expect(signUp(front, call)).rejects.toThrow(QueueFull);
  expect(given).toEqual([[]]);
});
