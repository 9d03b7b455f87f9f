import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useAuth } from '#app/accounts/index.ts';
import { ApiFailure } from '#app/platform/api-client.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { cityName, dayKeyOf, longDayOf } from '#app/platform/times.ts';
import {
  Avatar,
  lastBookableDay,
  openingOfDay,
  OwnHours,
  subjectList,
  type Tutor,
  useOwnPage,
} from '#app/tutors/index.ts';
import { readChoice, writeChoice, type Choice } from '../model/choice.ts';
import { holdQuery } from '../api/client.ts';
import { firstGoodDay } from '#app/tutors/index.ts';
import { useSeries } from './series/use-series.ts';
import { useHolding } from './use-holding.ts';
import { BookSummary } from './book-summary.tsx';
import { DaySlots } from './day-slots.tsx';
import { Lengths } from './lengths.tsx';
import { LostNotice } from './time-taken-notice.tsx';
import { MonthCalendar } from '#app/tutors/index.ts';
import { Occurrences } from './occurrences.tsx';
import { Repeat } from './repeat.tsx';
import { Steps } from './steps.tsx';

type BookTutorProps = { tutor: Tutor; starts: readonly string[]; now: string; card: boolean };

/** Time selection for one tutor. */
export const BookTutor = (shown: BookTutorProps) => <TutorTimes {...shown} own={useOwnPage(shown.tutor)} />;

/** Tutors cannot book themselves, so their own times are not offered. */
export function TutorTimes({ own, ...shown }: BookTutorProps & { own: boolean }) {
  const t = useTranslations('bookPages');
  const { tutor } = shown;
  return (
    <div className="page book">
      <div className="head">
        <div className="who">
          <Avatar portrait={tutor.avatar} size={88} />
          <div>
            <h1>{t('book.title', { name: tutor.name })}</h1>
            <p className="muted">
              <TutorLine tutor={tutor} />
            </p>
          </div>
        </div>
        {!own && <Steps now="time" />}
      </div>
      {own ? <OwnHours /> : <Choosing {...shown} />}
    </div>
  );
}

/** Lengths, days and times of one tutor beside the summary. The choice is stored in the URL. */
function Choosing({ tutor, starts, now, card }: BookTutorProps) {
  const t = useTranslations('bookPages');
  const { timeZone, state } = usePreferences();
  const { locale } = state;
  const { loading } = useAuth();
  const [parameters, setParameters] = useSearchParams();
  const urlChoice = readChoice(parameters);
  const held = useQuery({
    ...holdQuery(urlChoice.hold ?? ''),
    enabled: urlChoice.hold !== undefined && !loading,
  });
  // Going back after booking starts a new choice: the hold in the URL is a booking now.
  const booked = held.error instanceof ApiFailure && held.error.code === 'already_booked';
  const choice = booked ? { ...urlChoice, start: undefined, hold: undefined } : urlChoice;
  const change = (next: Partial<Choice>) =>
    setParameters(writeChoice({ ...choice, ...next }), { replace: true, preventScrollReset: true });
  const hold = choice.hold && held.data?.tutor.id === tutor.id ? held.data : undefined;
  const holding = useHolding(tutor, choice, change);
  const series = useSeries({ tutor, choice, held: hold });

  const byDay = Map.groupBy(starts, (start) => dayKeyOf(start, timeZone));
  const days = [...byDay.keys()];
  const day =
    choice.day ?? (choice.start && dayKeyOf(choice.start, timeZone)) ?? firstGoodDay(byDay, timeZone);
  const shownDay = day ?? days[0] ?? '';
  const [today, until] = [dayKeyOf(now, timeZone), lastBookableDay(tutor, now, timeZone)];
  const emptyText = (of: string) => {
    if (of < today) return t('book.dayPast');
    if (of <= until) return t('book.dayEmpty');
    return t('book.dayNotOpenYet', {
      day: longDayOf(openingOfDay(tutor, of, timeZone), { locale, timeZone }),
    });
  };
  return (
    <div className="lay">
      <div>
        <Lengths
          tutor={tutor}
          minutes={choice.minutes}
          onChange={(minutes) => change({ minutes, start: undefined, hold: undefined, every: undefined })}
        />
        <section className="block" aria-labelledby="when">
          <h2 id="when">{t('book.when')}</h2>
          {holding.lost && (
            <LostNotice {...holding.lost} tutor={tutor} busy={holding.busy} onChoose={holding.take} />
          )}
          {holding.problem && (
            <p className="error" role="alert">
              {holding.problem}
            </p>
          )}
          {days.length === 0 ? (
            <NothingFree />
          ) : (
            <div className="when">
              <MonthCalendar
                free={days}
                chosen={day}
                today={today}
                until={until}
                onChoose={(chosen) => change({ day: chosen, start: undefined })}
              />
              <DaySlots
                tutor={tutor}
                day={shownDay}
                empty={emptyText(shownDay)}
                starts={byDay.get(day ?? '') ?? []}
                chosen={hold?.start ?? choice.start}
                held={hold?.start}
                lost={holding.lost}
                busy={holding.busy}
                others
                onChoose={holding.take}
              />
            </div>
          )}
        </section>
        {choice.minutes !== 30 && (hold || choice.start) && <Repeat choice={choice} onChange={change} />}
        {series && <Occurrences series={series} tutor={tutor} />}
      </div>
      <BookSummary
        tutor={tutor}
        card={card}
        choice={choice}
        hold={hold}
        holding={holding}
        series={series}
        onOver={() => void held.refetch()}
      />
    </div>
  );
}

function TutorLine({ tutor }: { tutor: Tutor }) {
  const t = useTranslations('tutorPages');
  const { locale } = usePreferences().state;
  const names = tutor.subjects.map((subject) => t(`subjects.${subject}`));
  return `${subjectList(names, locale)}\u00a0· ${cityName(tutor.city, locale)}`;
}

function NothingFree() {
  const t = useTranslations('bookPages');
  return (
    <p>
      {t('book.nothing')} <Link to="/tutor">{t('book.others')}</Link>
    </p>
  );
}
