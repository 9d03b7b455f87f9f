import { countSessionsAhead, loadSessionsOfTutor, type TutorSession } from '#app/booking/index.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import type { Language } from '#app/platform/texts.ts';
import { loadTutorIds, missingForBookings } from '#app/tutors/index.server.ts';
import { loadTutor, loadTutorsByIds, type TutorRecord } from '#app/tutors/index.server.ts';
import { founderError } from '../model/errors.ts';
import type { TutorRecordView, TutorRow } from '../model/schemas.ts';

/** Maximum sessions on one page. */
const mostSessions = 50;

/** All tutors, whatever their status, by name. */
export async function listAllTutors(services: Pick<Services, 'db' | 'clock'>): Promise<TutorRow[]> {
  const { db, clock } = services;
  const [tutors, ahead] = await Promise.all([
    loadTutorIds(db).then((ids) => loadTutorsByIds(db, ids)),
    countSessionsAhead(db, clock.now()),
  ]);
  return tutors
    .map((tutor) => rowOf(tutor, ahead.get(tutor.id) ?? 0))
    .sort((a, b) => a.name.localeCompare(b.name));
}

/** Record of one tutor by id or slug. Throws `unknown_tutor` (404). */
export async function readTutor(
  services: Pick<Services, 'db' | 'clock'>,
  input: { tutor: string },
  speak: Language,
): Promise<TutorRecordView> {
  const { db, clock } = services;
  const tutor = await loadTutor(db, input.tutor);
  if (!tutor) throw founderError('unknown_tutor', { status: 404 });
  const [sessions, ahead] = await Promise.all([
    loadSessionsOfTutor(db, tutor.id, mostSessions),
    countSessionsAhead(db, clock.now()),
  ]);
  const { schedule } = tutor;
  return {
    ...rowOf(tutor, ahead.get(tutor.id) ?? 0),
    zone: tutor.zone,
    email: tutor.email,
    languages: tutor.languages,
    headline: tutor.headline[speak],
    story: tutor.story[speak],
    rating: tutor.rating,
    prices: pricesOf(tutor),
    hours: schedule.rules.map(({ weekday, start, end }) => ({ weekday, start, end })),
    exceptions: schedule.exceptions.map(({ kind, from, to, start, end }) => ({ kind, from, to, start, end })),
    rules: {
      bufferBefore: schedule.bufferBefore,
      bufferAfter: schedule.bufferAfter,
      notice: schedule.notice,
      windowDays: schedule.windowDays,
      dailyLimit: schedule.dailyLimit,
      cancellationHours: tutor.cancellationHours,
    },
    sessions: sessions.map(sessionOf),
  };
}

const rowOf = (tutor: TutorRecord, sessionsAhead: number): TutorRow => ({
  id: tutor.id,
  slug: tutor.slug,
  name: tutor.name,
  city: tutor.city,
  avatar: tutor.avatar as TutorRow['avatar'],
  subjects: tutor.subjects,
  status: tutor.status,
  sessionsAhead,
  missing: missingForBookings(tutor),
  wasOpen: tutor.wasOpen,
});

const sessionOf = (session: TutorSession): TutorRecordView['sessions'][number] => ({
  id: session.id,
  state: session.state as TutorRecordView['sessions'][number]['state'],
  type: session.sessionType,
  start: session.start.toISOString(),
  end: session.end.toISOString(),
  price: { amountMinor: session.priceMinor, currency: session.currency },
});

const currencies = ['GBP', 'EUR', 'USD', 'COP'] as const;

const pricesOf = ({ prices }: TutorRecord): TutorRecordView['prices'] =>
  (['trial', 'session', 'deep'] as const).map((type) => ({
    type,
    amounts: currencies.flatMap((currency) => {
      const amountMinor = prices[type][currency];
      return amountMinor === undefined ? [] : [{ amountMinor, currency }];
    }),
  }));
