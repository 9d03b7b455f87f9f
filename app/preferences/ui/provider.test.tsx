import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { defaultComfort } from '../domain/comfort.ts';
import { fallbackState } from '../domain/locale.ts';
import { PreferencesProvider, usePreferences } from './provider.tsx';
import type { Visitor } from '../domain/visitor.ts';
import { says } from '#tests/contract/specification.ts';

const visitor: Visitor = {
  state: fallbackState,
  language: 'en',
  timeZone: 'America/New_York',
  theme: 'system',
  comfort: { ...defaultComfort, fontSize: 'large' },
  comfortOf: 'device',
  known: true,
  somebody: false,
};

function Words() {
  const { state, comfort } = usePreferences();
  return `${state.currency} ${comfort.fontSize}`;
}

test(`${says(8, 'Using the locale or accessibility facilities outside their providers is an error.')}: locale and accessibility facilities outside their provider are an error`, () => {
  expect(() => renderToString(<Words />)).toThrow('usePreferences must be used within PreferencesProvider');
});

test('inside it they return the visitor’s preferences from the server', () => {
  const page = (
    <PreferencesProvider visitor={visitor}>
      <Words />
    </PreferencesProvider>
  );
  const router = createMemoryRouter([{ path: '/', element: page }]);
  expect(renderToString(<RouterProvider router={router} />)).toBe('USD large');
});
