import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiFailure } from '#app/platform/api-client.ts';
import type { Money } from '#app/platform/money.ts';
import { requestKeys } from '#app/platform/request-keys.ts';
import { useSingleMutation } from '#app/platform/use-single-mutation.ts';
import { bookingQuery, confirmHold } from '../api/client.ts';
import { forgetNote } from './note.ts';
import type { ConfirmRequest, Hold, SeriesHold } from '../model/schemas.ts';
import { confirmSeries } from '../api/series-client.ts';

/** What is about to be booked: one session or a series. */
export type ToBook = {
  kind: 'hold' | 'series';
  id: string;
  tutor: { id: string; name: string };
  /** Total price. */
  price: Money;
  sessions: number;
  /** The first of the held sessions. */
  firstHold: string;
};

export const oneToBook = ({ id, tutor, price }: Hold): ToBook => ({
  kind: 'hold',
  id,
  tutor,
  price,
  sessions: 1,
  firstHold: id,
});

/** Null for a series without sessions, which the server does not return. */
export function allToBook({ id, sessions, total }: SeriesHold): ToBook | undefined {
  const [first] = sessions;
  if (!first) return undefined;
  const { tutor } = first;
  return { kind: 'series', id, tutor, price: total, sessions: sessions.length, firstHold: first.id };
}

/** Errors after which other credits pay than those shown. */
const creditChanged = new Set(['credits_short', 'credit_changed']);

/** Errors after which the hold must be reloaded: it expired or became a booking. */
const heldNoMore = new Set(['hold_expired', 'already_booked']);

type Booked = Awaited<ReturnType<typeof confirmHold> | ReturnType<typeof confirmSeries>>;

/** Books the hold and navigates to the booking, or to the payment page. */
export function useBooking(
  { kind, id, tutor }: ToBook,
  { onHeldNoMore, onCreditChanged }: { onHeldNoMore: () => void; onCreditChanged: () => void },
) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [send] = useState(() => requestKeys());
  const book = useSingleMutation({
    // Fail immediately when offline; a paused mutation would book later without the user noticing.
    networkMode: 'always',
    mutationFn: (request: ConfirmRequest) =>
      send<Booked>(request, (key) =>
        kind === 'hold' ? confirmHold(id, request, key) : confirmSeries(id, request, key),
      ),
    onSuccess: (answer, { payWith }) => {
      if ('checkout' in answer) return window.location.assign(answer.checkout.url);
      forgetNote(tutor.id);
      if ('booking' in answer) queries.setQueryData(bookingQuery(answer.booking.id).queryKey, answer);
      void queries.invalidateQueries({ queryKey: ['booking', 'list'] });
      if (payWith === 'credit') void queries.invalidateQueries({ queryKey: ['credits'] });
      const booked = 'booking' in answer ? `booking=${answer.booking.id}` : `series=${id}`;
      void navigate(`/booking/thanks?${booked}`, { replace: true });
    },
    onError: (error) => {
      if (error instanceof ApiFailure && heldNoMore.has(error.code)) onHeldNoMore();
      if (error instanceof ApiFailure && creditChanged.has(error.code)) onCreditChanged();
    },
  });
  const { reset } = book;
  useEffect(() => {
    // Restores the button when the page comes back from the back/forward cache.
    const back = (event: PageTransitionEvent) => event.persisted && reset();
    window.addEventListener('pageshow', back);
    return () => window.removeEventListener('pageshow', back);
  }, [reset]);
  const leaving = book.isPending || book.data !== undefined;
  const press = (request: ConfirmRequest) => {
    if (!leaving) book.mutate(request);
  };
  return { press, error: book.error, leaving };
}
