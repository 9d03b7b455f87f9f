import type { Services } from '#app/platform/services.server.ts';
import { loadTutorsByIds } from '#app/tutors/index.server.ts';
import {
  decideLine,
  insertPayout,
  type LineRecord,
  loadDueDates,
  loadOpenLines,
  lockLine,
  lockPayOf,
} from '../db/lines.server.ts';
import { isOverdue } from '../domain/pay.ts';
import { payError } from '../model/errors.ts';
import type { LineDecision, OpenPay, PayLine, PayoutRequest } from '../model/schemas.ts';
import { viewLines } from './read-pay.server.ts';

type Deps = Pick<Services, 'db' | 'clock' | 'random'>;

/** What is open by tutor and currency, tutors in the order of their names. */
export async function listOpenPay({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<OpenPay[]> {
  const now = clock.now();
  const records = await loadOpenLines(db);
  const lines = await viewLines({ db, clock }, records);
  const due = await loadDueDates(
    db,
    lines.flatMap(({ state, bookingId }) => (state === 'waiting' && bookingId ? [bookingId] : [])),
  );
  const tutorIds = [...new Set(records.map(({ tutorId }) => tutorId))];
  const names = new Map((await loadTutorsByIds(db, tutorIds)).map(({ id, name }) => [id, name]));
  const groups = Map.groupBy(
    records.map((record, at) => ({ record, line: lines[at] as PayLine })),
    ({ record }) => `${record.tutorId} ${record.currency}`,
  );
  return [...groups.values()]
    .map((group) => {
      const { tutorId, currency } = (group[0] as (typeof group)[number]).record;
      const sum = (state: PayLine['state']) =>
        group.reduce((total, { line }) => total + (line.state === state ? line.amountMinor : 0), 0);
      return {
        tutorId,
        tutor: names.get(tutorId) ?? '',
        currency,
        dueMinor: sum('due'),
        waitingMinor: sum('waiting'),
        overdue: group.flatMap(({ record, line }) => {
          const dueAt = due.get(record.bookingId ?? '') ?? null;
          if (line.state !== 'waiting' || !dueAt || !isOverdue(dueAt, now)) return [];
          const { id, sessionAt, amountMinor } = record;
          return [{ id, sessionAt: sessionAt.toISOString(), amountMinor, dueAt: dueAt.toISOString() }];
        }),
      };
    })
    .filter(
      ({ dueMinor, waitingMinor, overdue }) => dueMinor !== 0 || waitingMinor !== 0 || overdue.length > 0,
    )
    .toSorted(
      (one, other) => one.tutor.localeCompare(other.tutor) || one.currency.localeCompare(other.currency),
    );
}

/**
 * Marks what is due to a tutor in one currency as paid out, inside the transaction `db`. Throws `pay_changed` (409) if that is another sum by
 * now: somebody else paid it out, or a line was added.
 */
export async function payOut(
  { db, clock, random }: Deps,
  { tutorId, currency, amountMinor }: PayoutRequest,
  founder: { id: string },
): Promise<{ payoutId: string; lines: number }> {
  await lockPayOf(db, tutorId);
  const open = (await loadOpenLines(db, tutorId)).filter((line) => line.currency === currency);
  const due = (await viewLines({ db, clock }, open)).filter(({ state }) => state === 'due');
  if (due.reduce((sum, line) => sum + line.amountMinor, 0) !== amountMinor)
    throw payError('pay_changed', { status: 409 });
  const payoutId = random.uuid();
  await insertPayout(
    db,
    { id: payoutId, tutorId, currency, amountMinor, at: clock.now(), by: founder.id },
    due.map(({ id }) => id as string),
  );
  return { payoutId, lines: due.length };
}

/**
 * Decides on a line that waits for an invoice due 30 days ago, inside the transaction `db`: paid nevertheless, or written off. Throws
 * `unknown_line` (404) and `line_not_overdue` (409).
 */
export async function decideOverdueLine(
  { db, clock }: Deps,
  { id, decision }: { id: string; decision: LineDecision['decision'] },
): Promise<LineRecord> {
  const now = clock.now();
  const found = await lockLine(db, id);
  if (!found) throw payError('unknown_line', { status: 404 });
  // A payout of the same line waits, or has happened.
  await lockPayOf(db, found.tutorId);
  const line = await lockLine(db, id);
  if (!line) throw payError('unknown_line', { status: 404 });
  const [view] = await viewLines({ db, clock }, [line]);
  const due = line.bookingId ? (await loadDueDates(db, [line.bookingId])).get(line.bookingId) : undefined;
  if (view?.state !== 'waiting' || !isOverdue(due ?? null, now))
    throw payError('line_not_overdue', { status: 409 });
  await decideLine(db, id, decision === 'pay' ? { approved_at: now } : { written_off_at: now });
  return line;
}
