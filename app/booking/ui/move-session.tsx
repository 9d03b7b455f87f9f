import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { ApiFailure } from '#app/platform/api-client.ts';
import { dayKeyOf, longDayOf, timeInSentence } from '#app/platform/times.ts';
import { useSingleMutation } from '#app/platform/use-single-mutation.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { Avatar, type Portrait } from '#app/tutors/index.ts';
import { showToast } from '#app/ui/toast.ts';
import { readChoice } from '../model/choice.ts';
import { bookingQuery, isTimeUnavailable, moveBooking, movingQuery } from '../api/client.ts';
import { firstGoodDay } from '#app/tutors/index.ts';
import type { Booking, Moving } from '../model/schemas.ts';
import { DaySlots } from './day-slots.tsx';
import { LostNotice } from './time-taken-notice.tsx';
import { MonthCalendar } from '#app/tutors/index.ts';
import { MoveSummary } from './move-summary.tsx';
import { lostTimeOf } from './use-holding.ts';

/** Moves a booked session: the tutor’s calendar beside the old and the new time. The choice is stored in the URL. */
export function MoveSession({ booking }: { booking: Booking }) {
  const t = useTranslations('bookChanges');
  const failed = useTranslations('bookPages');
  const { timeZone } = usePreferences();
  const moving = useQuery(movingQuery(booking.id, timeZone));
  const firstName = booking.tutor.name.split(' ')[0] ?? booking.tutor.name;
  return (
    <div className="book">
      <div className="head">
        <div className="who">
          <Avatar portrait={booking.tutor.avatar as Portrait} size={88} />
          <div>
            <h1>{t('move.title', { name: firstName })}</h1>
            {!moving.data?.refusal && <p className="muted">{t('move.lead')}</p>}
          </div>
        </div>
      </div>
      {!moving.data && !moving.error && <div className="bone confirm-bone" aria-hidden="true" />}
      {moving.error && (
        <p className="error" role="alert">
          {failed('failed')}{' '}
          <button className="btn btn-secondary btn-sm" onClick={() => void moving.refetch()}>
            {failed('again')}
          </button>
        </p>
      )}
      {moving.data?.refusal && <NotMovable booking={booking} message={moving.data.refusal.message} />}
      {moving.data && !moving.data.refusal && (
        <ChooseTime booking={booking} moving={moving.data} onTaken={() => void moving.refetch()} />
      )}
    </div>
  );
}

function NotMovable({ booking, message }: { booking: Booking; message: string }) {
  const t = useTranslations('bookChanges.move');
  const page = `/booking/thanks?booking=${booking.id}`;
  const ahead = booking.state === 'confirmed' && new Date(booking.end) > new Date();
  return (
    <section className="block">
      <h2>{t('notNow')}</h2>
      <p role="status">{message}</p>
      <div className="acts">
        <Link className="btn btn-primary" to={page}>
          {t('back')}
        </Link>
        {ahead && (
          <Link className="btn btn-quiet" to={`${page}&do=cancel`}>
            {t('cancelInstead')}
          </Link>
        )}
      </div>
    </section>
  );
}

type ChooseTimeProps = { booking: Booking; moving: Moving; onTaken: () => void };

function ChooseTime({ booking, moving, onTaken }: ChooseTimeProps) {
  const t = useTranslations('bookChanges.move');
  const when = useTranslations('bookPages.book');
  const { timeZone } = usePreferences();
  const [parameters, setParameters] = useSearchParams();
  const { start, day: shown } = readChoice(parameters);
  const change = (next: { start?: string | undefined; day: string }) => {
    const address = new URLSearchParams({ booking: booking.id, do: 'move', day: next.day });
    if (next.start) address.set('start', next.start);
    setParameters(address, { replace: true, preventScrollReset: true });
  };
  const { move, lost, problem } = useMove(booking, onTaken);
  const byDay = Map.groupBy(moving.starts, (each) => dayKeyOf(each, timeZone));
  const days = [...byDay.keys()];
  const day = shown ?? (start ? dayKeyOf(start, timeZone) : firstGoodDay(byDay, timeZone)) ?? '';
  const choose = (each: string) => change({ start: each, day: dayKeyOf(each, timeZone) });
  return (
    <div className="lay">
      <section className="block" aria-labelledby="when">
        <h2 id="when">{when('when')}</h2>
        {lost && <LostNotice {...lost} tutor={booking.tutor} busy={move.isPending} onChoose={choose} />}
        {problem && (
          <p className="error" role="alert">
            {problem}
          </p>
        )}
        {days.length === 0 ? (
          <p>{t('none')}</p>
        ) : (
          <div className="when">
            <MonthCalendar
              free={days}
              chosen={day}
              today={dayKeyOf(new Date(), timeZone)}
              until={dayKeyOf(moving.bookableUntil, timeZone)}
              onChoose={(each) => change({ day: each, start })}
            />
            <DaySlots
              tutor={booking.tutor}
              day={day}
              starts={byDay.get(day) ?? []}
              chosen={start}
              held={undefined}
              lost={lost}
              busy={move.isPending}
              onChoose={choose}
            />
          </div>
        )}
      </section>
      <MoveSummary
        booking={booking}
        start={start === lost?.start ? undefined : start}
        busy={move.isPending}
        onMove={(each) => move.mutate(each)}
      />
    </div>
  );
}

/** Moves in one request; an unavailable time comes back with the nearest alternatives. */
function useMove(booking: Booking, onTaken: () => void) {
  const t = useTranslations('bookChanges.move');
  const failed = useTranslations('bookPages');
  const { state, timeZone } = usePreferences();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const move = useSingleMutation({
    networkMode: 'always',
    mutationFn: (start: string) => moveBooking(booking.id, start, timeZone),
    onSuccess: (answer) => {
      queries.setQueryData(bookingQuery(booking.id).queryKey, answer);
      void queries.invalidateQueries({ queryKey: ['booking', 'list'] });
      const place = { locale: state.locale, timeZone };
      const { start } = answer.booking;
      showToast({ title: t('done', { day: longDayOf(start, place), time: timeInSentence(start, place) }) });
      void navigate(`/booking/thanks?booking=${booking.id}`, { replace: true, state: { changed: true } });
    },
    onError: onTaken,
  });
  const failure = move.error instanceof ApiFailure ? move.error : null;
  const lost = isTimeUnavailable(failure) && move.variables ? lostTimeOf(move.variables, failure) : null;
  return { move, lost, problem: move.error && !lost ? failure?.message || failed('failed') : null };
}
