import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '#app/platform/api-client.ts';
import type {
  Availability,
  AvailabilityPreview,
  ExplainedTime,
  OwnAvailability,
  SavedAvailability,
} from '../schemas.ts';

/** Fails with `availability_changed` (409, with `availability`) and `bookings_outside` (409, with `stranded`). */
export const saveOwnAvailability = (hours: SavedAvailability) =>
  callApi<{ availability: OwnAvailability }>('/tutor/availability', { method: 'PUT', body: hours });

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
