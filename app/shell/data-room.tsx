import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { Outlet } from 'react-router';
import { useAuth } from '#app/accounts/public.ts';
import { freshFor, retries } from '#app/platform/data-queries.ts';

const makeClient = () =>
  new QueryClient({
    defaultOptions: { queries: { retry: retries, staleTime: freshFor } },
  });

/** Whose answers a client holds: an account's, a signed-out visitor's (''), or nobody's as long as that is unknown. */
type Owner = string | undefined;
let kept: { owner: Owner; client: QueryClient } | undefined;

/**
 * One client per browser, so that its answers outlive a visit to pages without data; one per answer on the server.
 * Whoever signs in or out gets a new one: nobody sees what was loaded for somebody else.
 */
function clientOf(owner: Owner): QueryClient {
  if (typeof window === 'undefined') return makeClient();
  if (kept && (kept.owner === undefined || owner === undefined)) kept.owner ??= owner;
  if (!kept || (owner !== undefined && kept.owner !== owner)) kept = { owner, client: makeClient() };
  return kept.client;
}

export function QueryRoom({ children }: { children: ReactNode }) {
  const { user, loading } = useAuth();
  const owner = loading ? undefined : (user?.id ?? '');
  const client = useMemo(() => clientOf(owner), [owner]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** Where screens may query. Marketing pages stand outside: they need no query client to be read. */
export default function DataRoom() {
  return (
    <QueryRoom>
      <Outlet />
    </QueryRoom>
  );
}
