import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { backendClient } from '#app/accounts/public.ts';
import { useLive } from '#app/platform/realtime/use-live.ts';
import {
  applicationsQuery,
  foundersKey,
  messagesQuery,
  questionsQuery,
  safetyQuery,
  tutorsQuery,
} from '../client.ts';

/** Lists that each kind of news changes; anything else may have changed everything. */
const listsOf: Record<string, readonly QueryKey[]> = {
  sign_up: [],
  booking: [tutorsQuery.queryKey],
  report: [safetyQuery.queryKey, questionsQuery.queryKey],
  message: [messagesQuery.queryKey],
  application: [applicationsQuery.queryKey],
};

/** Loads what changed while a founder looks; `countAnew` has the figures counted up to now. */
export function useLiveCounters(countAnew: () => void): void {
  const queries = useQueryClient();
  useLive(backendClient, 'founders', (events) => {
    const keys = [...events].flatMap((event) => listsOf[event] ?? [foundersKey]);
    // The figures up to an earlier moment are not asked for again.
    const listed = ({ queryKey }: { queryKey: QueryKey }) => queryKey[1] !== 'numbers';
    for (const queryKey of keys) void queries.invalidateQueries({ queryKey, predicate: listed });
    countAnew();
  });
}
