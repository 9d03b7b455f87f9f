import type { Evidence } from '#app/practice/model/mastery/evidence.ts';

/** By default one right answer without help about `linear_equations`. `day`: of September 2026, at noon UTC. */
export function shown(id: string, day: number, said: Partial<Evidence> = {}): Evidence {
  return {
    id,
    skill: 'linear_equations',
    itemId: `item-${id}`,
    template: 'linear_equations.a',
    right: true,
    aid: 'none',
    mistake: null,
    confidence: null,
    at: new Date(Date.UTC(2026, 8, day, 12)),
    voided: false,
    ...said,
  };
}
