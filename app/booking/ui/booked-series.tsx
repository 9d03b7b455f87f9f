import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { formatMoney } from '#app/platform/money.ts';
import { cityName, sameClock, shortDayOf, spanOf, clearTimeOf } from '#app/platform/times.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { Avatar, type Portrait } from '#app/tutors/index.ts';
import { downloadSeriesCalendar } from '../api/client.ts';
import type { Booking } from '../model/schemas.ts';
import { Rate } from './booking-list.tsx';
import { CancelRestDialog } from './cancel-rest-dialog.tsx';
import { Steps } from './steps.tsx';

type BookedSeriesProps = {
  seriesId: string;
  bookings: readonly [Booking, ...Booking[]];
  /** Opened in order to cancel the remaining sessions. */
  cancels: boolean;
};

/** Sessions booked together: a link to each, one calendar file, and cancelling the rest. */
export function BookedSeries({ seriesId, bookings, cancels }: BookedSeriesProps) {
  const t = useTranslations('bookChanges.series');
  const pages = useTranslations('bookPages');
  const credit = useTranslations('bookCredit');
  const { state } = usePreferences();
  const [first] = bookings;
  const standing = bookings.filter((each) => each.state === 'confirmed');
  const left = standing.filter(({ start }) => new Date(start) > new Date());
  const paidWithCredits =
    first.as === 'learner' &&
    standing.every(({ payment }) => payment?.kind === 'credit' && (payment.credit?.halves ?? 2) === 2);
  const amountMinor = standing.reduce((sum, { price }) => sum + price.amountMinor, 0);
  const [cancelling, setCancelling] = useState(cancels && left.length > 0);
  return (
    <>
      <div className="head">
        <div className="who">
          <Avatar portrait={first.tutor.avatar as Portrait} size={88} />
          <h1>{t('title', { count: bookings.length, name: first.tutor.name })}</h1>
        </div>
        {left.length > 0 && <Steps now="booked" />}
      </div>
      <ul className="booking-list">
        {bookings.map((booking) => (
          <OneOf key={booking.id} booking={booking} />
        ))}
      </ul>
      <div className="series-end">
        {standing.length > 0 && (
          <p className="num">
            {t('total', {
              total: paidWithCredits
                ? credit('priceAll', { count: standing.length })
                : formatMoney({ ...first.price, amountMinor }, state.locale, 'exact'),
              count: standing.length,
            })}
          </p>
        )}
        <div className="acts">
          {standing.length > 0 && (
            <button
              type="button"
              className="btn btn-primary"
              onClick={() => void downloadSeriesCalendar(seriesId)}
            >
              {t('calendar')}
            </button>
          )}
          <Link className="btn btn-secondary" to="/dashboard">
            {pages('thanks.dashboard')}
          </Link>
          {left.length > 0 && (
            <button type="button" className="btn btn-quiet" onClick={() => setCancelling(true)}>
              {t('cancelRest', { count: left.length })}
            </button>
          )}
        </div>
      </div>
      {cancelling && <CancelRestDialog seriesId={seriesId} onClose={() => setCancelling(false)} />}
    </>
  );
}

function OneOf({ booking }: { booking: Booking }) {
  const t = useTranslations('bookPages');
  const { state, timeZone } = usePreferences();
  const place = { locale: state.locale, timeZone };
  const { id, start, end, tutor } = booking;
  const tutorTime = sameClock(start, timeZone, tutor.zone)
    ? t('summary.sameTime')
    : clearTimeOf(start, { ...place, timeZone: tutor.zone });
  return (
    <li>
      <span>
        <b className="num">
          {shortDayOf(start, place)}, {spanOf(start, end, place)}
        </b>
        <br />
        <span className="small muted num">
          {booking.state === 'confirmed'
            ? `${tutorTime}, ${cityName(tutor.city, state.locale)}`
            : t(`states.${booking.state}`)}
        </span>
      </span>
      <span className="acts">
        <Rate booking={booking} />
        <Link className="btn btn-secondary btn-sm" to={`/booking/thanks?booking=${id}`}>
          {t('thanks.open')}
        </Link>
      </span>
    </li>
  );
}
