import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { type Booking, bookingsQuery, CalendarFeed, CancelDialog } from '#app/booking/index.ts';
import {
  cityName,
  dayKeyOf,
  longDayOf,
  type LocaleAndZone,
  shortDayOf,
  timeInSentence,
} from '#app/platform/times.ts';
import { PayLedger } from '#app/pay/index.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { TutorsReviews } from './reviews/tutors-reviews.tsx';
import type { OwnAvailability } from '#app/tutors/index.ts';
import { noteStatesQuery } from '../api/client.ts';
import type { NoteState } from '../model/schemas.server.ts';
import { usePartTexts } from './part-texts.ts';
import { NoteSection } from './note-form.tsx';
import { SessionCard } from './session-card.tsx';
import { Standing } from './standing.tsx';
import { SessionLink, Today } from './today.tsx';
import { useLiveSessions } from './use-live-sessions.ts';
import { Vacation } from './vacation.tsx';
import { Week } from './week.tsx';
import './dashboard-tabs.css';

const DAY = 86_400_000;
/** Days after which a missing note is no longer requested. */
const ASKED_DAYS = 14;

/** A tutor’s day: the next session with its brief, today, the week, notes, earnings, vacation. Times are in the tutor’s zone. */
export function DashboardTabs({ hours }: { hours: OwnAvailability }) {
  const { zone, city } = hours;
  const t = useTranslations('tutorPages.desk');
  const { state } = usePreferences();
  const [parameters] = useSearchParams();
  const place: LocaleAndZone = { locale: state.locale, timeZone: zone };
  const { data: bookings = [], isPending } = useQuery(bookingsQuery('tutor'));
  const { data: notes = [] } = useQuery(noteStatesQuery);
  useLiveSessions();
  const [cancelling, setCancelling] = useState<Booking | null>(null);
  const now = new Date();
  const nameOf = ({ learner }: Booking) => learner ?? t('learner');
  const held = bookings
    .filter(({ state: at }) => at !== 'cancelled')
    .toSorted((a, b) => a.start.localeCompare(b.start));
  const next = held.find(({ state: at, end }) => at === 'confirmed' && new Date(end) > now);
  const chosen = held.find(({ id }) => id === parameters.get('session')) ?? next;
  const known = notes.some(({ bookingId }) => bookingId === chosen?.id);
  const today = held.filter(({ start }) => dayKeyOf(start, zone) === dayKeyOf(now, zone));
  return (
    <>
      <div className="hello">
        <div>
          <h1>
            {next
              ? t('next', {
                  who: next.learner ?? t('nextSession'),
                  day: longDayOf(next.start, place),
                  time: timeInSentence(next.start, place),
                })
              : t('noNext')}
          </h1>
          <p className="muted num">
            {t('now', {
              day: longDayOf(now, place),
              time: timeInSentence(now, place),
              city: cityName(city, state.locale),
            })}
          </p>
        </div>
        <Links />
      </div>
      <Standing />
      {!isPending && held.length === 0 && <p className="lead">{t('empty')}</p>}
      <div className="top">
        {chosen ? (
          <SessionCard
            key={chosen.id}
            booking={chosen}
            who={nameOf(chosen)}
            place={place}
            noted={known || chosen.absent !== null}
            onCancel={() => setCancelling(chosen)}
          />
        ) : (
          <div />
        )}
        <div>
          <Today sessions={today} notes={notes} nameOf={nameOf} place={place} chosen={chosen?.id} />
          <OpenNotes bookings={held} notes={notes} nameOf={nameOf} place={place} />
        </div>
      </div>
      {chosen && known && (
        <div id="note">
          <NoteSection key={chosen.id} booking={chosen} place={place} />
        </div>
      )}
      <Week sessions={held} hours={hours} nameOf={nameOf} place={place} />
      <div className="under">
        <PayLedger texts={usePartTexts()} />
        <Vacation bookings={held.filter(({ state: at }) => at === 'confirmed')} zone={zone} />
      </div>
      <FollowSessions />
      <TutorsReviews name={chosen?.tutor.name ?? held[0]?.tutor.name ?? ''} />
      {cancelling && <CancelDialog booking={cancelling} onClose={() => setCancelling(null)} />}
    </>
  );
}

function Links() {
  const t = useTranslations('tutorPages');
  const page = useTranslations('tutorProfile');
  return (
    <div className="desk-links">
      <Link className="btn btn-secondary btn-sm" to="/dashboard/availability">
        {t('hours.title')}
      </Link>
      <Link className="btn btn-secondary btn-sm" to="?edit=page">
        {page('title')}
      </Link>
    </div>
  );
}

function FollowSessions() {
  const t = useTranslations('calendarFeed');
  return (
    <section className="desk-feed" aria-labelledby="calendar">
      <h2 id="calendar">{t('title')}</h2>
      <CalendarFeed side="tutor" />
    </section>
  );
}

type OpenProps = {
  bookings: readonly Booking[];
  notes: readonly NoteState[];
  nameOf(booking: Booking): string;
  place: LocaleAndZone;
};

/** Sessions of the last two weeks, before today, whose note was not sent. */
function OpenNotes({ bookings, notes, nameOf, place }: OpenProps) {
  const t = useTranslations('tutorDesk.note');
  const now = new Date();
  const unsent = new Set(notes.flatMap(({ bookingId, sentAt }) => (sentAt ? [] : [bookingId])));
  const open = bookings.filter(
    ({ id, start }) =>
      dayKeyOf(start, place.timeZone) < dayKeyOf(now, place.timeZone) &&
      now.getTime() - Date.parse(start) < ASKED_DAYS * DAY &&
      unsent.has(id),
  );
  if (open.length === 0) return null;
  return (
    <section className="open-notes" aria-labelledby="open-notes">
      <h2 id="open-notes">{t('open')}</h2>
      <ul>
        {open.toReversed().map((booking) => (
          <li key={booking.id}>
            <span>
              <b>{nameOf(booking)}</b>{' '}
              <span className="small muted num">{shortDayOf(booking.start, place)}</span>
            </span>
            <SessionLink booking={booking} notes={notes} who={nameOf(booking)} now={now} />
          </li>
        ))}
      </ul>
    </section>
  );
}
