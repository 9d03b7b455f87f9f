import type { Services } from '#app/platform/services.server.ts';
import { loadStates } from '../../db/evidence.server.ts';
import type { Goal } from '../../domain/sessions/choose-input.ts';
import type { SkillId } from '@curvela/curriculum';
import { forecastMinutesPerQuestion } from '../../model/mastery/constants.ts';
import { type Forecast, forecastOf } from '../../domain/mastery/forecast.ts';

type ForecastInput = {
  readonly profileId: string;
  readonly goals: readonly Goal[];
  readonly pace: { readonly eveningsAWeek: number; readonly minutesAnEvening: number };
  readonly zone: string;
};

/** The forecast of each goal at that pace, and which of its skills are mastered; in the order of the goals. */
export async function forecastGoals(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { profileId, goals, pace, zone }: ForecastInput,
): Promise<{ forecast: Forecast; mastered: ReadonlySet<SkillId> }[]> {
  if (goals.length === 0) return [];
  const states = await loadStates(db, profileId);
  const questionsAnEvening = Math.max(1, Math.round(pace.minutesAnEvening / forecastMinutesPerQuestion));
  return goals.map((goal) => ({
    forecast: forecastOf(
      goal,
      states,
      { eveningsAWeek: pace.eveningsAWeek, questionsAnEvening },
      clock.now(),
      zone,
    ),
    mastered: new Set(goal.skills.filter((skill) => states.get(skill)?.masteredAt != null)),
  }));
}
