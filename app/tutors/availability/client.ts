import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '#app/platform/api-client.ts';
import type { Availability, AvailabilityPreview, ExplainedTime } from './schemas.ts';

/** What these hours would do, were they saved now. The last answer stays in view until the next one is there. */
export const availabilityPreview = (hours: Availability) =>
  queryOptions({
    queryKey: ['tutor', 'availability-preview', hours],
    queryFn: ({ signal }) =>
      callApi<AvailabilityPreview>('/tutor/availability/preview', { method: 'POST', body: hours, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 60_000,
  });

export type AskedTime = { day: string; time: string; minutes: number };

/** Why a time cannot be booked, by the saved hours. */
export const explainOwnTime = ({ day, time, minutes }: AskedTime) =>
  callApi<ExplainedTime>(
    `/tutor/availability/why?${new URLSearchParams({ day, time, minutes: String(minutes) }).toString()}`,
  );
