import { useTranslations } from 'use-intl/react';
import { type Booking, JoinSession } from '#app/booking/index.ts';
import { formatMoney } from '#app/platform/money.ts';
import { cityOfZone, longDayOf, type LocaleAndZone, sameClock, spanOf, timeOf } from '#app/platform/times.ts';
import { Attendance } from './attendance.tsx';
import { BriefPart } from './brief.tsx';

type Props = {
  booking: Booking;
  who: string;
  place: LocaleAndZone;
  /** The account still exists, so attendance matters. */
  noted: boolean;
  onCancel(): void;
};

/** One session: time, note, brief and attendance. */
export function SessionCard({ booking, who, place, noted, onCancel }: Props) {
  const t = useTranslations('tutorDesk.card');
  const desk = useTranslations('tutorPages');
  const { start, end, minutes, learnerZone, note, price } = booking;
  const theirs = sameClock(start, place.timeZone, learnerZone)
    ? desk('sameZone')
    : desk('desk.theirTime', {
        time: timeOf(start, { ...place, timeZone: learnerZone }),
        city: cityOfZone(learnerZone, place.locale),
      });
  const now = new Date();
  const begun = new Date(start) <= now;
  return (
    <section className="card next" aria-labelledby="session">
      <div className="next-h">
        <h2 id="session">{who}</h2>
        <span className="small muted num">
          {longDayOf(start, place)}, {spanOf(start, end, place)}
        </span>
      </div>
      <p className="small muted num">
        {desk('desk.details', { minutes, theirs, price: formatMoney(price, place.locale) })}
      </p>
      {note && (
        <div className="asked">
          <p className="as-written">{note}</p>
          <p>{t('asked')}</p>
        </div>
      )}
      <BriefPart booking={booking} who={who} place={place} />
      {booking.state === 'confirmed' && <JoinSession booking={booking} zone={place.timeZone} />}
      {begun && noted && <Attendance booking={booking} />}
      {!begun && booking.state === 'confirmed' && (
        <div className="acts">
          <button type="button" className="btn btn-quiet btn-sm sm:-ml-4" onClick={onCancel}>
            {t('cancel')}
          </button>
        </div>
      )}
    </section>
  );
}
