import { queryOptions } from '@tanstack/react-query';
import { callApi } from '#app/platform/api-client.ts';
import type { TutorTarget } from '#app/tutors/index.ts';
import type { Meeting, SavedMeeting } from '#app/tutors/index.ts';

/** Where a tutor meets learners. */
export const meetingOf = ({ path, key }: TutorTarget) =>
  queryOptions({
    queryKey: [...key, 'meeting'],
    queryFn: ({ signal }) => callApi<{ meeting: Meeting }>(`${path}/meeting`, { signal }),
    select: ({ meeting }) => meeting,
  });

/** Fails with `meeting_changed` (409, with `meeting` as it stands). */
export const saveMeetingOf = ({ path }: TutorTarget, meeting: SavedMeeting) =>
  callApi<{ meeting: Meeting }>(`${path}/meeting`, { method: 'PUT', body: meeting });
