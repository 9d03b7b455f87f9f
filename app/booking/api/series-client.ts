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

/** Each time of a plan with whether it is free; what others hold changes by the minute. */
export const occurrencesQuery = ({ hold, ...plan }: SeriesPlan) =>
  queryOptions({
    queryKey: ['booking', 'occurrences', plan, hold],
    queryFn: ({ signal }) => {
      const said = Object.entries(plan).map(([name, value]) => [name, String(value)]);
      const query = new URLSearchParams([...said, ...(hold ? [['hold', hold]] : [])]);
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

/** 409 `series_taken` carries `taken`: each start that is gone, with its alternatives. */
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

/** The key belongs to the press: a repeated one gives the same bookings. */
export const confirmSeries = (id: string, request: ConfirmRequest, idempotencyKey: string) =>
  callApi<{ bookings: Booking[] } | { checkout: CheckoutView }>(`/bookings/series/${id}/confirm`, {
    method: 'POST',
    body: request,
    idempotencyKey,
  });

/** The starts that were lost, from the same failure. */
export const takenOf = (body: Record<string, unknown>): Pick<Occurrence, 'start' | 'alternatives'>[] =>
  Array.isArray(body.taken) ? (body.taken as Pick<Occurrence, 'start' | 'alternatives'>[]) : [];
