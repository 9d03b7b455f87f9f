import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { usePreferences } from '#app/preferences/index.ts';
import { shortDayOf, spanOf } from '#app/platform/times.ts';
import { RateSession } from '#app/tutors/index.ts';
import { bookingsQuery } from '../api/client.ts';
import type { Booking } from '../model/schemas.ts';
import { CalendarMenu } from './calendar-menu.tsx';

/** All bookings of the account, latest start first. */
export function BookingList({ unknown }: { unknown: boolean }) {
  const t = useTranslations('bookPages');
  const { state, timeZone } = usePreferences();
  const place = { locale: state.locale, timeZone };
  const { data: bookings } = useQuery(bookingsQuery('learner'));
  return (
    <>
      <div className="head">
        <div>
          <h1>{t('thanks.list')}</h1>
          {unknown && <p className="lead">{t('thanks.unknown')}</p>}
        </div>
      </div>
      {!bookings && <div className="bone confirm-bone" aria-hidden="true" />}
      {bookings?.length === 0 && (
        <p>
          {t('thanks.empty')} <Link to="/tutor">{t('confirm.find')}</Link>
        </p>
      )}
      <ul className="booking-list">
        {bookings?.map((booking) => (
          <li key={booking.id}>
            <span>
              <b className="num">
                {shortDayOf(booking.start, place)}, {spanOf(booking.start, booking.end, place)}
              </b>
              <br />
              <span className="small muted">
                {t('thanks.with', { name: booking.tutor.name })} · {t(`states.${booking.state}`)}
              </span>
            </span>
            <span className="acts">
              {booking.state === 'confirmed' && new Date(booking.start) > new Date() && (
                <Link className="btn btn-quiet btn-sm" to={`/booking/thanks?booking=${booking.id}&do=move`}>
                  {t('thanks.move')}
                </Link>
              )}
              {booking.state === 'confirmed' && new Date(booking.end) > new Date() && (
                <CalendarMenu booking={booking} small />
              )}
              <Rate booking={booking} />
              <Link className="btn btn-secondary btn-sm" to={`/booking/thanks?booking=${booking.id}`}>
                {t('thanks.open')}
              </Link>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Link to review a completed session of the reader. */
export function Rate({ booking: { id, as, state, start, tutor } }: { booking: Booking }) {
  const { state: preferences, timeZone } = usePreferences();
  if (as !== 'learner' || state !== 'completed') return null;
  const day = shortDayOf(start, { locale: preferences.locale, timeZone });
  return <RateSession bookingId={id} session={`${tutor.name}, ${day}`} />;
}
