import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { backendClient } from '#app/accounts/index.ts';
import { useLive } from '#app/platform/realtime/use-live.ts';
import {
  applicationsQuery,
  foundersKey,
  messagesQuery,
  questionsQuery,
  safetyQuery,
  tutorsQuery,
} from '../api/client.ts';

/** Lists that each kind of news changes; anything else may have changed everything. */
const listsOf: Record<string, readonly QueryKey[]> = {
  sign_up: [],
  booking: [tutorsQuery.queryKey],
  report: [safetyQuery.queryKey, questionsQuery.queryKey],
  message: [messagesQuery.queryKey],
  application: [applicationsQuery.queryKey],
};

/** Counted anew with any news. */
const counted = [
  [...foundersKey, 'figures'],
  [...foundersKey, 'numbers'],
];

/** Loads what changed while a founder looks. */
export function useLiveCounters(): void {
  const queries = useQueryClient();
  useLive(backendClient, 'founders', (events) => {
    const keys = [...events].flatMap((event) => listsOf[event] ?? [foundersKey]);
    for (const queryKey of [...keys, ...counted]) void queries.invalidateQueries({ queryKey });
  });
}
