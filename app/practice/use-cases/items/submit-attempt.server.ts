import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import { recordEvidence, recordSolutionShown, createEvidence } from '../record-evidence.server.ts';
import { changeViews } from '../change-view.server.ts';
import { loadEvidenceOfItems } from '../../db/evidence.server.ts';
import { practiceError } from '../../model/errors.ts';
import {
  insertAttempt,
  loadAttempt,
  loadAttemptsOf,
  loadItem,
  updateItem,
} from '../../db/practice.server.ts';
import type { PracticeCaller, PracticeServices } from '../context.server.ts';
import type { AttemptInput } from '../../model/schemas.ts';
import { type LockedItem, isTimeUp, withLockedItem } from '../sessions/open-session.server.ts';
import type { AttemptRecord, PracticeItemRecord, PracticeSessionRecord } from '../../model/record.ts';
import { viewItem } from '../sessions/session-view.server.ts';
import type { AttemptView, ChangeView, ItemView } from '../../model/views.ts';
import { afterAttempt } from '../../domain/items/after-attempt.ts';
import { attemptView } from './attempt-view.server.ts';
import { gradeAnswer } from './grade.server.ts';
import type { Grade } from '../../domain/items/grade.ts';
import { itemOfRecord } from './view.server.ts';

type Input = AttemptInput & { readonly itemId: string };
type SubmittedAnswer = {
  readonly attempt: AttemptView;
  readonly item: ItemView;
  readonly changes: ChangeView[];
};

/**
 * Grades an answer and counts it once: a repeated request with the same id gets the stored result. The engine runs before the transaction,
 * which then decides which of two windows was first. Throws 404 `unknown_item`, 409 `item_over`, `attempt_elsewhere` and `time_over`,
 * 422 `unreadable`.
 */
export async function submitAttempt(
  services: PracticeServices,
  caller: PracticeCaller,
  input: Input,
): Promise<SubmittedAnswer> {
  return toResponse(services, await recordAttempt(services, caller, input), caller);
}

/** Without rendering the response. */
export async function recordAttempt(
  services: PracticeServices,
  caller: PracticeCaller,
  input: Input,
): Promise<StoredAttempt> {
  const { db, maths } = services;
  const record = await loadItem(db, { id: input.itemId, accountId: caller.accountId });
  if (!record) throw practiceError('unknown_item', { status: 404 });
  const known = await loadAttempt(db, { id: input.id, accountId: caller.accountId });
  // A stored attempt is not graded again.
  const grade = known ? null : await gradeAnswer(maths, itemOfRecord(record), input.answer, caller.language);
  return db
    .transaction()
    .execute((trx) =>
      withLockedItem(services, trx, caller, input.itemId, (held) =>
        storeAttempt(services, trx, held, input, grade),
      ),
    );
}

type StoredAttempt = {
  readonly attempt: AttemptRecord;
  readonly item: PracticeItemRecord;
  readonly session: PracticeSessionRecord;
};

async function storeAttempt(
  services: PracticeServices,
  trx: Kysely<DB>,
  { session, learner, item }: LockedItem,
  input: Input,
  grade: Grade | null,
): Promise<StoredAttempt> {
  const earlier = await loadAttempt(trx, { id: input.id, accountId: learner.accountId });
  if (earlier && earlier.itemId !== item.id) throw practiceError('attempt_elsewhere', { status: 409 });
  if (earlier) return { attempt: earlier, item, session };
  if (isTimeUp(services, session)) throw practiceError('time_over', { status: 409 });
  if (item.state !== 'open' || item.voidedAt || session.state === 'finished' || !grade)
    throw practiceError('item_over', { status: 409 });
  const attempts = (await loadAttemptsOf(trx, [item.id])).get(item.id) ?? [];
  const attempt = recordOf(input, grade, { item, number: attempts.length + 1, at: services.clock.now() });
  const { state, rung, shows } = afterAttempt(session.mode, item, [...attempts, attempt]);
  const evidence =
    shows && session.mode !== 'exam' ? createEvidence(services, item, shows, attempt, attempt.at) : [];
  const changes = await recordEvidence(trx, services, learner, evidence);
  if (state === 'given_up' && (await loadEvidenceOfItems(trx, [item.id])).length > 0)
    await recordSolutionShown(trx, services, learner, item);
  await insertAttempt(trx, learner.accountId, { ...attempt, changes });
  const resolvedAt = state === 'open' ? null : attempt.at;
  await updateItem(trx, item.id, { state, rung, resolvedAt });
  return { attempt: { ...attempt, changes }, item: { ...item, state, rung, resolvedAt }, session };
}

const recordOf = (
  { id, answer, confidence, tookMs }: Input,
  { verdict, formMissed, mistake, written, place, feedback }: Grade,
  { item, number, at }: { readonly item: PracticeItemRecord; readonly number: number; readonly at: Date },
): AttemptRecord => ({
  id,
  itemId: item.id,
  number,
  answer: { given: answer, written, place, feedback, mistakeSlots: mistake?.slots ?? {} },
  verdict,
  formMissed,
  mistake: mistake?.id ?? null,
  confidence,
  rung: item.rung,
  tookMs,
  at,
  changes: [],
});

async function toResponse(
  services: PracticeServices,
  { attempt, item, session }: StoredAttempt,
  { language }: PracticeCaller,
): Promise<SubmittedAnswer> {
  const hidden = session.mode === 'exam' && session.state !== 'finished';
  return {
    attempt: attemptView(itemOfRecord(item), attempt, language, hidden),
    item: await viewItem(services, services.db, { record: item, session }, language),
    changes: changeViews(attempt.changes, language),
  };
}
