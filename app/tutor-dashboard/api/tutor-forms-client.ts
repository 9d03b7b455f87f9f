import { queryOptions, keepPreviousData } from '@tanstack/react-query';
import { callApi } from '#app/platform/api-client.ts';
import type {
  TutorTarget,
  Meeting,
  SavedMeeting,
  SavedProfile,
  TutorProfile,
  Availability,
  AvailabilityPreview,
  ExplainedTime,
} from '#app/tutors/index.ts';

/** Meeting link of a tutor. */
export const meetingOf = ({ path, key }: TutorTarget) =>
  queryOptions({
    queryKey: [...key, 'meeting'],
    queryFn: ({ signal }) => callApi<{ meeting: Meeting }>(`${path}/meeting`, { signal }),
    select: ({ meeting }) => meeting,
  });

/** Fails with `meeting_changed` (409, with the current `meeting`). */
export const saveMeetingOf = ({ path }: TutorTarget, meeting: SavedMeeting) =>
  callApi<{ meeting: Meeting }>(`${path}/meeting`, { method: 'PUT', body: meeting });

/** Profile and prices of a tutor. Refetched on opening: a founder may have changed them. */
export const profileOf = ({ path, key }: TutorTarget) =>
  queryOptions({
    queryKey: [...key, 'profile'],
    queryFn: ({ signal }) => callApi<{ profile: TutorProfile }>(`${path}/profile`, { signal }),
    select: ({ profile }) => profile,
    staleTime: 0,
  });

/** Fails with `profile_changed` (409, with the current `profile`) and `price_too_low` (400). */
export const saveProfileOf = ({ path }: TutorTarget, profile: SavedProfile) =>
  callApi<{ profile: TutorProfile }>(`${path}/profile`, { method: 'PUT', body: profile });

/** Preview of unsaved hours. The previous answer is shown until the next one arrives. */
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

/** Why a time cannot be booked with the saved hours. */
export const fetchExplainedTime = ({ path }: TutorTarget, { day, time, minutes }: ExplainTimeQuery) =>
  callApi<ExplainedTime>(
    `${path}/availability/why?${new URLSearchParams({ day, time, minutes: String(minutes) }).toString()}`,
  );
