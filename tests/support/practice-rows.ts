import { insertAttempt, insertItem, insertSession, updateItem } from '#app/practice/db/practice.server.ts';
import type { AttemptRecord, PracticeItemRecord, PracticeSessionRecord } from '#app/practice/model/record.ts';
import type { TestServices } from './database.ts';

/** The nth id of a test. */
export const idOf = (n: number): string => `00000000-0000-4000-a000-${String(n).padStart(12, '0')}`;

/** An instant of 20 November 2026, UTC. */
export const at = (time: string): Date => new Date(`2026-11-20T${time}:00.000Z`);

export const accountId = idOf(900);

/** A learner profile of the test's account. */
export async function insertProfile({ pool }: TestServices, profileId: string): Promise<void> {
  await pool.query(
    `insert into app.learner_profiles (id, account_id, name, language, created_at) values ($1, $2, 'Maya', 'en', $3)`,
    [profileId, accountId, at('00:00')],
  );
}

/** A session of a profile; open unless stated otherwise. */
export async function storeSession(
  { db }: TestServices,
  given: { id: string; profileId: string } & Partial<PracticeSessionRecord>,
): Promise<void> {
  const plan = { zone: 'UTC', minutes: null } as unknown as PracticeSessionRecord['plan'];
  const session = { accountId, mode: 'skill', plan, seed: 1, startedAt: at('09:00'), ...given };
  await insertSession(db, session as PracticeSessionRecord);
  if (given.state === 'finished')
    await db
      .updateTable('app.practice_sessions')
      .set({ state: 'finished', finished_at: at('23:00') })
      .where('id', '=', given.id)
      .execute();
}

/** A question of a session, in the given state. */
export async function storeItem(
  { db }: TestServices,
  given: { id: string; sessionId: string; profileId: string; position: number } & Partial<PracticeItemRecord>,
): Promise<void> {
  const item = {
    accountId,
    role: 'skill',
    skill: 'linear_equations',
    template: 'one',
    seed: 7,
    servedAt: at('10:00'),
    ...given,
  };
  await insertItem(db, item as PracticeItemRecord);
  const { state, voidedAt, rung, cannotStart, resolvedAt } = given;
  if (state ?? voidedAt ?? rung ?? cannotStart ?? resolvedAt)
    await updateItem(db, given.id, { state, voidedAt, rung, cannotStart, resolvedAt });
}

/** An attempt at a question. */
export async function storeAttempt(
  { db }: TestServices,
  given: { id: string; itemId: string; number: number } & Partial<AttemptRecord>,
): Promise<void> {
  const attempt = {
    answer: { given: { kind: 'formula', text: '2' } },
    verdict: 'equal',
    formMissed: false,
    mistake: null,
    confidence: null,
    rung: -1,
    tookMs: 1000,
    at: at('10:01'),
    changes: [],
    ...given,
  };
  await insertAttempt(db, accountId, attempt as unknown as AttemptRecord);
}
