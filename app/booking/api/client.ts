import { queryOptions } from '@tanstack/react-query';
import { ApiFailure, callApi, fetchApi } from '#app/platform/api-client.ts';
import type { Choice } from '../model/choice.ts';
import type {
  Booking,
  Cancellation,
  CheckoutView,
  ConfirmRequest,
  Hold,
  HoldRequest,
  MeetingPlace,
  Moving,
  RestCancellation,
} from '../model/schemas.ts';

type FreeTime = { start: string; end: string };
type LostSession = {
  tutor: { id: string; slug: string; name: string; city: string; zone: string };
  start: string;
  minutes: Choice['minutes'];
};

/** Always stale: a hold can expire or change at any minute. */
export const holdQuery = (id: string) =>
  queryOptions({
    queryKey: ['booking', 'hold', id],
    queryFn: ({ signal }) => callApi<{ hold: Hold }>(`/bookings/holds/${id}`, { signal }),
    select: ({ hold }) => hold,
    retry: false,
    staleTime: 0,
  });

/** Bookings of the account, or with `tutor` the sessions booked with its tutor; latest start first. */
export const bookingsQuery = (as: Booking['as']) =>
  queryOptions({
    queryKey: ['booking', 'list', as],
    queryFn: ({ signal }) => callApi<{ bookings: Booking[] }>(`/bookings?as=${as}`, { signal }),
    select: ({ bookings }) => bookings,
  });

export const bookingQuery = (id: string) =>
  queryOptions({
    queryKey: ['booking', 'one', id],
    queryFn: ({ signal }) => callApi<{ booking: Booking }>(`/bookings/${id}`, { signal }),
    select: ({ booking }) => booking,
  });

/** Refund preview for cancelling now. Never served from the cache. */
export const cancellationQuery = (id: string) =>
  queryOptions({
    queryKey: ['booking', 'cancellation', id],
    queryFn: ({ signal }) =>
      callApi<{ cancellation: Cancellation }>(`/bookings/${id}/cancellation`, { signal }),
    select: ({ cancellation }) => cancellation,
    staleTime: 0,
    gcTime: 0,
  });

const SECOND = 1000;
/** Milliseconds added to the refetch delay, so that the server clock has passed the instant. */
const SLACK = 200;

/** Meeting link of a session. Refetched when the link opens, and periodically until a link is set. */
export const meetingQuery = (id: string) =>
  queryOptions({
    queryKey: ['booking', 'meeting', id],
    queryFn: ({ signal }) => callApi<{ meeting: MeetingPlace }>(`/bookings/${id}/meeting`, { signal }),
    select: ({ meeting }) => meeting,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: { data } }) => {
      if (!data || data.meeting.joining === 'over') return false;
      const { joining, opensIn, closesIn } = data.meeting;
      const next = joining === 'before' ? opensIn : closesIn;
      return Math.min(next + SLACK, (joining === 'before' ? 300 : 30) * SECOND);
    },
  });

/** Times to which a session could be moved. Never served from the cache. */
export const movingQuery = (id: string, timeZone: string) =>
  queryOptions({
    queryKey: ['booking', 'moving', id, timeZone],
    queryFn: ({ signal }) =>
      callApi<{ moving: Moving }>(`/bookings/${id}/times?${new URLSearchParams({ timeZone })}`, { signal }),
    select: ({ moving }) => moving,
    staleTime: 0,
    gcTime: 0,
  });

/** Fails as a hold does. */
export const moveBooking = (id: string, start: string, timeZone: string) =>
  callApi<{ booking: Booking }>(`/bookings/${id}/move`, {
    method: 'POST',
    body: { start, timeZone },
    idempotencyKey: crypto.randomUUID(),
  });

/** Fails with 409 `slot_…` and `alternatives` in the body when the time cannot be booked. */
export const placeHold = (request: HoldRequest) =>
  callApi<{ hold: Hold }>('/bookings/holds', {
    method: 'POST',
    body: request,
    idempotencyKey: crypto.randomUUID(),
  });

export const extendHold = (id: string) =>
  callApi<{ hold: Hold }>(`/bookings/holds/${id}/extend`, { method: 'POST' });

/** The idempotency key belongs to one submit: a repeated request returns the same booking. */
export const confirmHold = (id: string, request: ConfirmRequest, idempotencyKey: string) =>
  callApi<{ booking: Booking } | { checkout: CheckoutView }>(`/bookings/holds/${id}/confirm`, {
    method: 'POST',
    body: request,
    idempotencyKey,
  });

export const cancelBooking = (id: string, refundMinor: number) =>
  callApi<{ booking: Booking }>(`/bookings/${id}/cancel`, {
    method: 'POST',
    body: { refundMinor },
    idempotencyKey: crypto.randomUUID(),
  });

/** A learner can report the tutor absent, a tutor the learner. */
export const sayAbsent = (id: string, absent: 'learner' | 'tutor') =>
  callApi<{ booking: Booking }>(`/bookings/${id}/absence`, {
    method: 'POST',
    body: { absent },
    idempotencyKey: crypto.randomUUID(),
  });

/** What the caller has to say about an open claim; an empty text removes it. */
export const writeStatement = (id: string, words: string) =>
  callApi<{ booking: Booking }>(`/bookings/${id}/absence/statement`, { method: 'PUT', body: { words } });

/** The family confirms that a session took place. */
export const confirmAttendance = (id: string) =>
  callApi<{ booking: Booking }>(`/bookings/${id}/attendance`, { method: 'POST' });

/** Disputes the other side’s claim of absence. */
export const objectToClaim = (id: string) =>
  callApi<{ booking: Booking }>(`/bookings/${id}/absence/objection`, { method: 'POST' });

/** Agrees to the other side’s claim of absence, which takes effect at once. */
export const agreeToClaim = (id: string) =>
  callApi<{ booking: Booking }>(`/bookings/${id}/absence/agreement`, { method: 'POST' });

/** Sessions that were booked together. */
export const seriesQuery = (id: string) =>
  queryOptions({
    queryKey: ['booking', 'series', id],
    queryFn: ({ signal }) => callApi<{ bookings: Booking[] }>(`/bookings/series/${id}`, { signal }),
    select: ({ bookings }) => bookings,
  });

/** Refund preview for cancelling the remaining sessions of a series. Never served from the cache. */
export const restQuery = (id: string) =>
  queryOptions({
    queryKey: ['booking', 'rest', id],
    queryFn: ({ signal }) =>
      callApi<{ cancellation: RestCancellation }>(`/bookings/series/${id}/cancellation`, { signal }),
    select: ({ cancellation }) => cancellation,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });

export const cancelRest = (id: string, refundMinor: number) =>
  callApi<{ bookings: Booking[] }>(`/bookings/series/${id}/cancel`, {
    method: 'POST',
    body: { refundMinor },
    idempotencyKey: crypto.randomUUID(),
  });

export const downloadCalendar = (id: string) => download(`/bookings/${id}/calendar.ics`, 'session.ics');
export const downloadSeriesCalendar = (id: string) =>
  download(`/bookings/series/${id}/calendar.ics`, 'sessions.ics');

/** Downloads a calendar file. The call needs the access token, so a plain link cannot be used. */
async function download(path: string, name: string): Promise<void> {
  const file = await (await fetchApi(path, { headers: { accept: 'text/calendar' } })).blob();
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}

/** Whether a hold or move failed because of its time; the body then carries `alternatives`. */
export const isTimeUnavailable = (error: unknown): error is ApiFailure =>
  error instanceof ApiFailure && error.code.startsWith('slot_');

/** Free times near the unavailable one, from the body of the failure. */
export function alternativesOf(body: Record<string, unknown>): FreeTime[] {
  return Array.isArray(body.alternatives) ? (body.alternatives as FreeTime[]) : [];
}

/** Tutor and length of the unavailable session, from the same failure. */
export function lostSessionOf(body: Record<string, unknown>): LostSession {
  return body.session as LostSession;
}

/** Learner profiles that the account can book for. */
export const learnersQuery = queryOptions({
  queryKey: ['booking', 'learners'],
  queryFn: ({ signal }) =>
    callApi<{ profiles: { id: string; name: string }[] }>('/learner-profiles', { signal }),
  select: ({ profiles }) => profiles,
  // The list must be fresh after returning from adding a learner.
  staleTime: 0,
});
