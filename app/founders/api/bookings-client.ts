import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type {
  ActPreview,
  ActRequest,
  BookingForActs,
  FoundBooking,
  FounderActChange,
} from '#app/booking/index.ts';
import { callApi } from '#app/platform/api-client.ts';
import type { BookingHistory } from '../model/schemas.ts';
import { foundersKey } from './client.ts';

/** Bookings by family, tutor, number or day; none without text and day. */
export const foundBookingsQuery = (search: string, day: string, timeZone: string) =>
  queryOptions({
    queryKey: [...foundersKey, 'bookings', search, day],
    queryFn: ({ signal }) => {
      const query = new URLSearchParams({ search, timeZone, ...(day !== '' && { day }) });
      return callApi<{ bookings: FoundBooking[]; more: boolean }>(`/founders/bookings?${query}`, { signal });
    },
    enabled: search !== '' || day !== '',
    placeholderData: keepPreviousData,
  });

export const bookingQuery = (id: string) =>
  queryOptions({
    queryKey: [...foundersKey, 'booking', id],
    queryFn: ({ signal }) =>
      callApi<{ booking: BookingForActs; history: BookingHistory }>(`/founders/bookings/${id}`, { signal }),
  });

export const actTimesQuery = ({ id, version }: Pick<BookingForActs, 'id' | 'version'>) =>
  queryOptions({
    queryKey: [...foundersKey, 'act-times', id, version],
    queryFn: ({ signal }) => callApi<{ starts: string[] }>(`/founders/bookings/${id}/times`, { signal }),
    select: ({ starts }) => starts,
  });

/** What an act would do to the booking that is shown; null while fields are missing. */
export const actPreviewQuery = (
  { id, version }: Pick<BookingForActs, 'id' | 'version'>,
  change: FounderActChange | null,
) =>
  queryOptions({
    queryKey: [...foundersKey, 'act-preview', id, version, change],
    queryFn: ({ signal }) =>
      callApi<{ preview: ActPreview }>(`/founders/bookings/${id}/preview`, {
        method: 'POST',
        body: { change },
        signal,
      }),
    select: ({ preview }) => preview,
    enabled: change !== null,
    retry: false,
  });

export const actOnBooking = (id: string, request: ActRequest, key: string, timeZone: string) =>
  callApi<{ booking: BookingForActs }>(`/founders/bookings/${id}/acts?${new URLSearchParams({ timeZone })}`, {
    method: 'POST',
    body: request,
    idempotencyKey: key,
  });
