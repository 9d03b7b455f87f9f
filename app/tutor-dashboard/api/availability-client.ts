import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '#app/platform/api-client.ts';
import type { TutorTarget } from '#app/tutors/index.ts';
import type { Availability, AvailabilityPreview, ExplainedTime } from '#app/tutors/index.ts';

/** What these hours would do, were they saved now. The last answer stays in view until the next one is there. */
export const availabilityPreview = ({ path, key }: TutorTarget, hours: Availability) =>
  queryOptions({
    queryKey: [...key, 'availability-preview', hours],
    queryFn: ({ signal }) =>
      callApi<AvailabilityPreview>(`${path}/availability/preview`, { method: 'POST', body: hours, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 60_000,
  });

export type ExplainTimeQuery = { day: string; time: string; minutes: number };

/** Why a time cannot be booked, by the saved hours. */
export const fetchExplainedTime = ({ path }: TutorTarget, { day, time, minutes }: ExplainTimeQuery) =>
  callApi<ExplainedTime>(
    `${path}/availability/why?${new URLSearchParams({ day, time, minutes: String(minutes) }).toString()}`,
  );
