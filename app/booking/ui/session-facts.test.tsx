import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rendered } from '#tests/support/rendered.tsx';
import { bookPagesTexts } from '../messages/pages/index.ts';
import { Terms } from './session-facts.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

function termsOf(freeUntil: string): string {
  const lateRefund = { amountMinor: 1600, currency: 'GBP' } as const;
  const session = { start: '2026-11-24T18:00:00.000Z', freeUntil, lateRefund };
  return rendered(<Terms session={session} />, { messages: bookPagesTexts.en });
}

test('before the limit the half that comes back later is named', () => {
  expect(termsOf('2026-11-23T18:00:00.000Z')).toContain('£16.00');
});

test('after it nothing is free any more', () => {
  expect(termsOf('2026-11-21T18:00:00.000Z')).toContain('Cancelling was free until');
});

test('a session that was moved before the limit of its first time has no later half', () => {
  const said = termsOf('2026-11-24T18:00:00.000Z');
  expect(said).toContain('Until the session begins you can cancel and get all of it back.');
  expect(said).not.toContain('£16.00');
});
