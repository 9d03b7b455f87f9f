import { expect, test, vi } from 'vitest';
import { stubCalls } from '#tests/support/stubbed-calls.ts';
import { sendAttempt } from './client.ts';

test('an attempt without a response counts as not sent after 20 seconds', async () => {
  const patience = vi.spyOn(AbortSignal, 'timeout');
  stubCalls({ 'POST /functions/v1/practice/items/a/attempts': { body: { item: {}, changes: [] } } });
  await sendAttempt('a', { id: 'x', answer: { kind: 'formula', text: '2' }, confidence: null, tookMs: 1 });
  expect(patience.mock.calls).toEqual([[20_000]]);
});
