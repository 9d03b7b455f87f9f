import type { Services } from '#app/platform/services.server.ts';
import {
  explainUnavailable,
  findBookableTutor,
  isSessionFree,
  weeklyStarts,
  type TutorRecord,
} from '#app/tutors/index.server.ts';
import { belongsTo } from '../keep-hold.server.ts';
import type { Owner } from '../../db/holds.server.ts';
import { TimesTaken, newHold, takeTimes, type PlaceHoldInput } from '../place-hold.server.ts';
import { runExclusive } from '../../domain/booking-mutex.ts';
import { bookingError } from '../../model/errors.ts';
import { loadBooking } from '../../db/booking.server.ts';
import type { BookingRecord } from '../../model/booking-record.ts';
import type { Occurrence, SeriesHold } from '../../model/schemas.ts';
import { takesCards } from '#app/pricing/index.server.ts';
import { limitSeries } from '../limit-unpaid.server.ts';
import { holdView } from '../view.server.ts';
import { isWeekly } from './rhythm.ts';

const ALTERNATIVES = 3;
const MINUTE = 60_000;

type SeriesPreview = {
  tutor: string;
  start: Date;
  minutes: number;
  count: number;
  everyWeeks: number;
  zone: string;
  /** An existing hold; its time counts as free for its owner. */
  hold?: { id: string; owner: Owner } | undefined;
};

/**
 * Preview of a series: the same local time in `zone`, weekly or every second week, each with whether it is free and otherwise the reason
 * and the nearest free times. Read-only. Throws `unknown_tutor` (404).
 */
export async function previewSeries(
  services: Pick<Services, 'db' | 'clock'>,
  input: SeriesPreview,
): Promise<Occurrence[]> {
  const tutor = await findBookableTutor(services.db, input.tutor);
  const except = await ownHold(services, input);
  const { minutes } = input;
  const starts = weeklyStarts(input.zone, input.start.getTime(), input).map((start) => new Date(start));
  const now = services.clock.now();
  return Promise.all(
    starts.map(async (start) => {
      const time = asTime({ start, end: new Date(start.getTime() + minutes * MINUTE) });
      if (await isSessionFree(services.db, tutor, { start, minutes, now, except }))
        return { ...time, free: true, reason: null, opensAt: null, alternatives: [] };
      return { ...time, free: false, ...(await explain(services, tutor, { start, minutes, except })) };
    }),
  );
}

async function ownHold({ db }: Pick<Services, 'db'>, { hold }: SeriesPreview): Promise<string | undefined> {
  const held = hold && (await loadBooking(db, hold.id));
  return held && held.state === 'held' && belongsTo(held, hold.owner) ? held.id : undefined;
}

/**
 * Holds several times of one tutor for ten minutes: all or none. They count and are replaced as one hold. Throws `series_taken` (409, with
 * `taken`: each start, the reason and its alternatives), `starts_repeated`, `series_rhythm` (400), `series_before_payment` (409), and what `placeHold`
 * throws.
 */
export const holdSeries = (services: Deps, input: HoldSeriesInput): Promise<SeriesHold> =>
  runExclusive(`tutor ${input.tutor}`, () => holdInTurn(services, input));

type Deps = Pick<Services, 'db' | 'clock' | 'random' | 'jobs' | 'settings'>;
type HoldSeriesInput = Omit<PlaceHoldInput, 'start' | 'sessionType'> & { starts: readonly Date[] };

async function holdInTurn(services: Deps, input: HoldSeriesInput): Promise<SeriesHold> {
  const { random } = services;
  const starts = input.starts.toSorted((a, b) => a.getTime() - b.getTime());
  if (new Set(starts.map(Number)).size < starts.length)
    throw bookingError('starts_repeated', { status: 400 });
  if (!isWeekly(starts, input.reader.timeZone)) throw bookingError('series_rhythm', { status: 400 });
  // Where cards are accepted, a series is paid before it is booked.
  if (!takesCards(services.settings))
    await limitSeries(services, { accountId: input.owner.accountId, count: starts.length });
  const id = random.uuid();
  const holdsBy = (by: TutorRecord) => starts.map((start) => newHold(services, by, { ...input, start }, id));
  try {
    const { holds, tutor } = await takeTimes(services, { ...input, starts }, holdsBy);
    return seriesView(id, holds, tutor);
  } catch (thrown) {
    if (!(thrown instanceof TimesTaken)) throw thrown;
    const taken = await Promise.all(
      thrown.starts.map(async (start) => ({
        start: start.toISOString(),
        ...(await explain(services, thrown.tutor, { start, minutes: input.minutes })),
      })),
    );
    throw bookingError('series_taken', { status: 409, params: { count: taken.length }, details: { taken } });
  }
}

/** A held series as seen by its owner. */
export function seriesView(id: string, holds: readonly BookingRecord[], tutor: TutorRecord): SeriesHold {
  const sessions = holds.map((hold) => holdView(hold, tutor));
  const amountMinor = holds.reduce((sum, { priceMinor }) => sum + priceMinor, 0);
  const [first] = holds;
  return {
    id,
    sessions,
    total: { amountMinor, currency: first?.currency ?? 'GBP' },
    expiresAt: sessions[0]?.expiresAt ?? '',
  };
}

async function explain(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  tutor: TutorRecord,
  input: { start: Date; minutes: number; except?: string | undefined },
) {
  const query = { ...input, now: clock.now(), count: ALTERNATIVES };
  const { reason, opensAt, near } = await explainUnavailable(db, tutor, query);
  const alternatives = reason === 'not_open_yet' ? [] : near.map(asTime);
  return { reason, opensAt: opensAt?.toISOString() ?? null, alternatives };
}

const asTime = ({ start, end }: { start: Date; end: Date }) => ({
  start: start.toISOString(),
  end: end.toISOString(),
});
