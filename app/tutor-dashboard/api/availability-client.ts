import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '#app/platform/api-client.ts';
import type { Desk } from '#app/tutors/index.ts';
import type { Availability, AvailabilityPreview, ExplainedTime } from '#app/tutors/index.ts';

/** What these hours would do, were they saved now. The last answer stays in view until the next one is there. */
export const availabilityPreview = ({ path, key }: Desk, hours: Availability) =>
  queryOptions({
    queryKey: [...key, 'availability-preview', hours],
    queryFn: ({ signal }) =>
      callApi<AvailabilityPreview>(`${path}/availability/preview`, { method: 'POST', body: hours, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 60_000,
  });

export type AskedTime = { day: string; time: string; minutes: number };

/** Why a time cannot be booked, by the saved hours. */
export const explainTimeOf = ({ path }: Desk, { day, time, minutes }: AskedTime) =>
  callApi<ExplainedTime>(
    `${path}/availability/why?${new URLSearchParams({ day, time, minutes: String(minutes) }).toString()}`,
  );
