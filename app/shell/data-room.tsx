import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Outlet } from 'react-router';

/** Data queries retry once and stay fresh for five minutes (specification, section 9). */
const makeClient = () =>
  new QueryClient({
    defaultOptions: { queries: { retry: 1, staleTime: 5 * 60_000 } },
  });

let browserClient: QueryClient | undefined;

/** One client per browser, so that its answers outlive a visit to pages without data; one per answer on the server. */
const clientHere = () => (typeof window === 'undefined' ? makeClient() : (browserClient ??= makeClient()));

export function QueryRoom({ children }: { children: ReactNode }) {
  const [client] = useState(clientHere);
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
