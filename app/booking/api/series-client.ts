import { queryOptions } from '@tanstack/react-query';
import { callApi } from '#app/platform/api-client.ts';
import type { Booking, CheckoutView, ConfirmRequest, Occurrence, SeriesHold } from '../model/schemas.ts';

type SeriesPlan = {
  tutorId: string;
  start: string;
  minutes: 60 | 90;
  count: number;
  everyWeeks: 1 | 2;
  timeZone: string;
  hold?: string | undefined;
};

/** Every time of a plan and whether it is free. Short-lived: other holds change by the minute. */
export const occurrencesQuery = ({ hold, ...plan }: SeriesPlan) =>
  queryOptions({
    queryKey: ['booking', 'occurrences', plan, hold],
    queryFn: ({ signal }) => {
      const entries = Object.entries(plan).map(([name, value]) => [name, String(value)]);
      const query = new URLSearchParams([...entries, ...(hold ? [['hold', hold]] : [])]);
      return callApi<{ occurrences: Occurrence[] }>(`/bookings/series?${query}`, { signal });
    },
    select: ({ occurrences }) => occurrences,
    staleTime: 0,
  });

export const seriesHoldQuery = (id: string) =>
  queryOptions({
    queryKey: ['booking', 'series-hold', id],
    queryFn: ({ signal }) => callApi<{ series: SeriesHold }>(`/bookings/series/${id}/hold`, { signal }),
    select: ({ series }) => series,
    retry: false,
    staleTime: 0,
  });

/** Fails with 409 `series_taken`; the body carries `taken`: each unavailable start with its alternatives. */
export const holdSeries = (request: {
  tutorId: string;
  starts: readonly string[];
  minutes: 60 | 90;
  currency: string;
  timeZone: string;
}) =>
  callApi<{ series: SeriesHold }>('/bookings/series/holds', {
    method: 'POST',
    body: request,
    idempotencyKey: crypto.randomUUID(),
  });

/** The idempotency key belongs to one submit: a repeated request returns the same bookings. */
export const confirmSeries = (id: string, request: ConfirmRequest, idempotencyKey: string) =>
  callApi<{ bookings: Booking[] } | { checkout: CheckoutView }>(`/bookings/series/${id}/confirm`, {
    method: 'POST',
    body: request,
    idempotencyKey,
  });

export type UnavailableOccurrence = Pick<Occurrence, 'start' | 'reason' | 'opensAt' | 'alternatives'>;

/** The unavailable starts, from the same failure. */
export const takenOf = (body: Record<string, unknown>): UnavailableOccurrence[] =>
  Array.isArray(body.taken) ? (body.taken as UnavailableOccurrence[]) : [];
