import { useQuery, useQueryClient } from '@tanstack/react-query';
import { backendClient } from '#app/accounts/index.ts';
import { bookingsQuery } from '#app/booking/index.ts';
import { useLive } from '#app/platform/realtime/use-live.ts';
import { earningsQuery, noteStatesQuery, standingQuery } from '../api/client.ts';

/** What follows from a tutor’s bookings. A note that is being written is none of it. */
const shown = [bookingsQuery('tutor').queryKey, noteStatesQuery.queryKey, earningsQuery.queryKey];

/** Shows a session that was booked, moved or cancelled while the tutor looks. */
export function useLiveSessions(): void {
  const queries = useQueryClient();
  const { data: standing } = useQuery(standingQuery);
  useLive(backendClient, standing ? `tutor:${standing.id}` : null, () => {
    for (const queryKey of shown) void queries.invalidateQueries({ queryKey });
  });
}
