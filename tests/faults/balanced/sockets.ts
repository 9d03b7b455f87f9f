import type { SupabaseClient } from '@supabase/supabase-js';
import { browserOf, subscribe, type Subscription, until } from '#tests/support/sockets.ts';
import type { SignedInPerson } from './calls.ts';

export type Sockets = {
  /** Number of reconnects over all sockets. */
  rejoined(): number;
  /** Resolves when each has received an event after this moment. */
  allHear(): Promise<void>;
  close(): Promise<void>;
};

/** Several pages of a tutor that follow their sessions with the official client. */
export async function openSockets(
  url: string,
  tutor: SignedInPerson,
  tutorId: string,
  count: number,
): Promise<Sockets> {
  const clients: SupabaseClient[] = Array.from({ length: count }, () => browserOf(url, () => tutor.token));
  const windows: Subscription[] = await Promise.all(
    clients.map((client) => subscribe(client, `tutor:${tutorId}`)),
  );
  await Promise.all(windows.map((window) => until(() => window.states.includes('SUBSCRIBED'))));
  const joins = ({ states }: Subscription) => states.filter((state) => state === 'SUBSCRIBED').length;
  return {
    rejoined: () => windows.reduce((sum, window) => sum + joins(window) - 1, 0),
    allHear: async () => {
      // A reconnecting client has not joined yet.
      await Promise.all(windows.map(({ states }) => until(() => states.at(-1) === 'SUBSCRIBED')));
      const before = windows.map(({ received }) => received.length);
      await Promise.all(windows.map(({ received }, at) => until(() => received.length > (before[at] ?? 0))));
    },
    close: async () => {
      await Promise.all(clients.map((client) => client.realtime.disconnect()));
    },
  };
}
