import { queryOptions } from '@tanstack/react-query';
import { callApi } from '#app/platform/api-client.ts';
import type { Availability, OwnAvailability } from '../model/availability-schemas.ts';
import { type TutorTarget, ownTutorTarget } from './tutor-target.ts';
import type { Application, OwnApplication } from '../model/schemas.ts';

/** Working hours of a tutor. */
export const availabilityOf = ({ path, key }: TutorTarget) =>
  queryOptions({
    queryKey: [...key, 'availability'],
    queryFn: ({ signal }) => callApi<{ availability: OwnAvailability }>(`${path}/availability`, { signal }),
    select: ({ availability }) => availability,
  });

/** The signed-in tutor’s own hours. Fails with `not_a_tutor` for other accounts. */
export const ownAvailability = availabilityOf(ownTutorTarget);

/**
 * `accepted` lists the booked sessions that the tutor accepted to lie outside the new hours. Fails with `availability_changed` (409, with
 * `availability`) and `bookings_outside` (409, with `stranded`).
 */
export const saveAvailabilityOf = ({ path }: TutorTarget, hours: Availability & { accepted?: string[] }) =>
  callApi<{ availability: OwnAvailability }>(`${path}/availability`, { method: 'PUT', body: hours });

/** The account’s application; null before applying. */
export const ownApplication = queryOptions({
  queryKey: ['tutor', 'application'],
  queryFn: ({ signal }) => callApi<{ application: OwnApplication | null }>('/tutor/application', { signal }),
  select: ({ application }) => application,
});

export const sendApplication = (application: Application) =>
  callApi<{ application: OwnApplication }>('/tutor/application', { method: 'PUT', body: application });

/** Whether a tutor’s page belongs to the signed-in account. */
export const ownPageQuery = (id: string, accountId: string) =>
  queryOptions({
    queryKey: ['tutor', 'own page', id, accountId],
    queryFn: ({ signal }) => callApi<{ own: boolean }>(`/tutors/${id}/own`, { signal }),
    select: ({ own }) => own,
  });
