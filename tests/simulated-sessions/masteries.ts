import type { Evidence, SkillState } from '#app/practice/model/mastery/evidence.ts';
import { replaySkill } from '#app/practice/domain/mastery/skill-state.ts';

/** A mastered skill, and whether section 5 of docs/product.md allows it. */
export type Mastery = { readonly skill: string; readonly shown: string; readonly ruled: boolean };

/**
 * Masteries, recomputed from the evidence: p ≥ 0.95, three right answers without help since the last wrong one, two templates, the last on
 * a later day than the first.
 */
export function masteriesOf(
  states: ReadonlyMap<string, SkillState>,
  evidence: readonly Evidence[],
): Mastery[] {
  return [...states.values()].flatMap(({ skill, masteredAt, prior }) => {
    if (masteredAt === null) return [];
    const own = evidence.filter(
      (one) => one.skill === skill && one.at.toISOString() <= new Date(masteredAt).toISOString(),
    );
    const since = own.slice(own.findLastIndex(({ right }) => !right) + 1).filter(({ aid }) => aid === 'none');
    const days = since.map(({ at }) => at.toISOString().slice(0, 10));
    const later = (days.at(-1) ?? '') > (days[0] ?? '');
    const templates = new Set(since.map(({ template }) => template));
    const { p } = replaySkill(skill, own, 'UTC', prior);
    const ruled = since.length >= 3 && templates.size >= 2 && later && p >= 0.95;
    const shown = `${skill} at ${p.toFixed(3)}: ${since.length} right alone, ${templates.size} templates, ${new Set(days).size} days`;
    return [{ skill, shown, ruled }];
  });
}
