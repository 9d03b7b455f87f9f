import { queryOptions } from '@tanstack/react-query';
import { callApi } from '#app/platform/api-client.ts';
import type { Application, OwnApplication, OwnAvailability } from './schemas.ts';

/** The tutor's own hours. Fails with `not_a_tutor` for everyone else. */
export const ownAvailability = queryOptions({
  queryKey: ['tutor', 'availability'],
  queryFn: ({ signal }) => callApi<{ availability: OwnAvailability }>('/tutor/availability', { signal }),
  select: ({ availability }) => availability,
});

/** What the account said when it applied; null before. */
export const ownApplication = queryOptions({
  queryKey: ['tutor', 'application'],
  queryFn: ({ signal }) => callApi<{ application: OwnApplication | null }>('/tutor/application', { signal }),
  select: ({ application }) => application,
});

export const sendApplication = (application: Application) =>
  callApi<{ application: OwnApplication }>('/tutor/application', { method: 'PUT', body: application });
