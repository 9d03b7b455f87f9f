import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { IntlProvider } from 'use-intl/react';
import { AuthContext } from '#app/accounts/ui/auth-context.tsx';
import type { Auth } from '#app/accounts/ui/session.ts';
import { defaultComfort } from '#app/preferences/domain/comfort.ts';
import { fallbackState } from '#app/preferences/domain/locale.ts';
import { PreferencesProvider, type Visitor } from '#app/preferences/index.ts';

/** A visitor in London who reads English and has no settings. */
export const londoner: Visitor = {
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
  /** Differences from the default visitor. */
  visitor?: Partial<Visitor>;
  /** With preloaded data. */
  client?: QueryClient;
  /** Who is signed in; without it that is not known yet, as on the server. */
  auth?: Auth;
  /** The address of the page, `/` without it. */
  path?: string;
};

/** A client in which a query has failed and is not retried. */
export function clientWithFailure(
  queryKey: readonly unknown[],
  error = new Error('unreachable'),
): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } });
  client.getQueryCache().build(client, { queryKey }).setState({ status: 'error', error });
  return client;
}

/** The HTML of a part of a page, as rendered for a visitor. */
export function rendered(part: ReactNode, { messages, visitor, client, auth, path = '/' }: Reading): string {
  const reader = { ...londoner, ...visitor };
  const element = (
    <QueryClientProvider client={client ?? new QueryClient()}>
      <IntlProvider locale={reader.language} timeZone="UTC" messages={messages}>
        <PreferencesProvider visitor={reader}>
          {auth ? <AuthContext value={auth}>{part}</AuthContext> : part}
        </PreferencesProvider>
      </IntlProvider>
    </QueryClientProvider>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}
