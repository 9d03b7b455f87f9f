import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { Outlet } from 'react-router';
import { useAuth } from '#app/accounts/index.ts';
import { freshFor, retries } from '#app/platform/data-queries.ts';

const makeClient = () =>
  new QueryClient({
    defaultOptions: { queries: { retry: retries, staleTime: freshFor } },
  });

/** Whose answers a client holds: an account's, a signed-out visitor's (''), or nobody's as long as that is unknown. */
type Owner = string | undefined;
/** `number` counts the people: what asks for data begins anew for each. */
type Kept = { owner: Owner; client: QueryClient; number: number };
let kept: Kept | undefined;

/**
 * One client per browser, so that its answers outlive a visit to pages without data; one per answer on the server.
 * Whoever signs in or out gets a new one: nobody sees what was loaded for somebody else.
 */
function clientOf(owner: Owner): Kept {
  if (typeof window === 'undefined') return { owner, client: makeClient(), number: 0 };
  if (kept && (kept.owner === undefined || owner === undefined)) kept.owner ??= owner;
  if (!kept || (owner !== undefined && kept.owner !== owner))
    kept = { owner, client: makeClient(), number: (kept?.number ?? 0) + (kept && owner ? 1 : 0) };
  return kept;
}

export function QueryBoundary({ children }: { children: ReactNode }) {
  const { user, loading } = useAuth();
  const owner = loading ? undefined : (user?.id ?? '');
  const { client, number } = useMemo(() => clientOf(owner), [owner]);
  // A query stays with the client it began with, so what asks has to begin again for another person.
  return (
    <QueryClientProvider key={number} client={client}>
      {children}
    </QueryClientProvider>
  );
}

/** Where screens may query. Marketing pages stand outside: they need no query client to be read. */
export default function DataRoom() {
  return (
    <QueryBoundary>
      <Outlet />
    </QueryBoundary>
  );
}
