import { queryOptions } from '@tanstack/react-query';
import { callApi } from '#app/platform/api-client.ts';
import type { NewReview, OwnReview, TutorsReview, WaitingReview } from '../model/reviews-schemas.ts';

export const ownReviewQuery = (bookingId: string) =>
  queryOptions({
    queryKey: ['reviews', 'own', bookingId],
    queryFn: ({ signal }) => callApi<OwnReview>(`/bookings/${bookingId}/review`, { signal }),
  });

export const waitingReviewsQuery = queryOptions({
  queryKey: ['reviews', 'waiting'],
  queryFn: ({ signal }) => callApi<{ sessions: WaitingReview[] }>('/reviews/waiting', { signal }),
  select: ({ sessions }) => sessions,
});

export const tutorsReviewsQuery = queryOptions({
  queryKey: ['reviews', 'tutor'],
  queryFn: ({ signal }) => callApi<{ reviews: TutorsReview[] }>('/tutor/reviews', { signal }),
  select: ({ reviews }) => reviews,
});

type SentNote = { did: string; alone: string; nextStep: string; sentAt: string };
export const sentNoteQuery = (bookingId: string) =>
  queryOptions({
    queryKey: ['reviews', 'note', bookingId],
    queryFn: ({ signal }) => callApi<{ note: SentNote | null }>(`/bookings/${bookingId}/note`, { signal }),
    select: ({ note }) => note,
  });

export const sendReview = (bookingId: string, review: NewReview) =>
  callApi<OwnReview>(`/bookings/${bookingId}/review`, { method: 'PUT', body: review });

/** The idempotency key belongs to the opened form: a double submit sends one answer. */
export const sendAnswer = (bookingId: string, text: string, idempotencyKey: string) =>
  callApi<{ review: TutorsReview }>(`/bookings/${bookingId}/review/answer`, {
    method: 'POST',
    body: { text },
    idempotencyKey,
  });
