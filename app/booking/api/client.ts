import { queryOptions } from '@tanstack/react-query';
import { callApi, fetchApi } from '#app/platform/api-client.ts';
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

/** A hold changes by the minute and may be over: it is asked for anew each time a page wants it. */
export const holdQuery = (id: string) =>
  queryOptions({
    queryKey: ['booking', 'hold', id],
    queryFn: ({ signal }) => callApi<{ hold: Hold }>(`/bookings/holds/${id}`, { signal }),
    select: ({ hold }) => hold,
    retry: false,
    staleTime: 0,
  });

/** The bookings of the account, or with `tutor` the sessions that others booked with it; the latest start first. */
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

/** What cancelling now would give back; never an old answer. */
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
/** A little after the instant, so that the answer is the new one. */
const SLACK = 200;

/** The way into a session, asked for again when its time comes, and in between for a link that the tutor gives late. */
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

/** Where a session could be moved to; never an old answer. */
export const movingQuery = (id: string, timeZone: string) =>
  queryOptions({
    queryKey: ['booking', 'moving', id, timeZone],
    queryFn: ({ signal }) =>
      callApi<{ moving: Moving }>(`/bookings/${id}/times?${new URLSearchParams({ timeZone })}`, { signal }),
    select: ({ moving }) => moving,
    staleTime: 0,
    gcTime: 0,
  });

/** 409 `slot_taken` carries `alternatives`, as with a hold. */
export const moveBooking = (id: string, start: string, timeZone: string) =>
  callApi<{ booking: Booking }>(`/bookings/${id}/move`, {
    method: 'POST',
    body: { start, timeZone },
    idempotencyKey: crypto.randomUUID(),
  });

/** 409 `slot_taken` carries `alternatives` in its body. */
export const placeHold = (request: HoldRequest) =>
  callApi<{ hold: Hold }>('/bookings/holds', {
    method: 'POST',
    body: request,
    idempotencyKey: crypto.randomUUID(),
  });

export const extendHold = (id: string) =>
  callApi<{ hold: Hold }>(`/bookings/holds/${id}/extend`, { method: 'POST' });

/** The key belongs to the press: a repeated one gives the same booking. */
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

/** Of a learner the tutor, of a tutor the learner did not come. */
export const sayAbsent = (id: string, absent: 'learner' | 'tutor') =>
  callApi<{ booking: Booking }>(`/bookings/${id}/absence`, {
    method: 'POST',
    body: { absent },
    idempotencyKey: crypto.randomUUID(),
  });

/** Objects to the other side’s claim that one did not come. */
export const objectToClaim = (id: string) =>
  callApi<{ booking: Booking }>(`/bookings/${id}/absence/objection`, { method: 'POST' });

/** Sessions that were booked together. */
export const seriesQuery = (id: string) =>
  queryOptions({
    queryKey: ['booking', 'series', id],
    queryFn: ({ signal }) => callApi<{ bookings: Booking[] }>(`/bookings/series/${id}`, { signal }),
    select: ({ bookings }) => bookings,
  });

/** What cancelling the rest of a series now would give back; never an old answer. */
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

/** A calendar file as a download; it needs the session, so it cannot be a link. */
async function download(path: string, name: string): Promise<void> {
  const file = await (await fetchApi(path, { headers: { accept: 'text/calendar' } })).blob();
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}

/** Free times near a lost one, as the failure brings them. */
export function alternativesOf(body: Record<string, unknown>): FreeTime[] {
  return Array.isArray(body.alternatives) ? (body.alternatives as FreeTime[]) : [];
}

/** Whose time was lost and how long it was, from the same answer. */
export function lostSessionOf(body: Record<string, unknown>): LostSession {
  return body.session as LostSession;
}

/** For whom one can book: the account's learner profiles. */
export const learnersQuery = queryOptions({
  queryKey: ['booking', 'learners'],
  queryFn: ({ signal }) =>
    callApi<{ profiles: { id: string; name: string }[] }>('/learner-profiles', { signal }),
  select: ({ profiles }) => profiles,
  // Whoever left to add a learner comes back to a list that has it.
  staleTime: 0,
});
