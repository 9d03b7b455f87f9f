import type { Services } from '#app/platform/services.server.ts';
import type { Language } from '#app/platform/texts.ts';
import { dayKeyOf } from '#app/platform/times.ts';
import { forecastGoals, skillName } from '#app/practice/index.server.ts';
import { learnerError } from '#app/learners/index.server.ts';
import { paceForForecast } from '#app/learners/index.server.ts';
import { loadProfile, type AccountProfileRef, pinProfile } from '#app/learners/index.server.ts';
import type { GoalView, NewGoal } from '#app/learners/index.ts';
import { mostGoals } from '#app/learners/index.server.ts';
import { endGoal, insertGoal, loadGoals } from '#app/learners/index.server.ts';

type Reader = { language: Language; zone: string };

/** The running goals of the account’s learner with their forecasts. Throws 404 `unknown_profile`. */
export async function listGoals(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  own: AccountProfileRef,
  { language, zone }: Reader,
): Promise<GoalView[]> {
  const profile = await loadProfile(db, own);
  if (!profile) throw learnerError('unknown_profile', { status: 404 });
  const goals = await loadGoals(db, own.id);
  const pace = paceForForecast(profile.pace);
  const forecasts = await forecastGoals({ db, clock }, { profileId: own.id, goals, pace, zone });
  return goals.map((goal, index) => {
    const { forecast, mastered } = forecasts[index] ?? missing();
    return {
      id: goal.id,
      title: goal.title,
      skills: goal.skills.map((id) => ({ id, name: skillName(id, language), mastered: mastered.has(id) })),
      dueOn: goal.dueOn,
      createdAt: goal.createdAt.toISOString(),
      forecast,
    };
  });
}

/** Adds a goal; idempotent by id. Throws 404 `unknown_profile`, 409 `too_many_goals`, 422 `goal_past` for a past day. */
export async function setGoal(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  own: AccountProfileRef,
  goal: NewGoal & { id: string },
  zone: string,
): Promise<void> {
  const now = clock.now();
  if (goal.dueOn < dayKeyOf(now, zone)) throw learnerError('goal_past', { status: 422 });
  await db.transaction().execute(async (trx) => {
    if (!(await pinProfile(trx, own))) throw learnerError('unknown_profile', { status: 404 });
    const goals = await loadGoals(trx, own.id);
    if (goals.some(({ id }) => id === goal.id)) return;
    if (goals.length >= mostGoals)
      throw learnerError('too_many_goals', { status: 409, params: { most: mostGoals } });
    await insertGoal(trx, {
      ...goal,
      accountId: own.accountId,
      profileId: own.id,
      createdAt: now,
    });
  });
}

/** Ends a goal of the account, reached or not. Throws 404 `unknown_goal`. */
export async function dropGoal(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  goal: { id: string; accountId: string },
): Promise<void> {
  if (!(await endGoal(db, { ...goal, now: clock.now() })))
    throw learnerError('unknown_goal', { status: 404 });
}

const missing = (): never => {
  throw new Error('a forecast for each goal');
};
