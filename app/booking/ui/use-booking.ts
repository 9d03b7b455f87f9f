import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiFailure } from '#app/platform/api-client.ts';
import type { Money } from '#app/platform/money.ts';
import { requestKeys } from '#app/platform/request-keys.ts';
import { bookingQuery, confirmHold } from '../api/client.ts';
import { forgetNote } from './note.ts';
import type { ConfirmRequest, Hold, SeriesHold } from '../model/schemas.ts';
import { confirmSeries } from '../api/series-client.ts';

/** What is held and going to be booked: one session, or several together. */
export type ToBook = {
  kind: 'hold' | 'series';
  id: string;
  tutor: { id: string; name: string };
  /** All of it. */
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

/** Nothing for a series without sessions, which the server does not give. */
export function allToBook({ id, sessions, total }: SeriesHold): ToBook | undefined {
  const [first] = sessions;
  if (!first) return undefined;
  const { tutor } = first;
  return { kind: 'series', id, tutor, price: total, sessions: sessions.length, firstHold: first.id };
}

/** Failures after which what is held has to be looked at again: its time is over, or it has become a booking. */
const heldNoMore = new Set(['hold_expired', 'already_booked']);

type Booked = Awaited<ReturnType<typeof confirmHold> | ReturnType<typeof confirmSeries>>;

/** Books what is held and leads on: to what is booked now, or to the page on which it is paid. */
export function useBooking({ kind, id, tutor }: ToBook, onHeldNoMore: () => void) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [send] = useState(() => requestKeys());
  const book = useMutation({
    // Without a connection it fails and says so; nothing is booked later, when nobody looks.
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
    },
  });
  const { reset } = book;
  useEffect(() => {
    // Whoever comes back by the browser’s own way back finds the button as it was.
    const back = (event: PageTransitionEvent) => event.persisted && reset();
    window.addEventListener('pageshow', back);
    return () => window.removeEventListener('pageshow', back);
  }, [reset]);
  const pressed = useRef(false);
  const leaving = book.isPending || book.data !== undefined;
  const press = (request: ConfirmRequest) => {
    // The second press of two comes before the button is shown as busy.
    if (pressed.current || leaving) return;
    pressed.current = true;
    book.mutate(request, { onSettled: () => (pressed.current = false) });
  };
  return { press, error: book.error, leaving };
}
