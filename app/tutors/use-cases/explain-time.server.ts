import { longDayOf, spanOf, timeInSentence } from '#app/platform/times.ts';
import { translator, type Language } from '#app/platform/texts.ts';
import type { Services } from '#app/platform/services.server.ts';
import type { Minutes } from '../domain/availability/schedule.ts';
import { findObstacles, type BookingObstacle } from '../domain/availability/booking-obstacles.ts';
import { instantsOn, type IsoDate } from '../domain/availability/zone-day.ts';
import { tutorsTexts } from '../messages/index.ts';
import { loadClaims } from '../db/tutors.server.ts';
import type { TutorRecord } from '../model/tutor-record.ts';
import type { ExplainedTime } from '../model/availability-schemas.ts';
import { tutorOf, type TutorRef } from './tutor-ref.server.ts';

type TimeToExplain = { day: IsoDate; time: string; minutes: number };
type Reader = { language: Language; locale: string };
/** Locale and zone of the explanation. */
type LocaleAndZone = { locale: string; timeZone: string };

/**
 * Explains why a session cannot be booked at a local time of the tutor: for each instant with this time (two when clocks go back, none when
 * skipped) every violated rule, as data and as localized text. No reasons mean it is free. Throws as `tutorOf`.
 */
export async function explainTime(
  services: Pick<Services, 'db' | 'clock'>,
  input: TutorRef & { asked: TimeToExplain; reader: Reader },
): Promise<ExplainedTime> {
  const tutor = await tutorOf(services.db, input);
  const { day, time, minutes } = input.asked;
  const starts = instantsOn(tutor.schedule.zone, day, time);
  const words = wordsFor(tutor, input.reader);
  const times = await Promise.all(
    starts.map(async (start) => {
      const reasons = await reasonsOf(services, tutor, { start, minutes });
      return {
        start: iso(start),
        reasons: reasons.map((reason) => ({ ...dataOf(reason), text: words.of(reason) })),
      };
    }),
  );
  return { times, skipped: starts.length === 0 ? words.skipped(day, time) : null };
}

async function reasonsOf(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  tutor: TutorRecord,
  { start, minutes }: { start: number; minutes: number },
): Promise<BookingObstacle[]> {
  const now = clock.now();
  const claims = await loadClaims(db, [tutor.id], { from: start, to: start, now });
  return findObstacles(tutor.schedule, claims.get(tutor.id) ?? [], { start, minutes, now: now.getTime() });
}

/** The rule with its data; instants as UTC. */
function dataOf(reason: BookingObstacle): {
  rule: BookingObstacle['rule'];
  start?: string;
  end?: string;
  from?: string;
} {
  const { rule } = reason;
  if ('session' in reason) return { rule, start: iso(reason.session.start), end: iso(reason.session.end) };
  if (rule === 'notice') return { rule, from: iso(reason.from) };
  return { rule };
}

function wordsFor(tutor: TutorRecord, { language, locale }: Reader) {
  const t = translator(tutorsTexts, language, 'tutors');
  const place = { locale, timeZone: tutor.schedule.zone };
  const at = (instant: number) => timeInSentence(new Date(instant), place);
  const of = (reason: BookingObstacle): string => {
    switch (reason.rule) {
      case 'length':
        return t('why.length', { minutes: reason.minutes });
      case 'past':
        return t('why.past');
      case 'notice':
        return t('why.notice', { day: longDayOf(new Date(reason.from), place), time: at(reason.from) });
      case 'window':
        return t('why.window', { day: dateText(reason.lastDay, locale) });
      case 'hours':
        return t('why.hours', hoursOf(reason, locale));
      case 'closed':
        return t(
          'why.closed',
          formatList(
            reason.exceptions.map((each) => datesText(each, locale)),
            locale,
          ),
        );
      case 'grid':
        return t(
          'why.grid',
          formatList([reason.before, reason.after].filter((each) => each !== null).map(at), locale),
        );
      case 'daily_limit':
        return t('why.daily_limit', {
          sessions: reason.sessions,
          limit: reason.limit,
          day: dateText(reason.date, locale),
        });
      default:
        return t(`why.${reason.rule}`, { start: at(reason.session.start), end: at(reason.session.end) });
    }
  };
  const skipped = (day: IsoDate, time: string) =>
    t('why.skipped', {
      day: dateText(day, locale),
      time: timeInSentence(`${day}T${time}:00Z`, asUtc(locale)),
    });
  return { of, skipped };
}

const asUtc = (locale: string): LocaleAndZone => ({ locale, timeZone: 'UTC' });
const dateText = (date: IsoDate, locale: string) => longDayOf(`${date}T12:00:00Z`, asUtc(locale));

/** `13:00–18:00`, from minutes of a day. */
const hoursText = ({ start, end }: Minutes, locale: string) =>
  spanOf(new Date(start * 60_000), new Date(end * 60_000), asUtc(locale));

function datesText({ from, to }: { from: IsoDate; to: IsoDate }, locale: string): string {
  return from === to ? dateText(from, locale) : `${dateText(from, locale)} – ${dateText(to, locale)}`;
}

/** The count, and all items as a sentence. */
const formatList = (texts: readonly string[], locale: string) => ({
  count: texts.length,
  list: new Intl.ListFormat(locale, { type: 'conjunction' }).format(texts),
});

const hoursOf = ({ date, open }: { date: IsoDate; open: readonly Minutes[] }, locale: string) => ({
  day: dateText(date, locale),
  ...formatList(
    open.map((each) => hoursText(each, locale)),
    locale,
  ),
});

const iso = (instant: number) => new Date(instant).toISOString();
