import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { bookingsQuery, CancelDialog, type Booking } from '#app/booking/public.ts';
import { formatMoney } from '#app/platform/money.ts';
import { usePreferences } from '#app/preferences/public.ts';
import { cityOfZone, dayKeyOf, longDayOf, sameClock, spanOf, timeOf } from '#app/platform/times.ts';

/** The next session, and all that are booked by day, in the tutor's zone with the learner's beside it. */
export function TutorDay({ zone, city }: { zone: string; city: string }) {
  const t = useTranslations('tutorPages');
  const { state } = usePreferences();
  const place = { locale: state.locale, timeZone: zone };
  const { data: bookings } = useQuery(bookingsQuery('tutor'));
  const [cancelling, setCancelling] = useState<Booking | null>(null);
  const now = new Date();
  const coming = (bookings ?? [])
    .filter(({ state: at, end }) => at === 'confirmed' && new Date(end) > now)
    .toSorted((a, b) => a.start.localeCompare(b.start));
  const past = (bookings ?? []).filter(({ state: at }) => at === 'completed').length;
  const [next] = coming;
  return (
    <>
      <div className="hello">
        <div>
          <h1>
            {next
              ? t('desk.next', {
                  who: next.learner ?? t('desk.learner'),
                  day: longDayOf(next.start, place),
                  time: timeOf(next.start, place),
                })
              : t('desk.noNext')}
          </h1>
          <p className="muted num">
            {t('desk.now', { day: longDayOf(now, place), time: timeOf(now, place), city })}
          </p>
        </div>
        <Link className="btn btn-secondary btn-sm" to="/dashboard/availability">
          {t('hours.title')}
        </Link>
      </div>
      {bookings && coming.length === 0 && <p className="lead">{t('desk.empty')}</p>}
      {[...Map.groupBy(coming, ({ start }) => dayKeyOf(start, zone))].map(([day, sessions]) => (
        <section key={day} className="desk-day" aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`}>{longDayOf(sessions[0]?.start ?? day, place)}</h2>
          <ul>
            {sessions.map((booking) => (
              <Session
                key={booking.id}
                booking={booking}
                place={place}
                onCancel={() => setCancelling(booking)}
              />
            ))}
          </ul>
        </section>
      ))}
      {past > 0 && <p className="muted desk-past">{t('desk.past', { count: past })}</p>}
      {cancelling && <CancelDialog booking={cancelling} onClose={() => setCancelling(null)} />}
    </>
  );
}

type SessionProps = { booking: Booking; place: { locale: string; timeZone: string }; onCancel: () => void };

function Session({ booking, place, onCancel }: SessionProps) {
  const t = useTranslations('tutorPages');
  const { start, end, minutes, learner, learnerZone, note, price } = booking;
  const theirs = sameClock(start, place.timeZone, learnerZone)
    ? t('sameZone')
    : t('desk.theirTime', {
        time: timeOf(start, { ...place, timeZone: learnerZone }),
        city: cityOfZone(learnerZone, place.locale),
      });
  return (
    <li className="desk-session">
      <span className="t num">{spanOf(start, end, place)}</span>
      <span className="w">
        <b>{learner ?? t('desk.learner')}</b>
        <span className="small muted num">
          {t('desk.details', { minutes, theirs, price: formatMoney(price, place.locale) })}
        </span>
        {note && <q className="asked">{note}</q>}
      </span>
      <button type="button" className="btn btn-quiet btn-sm" onClick={onCancel}>
        {t('desk.cancel')}
      </button>
    </li>
  );
}
