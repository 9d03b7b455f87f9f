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

/** Queries affected by each kind of event; an unknown kind invalidates everything. */
const listsOf: Record<string, readonly QueryKey[]> = {
  sign_up: [],
  booking: [tutorsQuery.queryKey],
  report: [safetyQuery.queryKey, questionsQuery.queryKey],
  message: [messagesQuery.queryKey],
  application: [applicationsQuery.queryKey],
};

/** Counters refetched on every event. */
const counted = [
  [...foundersKey, 'figures'],
  [...foundersKey, 'numbers'],
];

/** Refetches changed data while the page is open. */
export function useLiveCounters(): void {
  const queries = useQueryClient();
  useLive(backendClient, 'founders', (events) => {
    const keys = [...events].flatMap((event) => listsOf[event] ?? [foundersKey]);
    for (const queryKey of [...keys, ...counted]) void queries.invalidateQueries({ queryKey });
  });
}
