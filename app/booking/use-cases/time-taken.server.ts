import type { Services } from '#app/platform/services.server.ts';
import type { AppError } from '#app/platform/errors.ts';
import type { Locale } from '#app/preferences/index.ts';
import { longDayOf, shortDayOf, timeInSentence } from '#app/platform/times.ts';
import { explainUnavailable, type TutorRecord } from '#app/tutors/index.server.ts';
import { bookingError } from '../model/errors.ts';

/** Locale and zone in which the caller reads times. */
export type Reader = { locale: Locale; timeZone: string };

type Lost = {
  tutor: TutorRecord;
  start: Date;
  minutes: number;
  reader: Reader;
  /** The booking to be moved: its own time counts as free. */
  except?: string | undefined;
};

/** Number of alternatives in the response; the message names the two nearest. */
const ALTERNATIVES = 3;
const NAMED = 2;

/**
 * Error for an unavailable time, with the nearest free times from the slot engine: 409 `hold_expired`, or the reason why the time cannot be
 * booked (`slot_taken`, `slot_past`, `slot_too_soon`, `slot_not_open_yet`, `slot_closed`, `slot_day_full`). Details: `{ alternatives: [{
 * start, end }], session }`.
 */
export async function lostTime(
  services: Pick<Services, 'db' | 'clock'>,
  code: 'unavailable' | 'hold_expired',
  lost: Lost,
): Promise<AppError> {
  const { tutor, start, minutes, except } = lost;
  const now = services.clock.now();
  const reader = { ...lost.reader, now };
  const query = { start, minutes, except, now };
  const { reason, opensAt, near } = await explainUnavailable(services.db, tutor, {
    ...query,
    count: ALTERNATIVES,
  });
  const named = near
    .toSorted((a, b) => distance(a.start, start) - distance(b.start, start))
    .slice(0, NAMED)
    .toSorted((a, b) => a.start.getTime() - b.start.getTime());
  return bookingError(code === 'unavailable' ? `slot_${reason}` : code, {
    status: 409,
    params: {
      tutor: tutor.name,
      day: longDayOf(start, reader),
      time: timeInSentence(start, reader),
      notice: durationOf(tutor.schedule.notice, reader.locale),
      opens: opensAt ? longDayOf(opensAt, reader) : '',
      count: named.length,
      times: timesOf(named, start, reader),
    },
    details: {
      alternatives: near.map((slot) => ({ start: slot.start.toISOString(), end: slot.end.toISOString() })),
      session: { tutor: placeOf(tutor), start: start.toISOString(), minutes },
    },
  });
}

/** `24 hours`, `90 minutes`. */
function durationOf(minutes: number, locale: Locale): string {
  const [value, unit] = minutes % 60 === 0 ? [minutes / 60, 'hour'] : [minutes, 'minute'];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}

/** Tutor data a page needs to offer alternatives without loading the tutor. */
const placeOf = ({ id, slug, name, city, zone }: TutorRecord) => ({ id, slug, name, city, zone });

const distance = (a: Date, b: Date): number => Math.abs(a.getTime() - b.getTime());

function timesOf(named: readonly { start: Date }[], requested: Date, reader: Reader & { now: Date }): string {
  const sameDay = named.every(({ start }) => shortDayOf(start, reader) === shortDayOf(requested, reader));
  const texts = named.map(({ start }) =>
    sameDay
      ? timeInSentence(start, reader)
      : `${shortDayOf(start, reader)}, ${timeInSentence(start, reader)}`,
  );
  return new Intl.ListFormat(reader.locale, { type: 'conjunction' }).format(texts);
}
