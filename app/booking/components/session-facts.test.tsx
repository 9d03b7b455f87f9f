import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { IntlProvider } from 'use-intl/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defaultComfort } from '#app/preferences/comfort.ts';
import { fallbackState } from '#app/preferences/locale.ts';
import { PreferencesProvider } from '#app/preferences/public.ts';
import { bookPagesTexts } from '../messages/pages/index.ts';
import { Terms } from './session-facts.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const visitor = {
  state: fallbackState,
  language: 'en',
  timeZone: 'Europe/London',
  theme: 'system',
  comfort: defaultComfort,
  comfortOf: 'device',
  known: true,
} as const;

function termsOf(freeUntil: string): string {
  const lateRefund = { amountMinor: 1600, currency: 'GBP' } as const;
  const session = { start: '2026-11-24T18:00:00.000Z', freeUntil, lateRefund };
  const element = (
    <IntlProvider locale="en" timeZone="UTC" messages={bookPagesTexts.en}>
      <PreferencesProvider visitor={visitor}>
        <Terms session={session} />
      </PreferencesProvider>
    </IntlProvider>
  );
  const router = createMemoryRouter([{ path: '/', element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
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
