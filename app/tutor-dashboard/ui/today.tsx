import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import type { Booking } from '#app/booking/index.ts';
import { type LocaleAndZone, spanOf, timeOf } from '#app/platform/times.ts';
import type { NoteState } from '../model/schemas.server.ts';

type Props = {
  sessions: readonly Booking[];
  notes: readonly NoteState[];
  nameOf(booking: Booking): string;
  place: LocaleAndZone;
  /** Selected session. */
  chosen: string | undefined;
};

/** Sessions of a day, with links to the brief before and the note after each. */
export function Today({ sessions, notes, nameOf, place, chosen }: Props) {
  const t = useTranslations('tutorDesk.today');
  const now = new Date();
  return (
    <section className="side" aria-labelledby="today">
      <h2 id="today">{t('title')}</h2>
      {sessions.length === 0 && <p className="muted">{t('nothing')}</p>}
      <ol className="day">
        {sessions.map((booking) => {
          const over = new Date(booking.end) <= now;
          return (
            <li key={booking.id} className={over ? 'done' : booking.id === chosen ? 'nx' : ''}>
              <span className="t num">{timeOf(booking.start, place)}</span>
              <i className="ln" aria-hidden="true" />
              <span className="w">
                <b>{nameOf(booking)}</b>
                <span className="num">
                  {spanOf(booking.start, booking.end, place)}
                  {booking.absent && `, ${t('away')}`}
                </span>
              </span>
              <span className="a">
                <SessionLink booking={booking} notes={notes} who={nameOf(booking)} now={now} />
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

type LinkProps = { booking: Booking; notes: readonly NoteState[]; who: string; now: Date };

/** Link to the brief before a session and to the note afterwards. */
export function SessionLink({ booking, notes, who, now }: LinkProps) {
  const t = useTranslations('tutorDesk.today');
  const note = notes.find(({ bookingId }) => bookingId === booking.id);
  const begun = new Date(booking.start) <= now && booking.state !== 'no_show';
  const text = !begun ? t('brief') : note?.sentAt ? t('sent') : note?.written ? t('draft') : t('write');
  return (
    <Link to={`/tutor-dashboard?session=${booking.id}${begun ? '#note' : ''}`} preventScrollReset={begun}>
      {text}
      <span className="sr">: {who}</span>
    </Link>
  );
}
