import type { Random } from '#app/platform/random.ts';
import { levelThreeFrom, levelTwoFrom } from '../../model/mastery/constants.ts';
import type { SkillState } from '../../model/mastery/evidence.ts';
import type { SkillId } from '@curvela/curriculum';
import type { TemplateSummary, PastQuestion, TemplateCatalogue } from './choose-input.ts';

export type TemplateLevel = 1 | 2 | 3;

/** The level of a question for a skill that is known with this probability. */
export const levelFor = (p: number): TemplateLevel => (p < levelTwoFrom ? 1 : p < levelThreeFrom ? 2 : 3);

/**
 * A template of the skill, near the level. Avoids the one used last if there is another, prefers those not yet used in this session, and
 * those that the learner has not answered right yet. Undefined when the skill has no templates.
 */
export function pickTemplate(
  skill: SkillId,
  level: TemplateLevel,
  {
    asked,
    catalogue,
    state,
  }: { asked: readonly PastQuestion[]; catalogue: TemplateCatalogue; state: SkillState | undefined },
  random: Random,
): TemplateSummary | undefined {
  const all = catalogue.get(skill) ?? [];
  const last = asked.at(-1)?.template;
  const others = all.filter(({ id }) => id !== last);
  const cost = ({ id, level: itsLevel }: TemplateSummary) =>
    2 * Math.abs(itsLevel - level) +
    1.5 * asked.filter(({ template }) => template === id).length +
    (state?.run.templates.includes(id) ? 1.2 : 0) +
    random.fraction();
  return cheapest(others.length > 0 ? others : all, cost);
}

function cheapest(
  list: readonly TemplateSummary[],
  cost: (one: TemplateSummary) => number,
): TemplateSummary | undefined {
  return list.map((one) => ({ one, cost: cost(one) })).toSorted((a, b) => a.cost - b.cost)[0]?.one;
}
