import type { Services } from '#app/platform/services.server.ts';
import { loadTutor } from '#app/tutors/index.server.ts';
import { belongsTo, expired, runs } from '../keep-hold.server.ts';
import type { Owner } from '../../db/holds.server.ts';
import type { Reader } from '../time-taken.server.ts';
import { bookingError } from '../../model/errors.ts';
import { loadSeries } from '../../db/booking.server.ts';
import type { SeriesHold } from '../../model/schemas.ts';
import { seriesView } from './hold-series.server.ts';

/** An active held series. Throws `unknown_series` (404), `already_booked` (409) and `hold_expired` (409, with `alternatives` to the first start). */
export async function findSeriesHold(
  services: Pick<Services, 'db' | 'clock'>,
  input: { id: string; owner: Owner; reader: Reader },
): Promise<SeriesHold> {
  const holds = (await loadSeries(services.db, input.id)).filter((hold) => belongsTo(hold, input.owner));
  const [first] = holds;
  const tutor = first && (await loadTutor(services.db, first.tutorId));
  if (!tutor) throw bookingError('unknown_series', { status: 404 });
  if (holds.some(({ state }) => state !== 'held' && state !== 'expired'))
    throw bookingError('already_booked', { status: 409 });
  const now = services.clock.now();
  if (!holds.every((hold) => runs(hold, now))) throw await expired(services, first, tutor, input.reader);
  return seriesView(input.id, holds, tutor);
}
