import { act } from 'react';
import { describe, expect, it, onTestFinished, test, vi } from 'vitest';
import { mounted } from '#tests/support/mounted.tsx';
import { accountsTexts } from '../messages/index.ts';
import { formatWait, Refusal } from './waiting-time.tsx';

it.each([
  [1, 'en-GB', 'in 1 second'],
  [59.2, 'en-GB', 'in 60 seconds'],
  [90, 'en-GB', 'in 90 seconds'],
  [91, 'en-GB', 'in 2 minutes'],
  [119, 'en-GB', 'in 2 minutes'],
  [90 * 60, 'en-GB', 'in 90 minutes'],
  [90 * 60 + 1, 'en-GB', 'in 2 hours'],
  [121, 'en-US', 'in 3 minutes'],
  [42, 'es-CO', 'dentro de 42 segundos'],
  [600, 'es-ES', 'dentro de 10 minutos'],
  [42, 'fr-FR', 'dans 42 secondes'],
  [3 * 3600, 'fr-FR', 'dans 3 heures'],
])('%d seconds read in %s as “%s”', (seconds, locale, words) => {
  expect(formatWait(seconds, locale)).toBe(words);
});

describe('a refusal', () => {
  const messages = accountsTexts.en;
  const now = new Date('2026-11-22T10:00:00Z');
  const open = async (until: number) => {
    vi.useFakeTimers({ now, toFake: ['Date', 'setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    return mounted(<Refusal until={until} />, { messages });
  };

  test('counts down each second, rounded up, and ends in the text that it is over', async () => {
    const part = await open(now.getTime() + 2400);
    const timer = () => part.all('span').find((one) => one.getAttribute('role') === 'timer');
    expect(part.text()).toBe('|Too many attempts. Please try again later: |in 3 seconds|.|');
    expect(timer()!.getAttribute('aria-live')).toBe('off');
    await act(async () => vi.advanceTimersByTime(999));
    expect(timer()!.textContent).toBe('in 3 seconds');
    await act(async () => vi.advanceTimersByTime(1));
    expect(timer()!.textContent).toBe('in 2 seconds');
    await act(async () => vi.advanceTimersByTime(1000));
    expect(timer()!.textContent).toBe('in 1 second');
    await act(async () => vi.advanceTimersByTime(1000));
    expect(part.text()).toBe(`|${messages.accounts.errors.tooManyOver}|`);
    await part.unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('that is over at this instant says so', async () => {
    expect((await open(now.getTime())).text()).toBe(`|${messages.accounts.errors.tooManyOver}|`);
  });
});
