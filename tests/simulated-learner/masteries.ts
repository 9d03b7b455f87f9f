import type { Evidence, SkillState } from '#app/practice/mastery/evidence.ts';

/** Masteries that product.md 5 does not allow, counted from the evidence itself: three right without help since the last wrong one, two templates, two days. */
export function falseMasteries(
  states: ReadonlyMap<string, SkillState>,
  evidence: readonly Evidence[],
): string[] {
  return [...states.values()].flatMap(({ skill, masteredAt, p }) => {
    if (masteredAt === null) return [];
    const own = evidence.filter(
      (one) => one.skill === skill && one.at.toISOString() <= new Date(masteredAt).toISOString(),
    );
    const since = own.slice(own.findLastIndex(({ right }) => !right) + 1).filter(({ aid }) => aid === 'none');
    const days = new Set(since.map(({ at }) => at.toISOString().slice(0, 10)));
    const templates = new Set(since.map(({ template }) => template));
    const ruled = since.length >= 3 && templates.size >= 2 && days.size >= 2;
    return ruled
      ? []
      : [
          `${skill} at ${p.toFixed(2)}: ${since.length} right alone, ${templates.size} templates, ${days.size} days`,
        ];
  });
}
