import type { PriceBook, TutorRecord } from '../model/tutor-record.ts';
import { type Expression, type Kysely, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Currency } from '#app/preferences/index.ts';
import type { DB } from '#app/platform/database-types.ts';
import { compileOnce, type QueryBatch } from '#app/platform/statement-batch.server.ts';
import type { Language } from '#app/platform/texts.ts';
import type { DatedException, WeeklyRule } from '../domain/availability/schedule.ts';
import type { TimeClaim } from '../domain/availability/slots.ts';
import {
  inEveryLanguage,
  sessionMinutes,
  type TeachingLevel,
  type Localized,
  type Portrait,
  type SessionType,
  type TutorSubject,
  type TeachingLanguage,
} from '../domain/tutor.ts';

type Database = Kysely<DB>;

type ExceptionWithNote = DatedException & { note: string };

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** One tutor by id or slug, whatever the status; undefined if there is none. */
export async function loadTutor(db: Database, idOrSlug: string): Promise<TutorRecord | undefined> {
  const { rows } = await db.executeQuery(selectTutor(db, idOrSlug));
  return readTutor(rows);
}

/** A query for `executeTogether`: the tutor whose id the expression gives, whatever the status. `readTutor` reads its rows. */
export const queryTutorById = (db: Database, id: Expression<string>) => selectTutors(db).where('id', '=', id);

export const readTutor = ([row]: readonly TutorRow[]): TutorRecord | undefined => row && tutorOf(row);

const columnOf = (idOrSlug: string) => (uuid.test(idOrSlug) ? 'id' : 'slug');
const selectById = compileOnce((db, id: string) => selectTutors(db).where('id', '=', id));
const selectBySlug = compileOnce((db, slug: string) => selectTutors(db).where('slug', '=', slug));
const selectTutor = (db: Database, idOrSlug: string) =>
  (columnOf(idOrSlug) === 'id' ? selectById : selectBySlug)(db, idOrSlug);

/** Adds queries to a batch; the returned function gives a tutor, and the claims on their time that overlap a range (`loadClaims`). */
export function addTutorWithClaims(
  db: Database,
  batch: QueryBatch,
  idOrSlug: string,
  range: ClaimsRange,
): () => { tutor: TutorRecord | undefined; claims: TimeClaim[] } {
  const tutors = batch.add(selectTutor(db, idOrSlug));
  const claims = batch.add(
    selectClaims(db, range).where('tutor_id', '=', (from) =>
      from.selectFrom('app.tutors').select('id').where(columnOf(idOrSlug), '=', idOrSlug),
    ),
  );
  return () => {
    const [tutor] = tutors();
    return { tutor: tutor && tutorOf(tutor), claims: claims().map(claimOfRow) };
  };
}

/** Several tutors by id, for lists of bookings. */
export async function loadTutorsByIds(db: Database, ids: readonly string[]): Promise<TutorRecord[]> {
  if (ids.length === 0) return [];
  return (await selectTutors(db).where('id', 'in', ids).execute()).map(tutorOf);
}

/** The tutor who belongs to an account. */
export async function loadTutorOfAccount(db: Database, accountId: string): Promise<TutorRecord | undefined> {
  const row = await selectTutors(db).where('account_id', '=', accountId).executeTakeFirst();
  return row && tutorOf(row);
}

/**
 * Claimed time of tutors that overlaps [from, to), widened by 36 hours so that daily limits see whole days. Excludes holds expired at `now`
 * and the booking `except`, which is being moved.
 */
export async function loadClaims(
  db: Database,
  tutorIds: readonly string[],
  range: ClaimsRange,
): Promise<Map<string, TimeClaim[]>> {
  const claims = new Map<string, TimeClaim[]>(tutorIds.map((id) => [id, []]));
  if (tutorIds.length === 0) return claims;
  const rows = await selectClaims(db, range).where('tutor_id', 'in', tutorIds).execute();
  for (const row of rows) claims.get(row.tutor_id as string)?.push(claimOfRow(row));
  return claims;
}

type ClaimsRange = { from: number; to: number; now: Date; except?: string | undefined };

const selectClaims = (db: Database, range: ClaimsRange) =>
  db
    .selectFrom('app.tutor_claims')
    .select(['tutor_id', 'starts_at', 'ends_at', 'claimed_from', 'claimed_to', 'held', 'expires_at'])
    .where('starts_at', '>', new Date(range.from - WIDER))
    .where('starts_at', '<', new Date(range.to + WIDER))
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', range.now)]))
    .$if(range.except !== undefined, (query) => query.where('id', '<>', range.except ?? null));

type ClaimRow = Awaited<ReturnType<ReturnType<typeof selectClaims>['executeTakeFirstOrThrow']>>;

const claimOfRow = (row: ClaimRow): TimeClaim => ({
  from: time(row.claimed_from),
  to: time(row.claimed_to),
  start: time(row.starts_at),
  end: time(row.ends_at),
  held: row.held === true,
  ...(row.expires_at ? { heldUntil: row.expires_at.getTime() } : {}),
});

const WIDER = 36 * 3_600_000;
const time = (value: Date | null): number => value?.getTime() ?? 0;

/** Tutors with their hours, prices and ratings, in one statement. */
const selectTutors = (db: Database) =>
  db
    .selectFrom('app.tutors')
    .selectAll()
    .select((tutor) => [
      jsonArrayFrom(
        tutor
          .selectFrom('app.availability_rules')
          .select(['weekday', 'starts', 'ends'])
          .whereRef('tutor_id', '=', 'app.tutors.id')
          .orderBy('weekday')
          .orderBy('starts'),
      ).as('rules'),
      jsonArrayFrom(
        tutor
          .selectFrom('app.availability_exceptions')
          .select(['kind', 'first_day', 'last_day', 'starts', 'ends', 'note'])
          .whereRef('tutor_id', '=', 'app.tutors.id')
          .orderBy('first_day'),
      ).as('exceptions'),
      jsonArrayFrom(
        tutor
          .selectFrom('app.tutor_prices')
          .select(['session_type', 'currency', 'amount_minor'])
          .whereRef('tutor_id', '=', 'app.tutors.id'),
      ).as('prices'),
      jsonArrayFrom(
        tutor
          .selectFrom('app.ratings')
          .select(({ fn }) => [fn.avg<number>('stars').as('average'), fn.countAll<number>().as('count')])
          .whereRef('tutor_id', '=', 'app.tutors.id')
          .where('hidden_at', 'is', null)
          .having(({ fn }) => fn.countAll(), '>', sql.lit(0)),
      ).as('ratings'),
    ]);

type TutorRow = Awaited<ReturnType<ReturnType<typeof selectTutors>['executeTakeFirstOrThrow']>>;

function tutorOf(row: TutorRow): TutorRecord {
  const [rating] = row.ratings;
  return {
    ...profileOf(row),
    schedule: {
      zone: row.zone,
      lengths: row.session_types.map((type) => sessionMinutes[type as SessionType]),
      rules: row.rules.map(ruleOf),
      exceptions: row.exceptions.map(exceptionOf),
      bufferBefore: row.buffer_before_minutes,
      bufferAfter: row.buffer_after_minutes,
      notice: row.notice_minutes,
      windowDays: row.window_days,
      dailyLimit: row.daily_limit,
    },
    prices: priceBookOf(row.prices),
    rating: rating ? { average: rating.average, count: rating.count } : null,
  };
}

function profileOf(row: TutorRow) {
  return {
    id: row.id,
    slug: row.slug,
    accountId: row.account_id,
    email: row.email,
    mailLanguage: row.mail_language as Language,
    name: row.name,
    city: row.city,
    zone: row.zone,
    headline: inEveryLanguage(row.headline as Localized),
    story: inEveryLanguage(row.story as Localized),
    subjects: row.subjects as TutorSubject[],
    levels: row.levels as TeachingLevel[],
    languages: row.languages as TeachingLanguage[],
    avatar: row.avatar as Portrait,
    status: row.status as TutorRecord['status'],
    meetingUrl: row.meeting_url,
    wasOpen: row.was_open,
    cancellationHours: row.cancellation_hours,
    availabilityVersion: row.availability_version,
  };
}

const clockTime = (value: string): string => value.slice(0, 5);

const ruleOf = (row: { weekday: number; starts: string; ends: string }): WeeklyRule => ({
  weekday: row.weekday,
  start: clockTime(row.starts),
  end: clockTime(row.ends),
});

const exceptionOf = (row: {
  kind: string;
  first_day: string;
  last_day: string;
  starts: string | null;
  ends: string | null;
  note: string;
}): ExceptionWithNote => ({
  kind: row.kind as DatedException['kind'],
  from: row.first_day,
  to: row.last_day,
  start: row.starts && clockTime(row.starts),
  end: row.ends && clockTime(row.ends),
  note: row.note,
});

function priceBookOf(
  rows: readonly { session_type: string; currency: string; amount_minor: number }[],
): PriceBook {
  const book: PriceBook = { trial: {}, session: {}, deep: {} };
  for (const row of rows) book[row.session_type as SessionType][row.currency as Currency] = row.amount_minor;
  return book;
}
