import { useQuery, useQueryClient } from '@tanstack/react-query';
import { backendClient } from '#app/accounts/index.ts';
import { bookingsQuery } from '#app/booking/index.ts';
import { payKey } from '#app/pay/index.ts';
import { useLive } from '#app/platform/realtime/use-live.ts';
import { noteStatesQuery, standingQuery } from '../api/client.ts';

/** Queries that depend on a tutor’s bookings. Excludes a note being edited. */
const shown = [bookingsQuery('tutor').queryKey, noteStatesQuery.queryKey, payKey];

/** Updates the page when a session is booked, moved or cancelled. */
export function useLiveSessions(): void {
  const queries = useQueryClient();
  const { data: standing } = useQuery(standingQuery);
  useLive(backendClient, standing ? `tutor:${standing.id}` : null, () => {
    for (const queryKey of shown) void queries.invalidateQueries({ queryKey });
  });
}
