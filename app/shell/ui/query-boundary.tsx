import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { Outlet } from 'react-router';
import { useAuth } from '#app/accounts/index.ts';
import { freshFor, retries } from '#app/platform/data-queries.ts';

const makeClient = () =>
  new QueryClient({
    defaultOptions: { queries: { retry: retries, staleTime: freshFor } },
  });

/** Owner of a client's cached data: an account id, '' for a signed-out visitor, or undefined while unknown. */
type Owner = string | undefined;
/** `number` increases with each change of user and is used as React key, so that components query again. */
type OwnedClient = { owner: Owner; client: QueryClient; number: number };
let current: OwnedClient | undefined;

/**
 * One client per browser, so that its cache survives pages without data; one per response on the server. Signing in or
 * out creates a new one, so that no user sees another user's data.
 */
function clientOf(owner: Owner): OwnedClient {
  if (typeof window === 'undefined') return { owner, client: makeClient(), number: 0 };
  if (current && (current.owner === undefined || owner === undefined)) current.owner ??= owner;
  if (!current || (owner !== undefined && current.owner !== owner))
    current = { owner, client: makeClient(), number: (current?.number ?? 0) + (current && owner ? 1 : 0) };
  return current;
}

export function QueryBoundary({ children }: { children: ReactNode }) {
  const { user, loading } = useAuth();
  const owner = loading ? undefined : (user?.id ?? '');
  const { client, number } = useMemo(() => clientOf(owner), [owner]);
  // A query stays with the client it was created with, so components must be remounted for another user.
  return (
    <QueryClientProvider key={number} client={client}>
      {children}
    </QueryClientProvider>
  );
}

/** Provides the query client. Marketing pages are outside and need none. */
export default function DataProvider() {
  return (
    <QueryBoundary>
      <Outlet />
    </QueryBoundary>
  );
}
