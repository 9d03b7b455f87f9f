import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { IntlProvider } from 'use-intl/react';
import { defaultComfort } from '#app/preferences/domain/comfort.ts';
import { fallbackState } from '#app/preferences/domain/locale.ts';
import { PreferencesProvider, type Visitor } from '#app/preferences/index.ts';

/** Somebody in London who reads English and has set nothing. */
const londoner: Visitor = {
  state: fallbackState,
  language: 'en',
  timeZone: 'Europe/London',
  theme: 'system',
  comfort: defaultComfort,
  comfortOf: 'device',
  known: true,
  somebody: false,
};

type Reading = {
  messages: object;
  /** What sets this reader apart. */
  visitor?: Partial<Visitor>;
  /** With what was loaded before. */
  client?: QueryClient;
};

/** The HTML of a part of a page, as a visitor gets it. */
export function rendered(part: ReactNode, { messages, visitor, client }: Reading): string {
  const reader = { ...londoner, ...visitor };
  const element = (
    <QueryClientProvider client={client ?? new QueryClient()}>
      <IntlProvider locale={reader.language} timeZone="UTC" messages={messages}>
        <PreferencesProvider visitor={reader}>{part}</PreferencesProvider>
      </IntlProvider>
    </QueryClientProvider>
  );
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}
