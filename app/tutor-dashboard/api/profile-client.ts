import { queryOptions } from '@tanstack/react-query';
import { callApi } from '#app/platform/api-client.ts';
import type { TutorTarget } from '#app/tutors/index.ts';
import type { SavedProfile, TutorProfile } from '#app/tutors/index.ts';

/** What a tutor’s page says and costs. Read anew each time it is opened: somebody else may have changed it. */
export const profileOf = ({ path, key }: TutorTarget) =>
  queryOptions({
    queryKey: [...key, 'profile'],
    queryFn: ({ signal }) => callApi<{ profile: TutorProfile }>(`${path}/profile`, { signal }),
    select: ({ profile }) => profile,
    staleTime: 0,
  });

/** Fails with `profile_changed` (409, with `profile` as it stands) and `price_too_low` (400). */
export const saveProfileOf = ({ path }: TutorTarget, profile: SavedProfile) =>
  callApi<{ profile: TutorProfile }>(`${path}/profile`, { method: 'PUT', body: profile });
