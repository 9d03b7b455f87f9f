import type { ConceptId } from '../../model/concepts.ts';
import { type SessionState } from './state.ts';

/** One step of the solver's solution: the idea behind its rule, and the resulting line. */
export type SolutionStep = { concept: ConceptId | null; after: string };
/** A part of the solution: its idea, its number of steps and how many are done. */
type PlanPart = { concept: ConceptId | null; steps: number; done: number };

/**
 * How many solution steps the learner's lines cover: by a line both have in common, by the idea requested next, otherwise one per line.
 * Never decreases.
 */
export function stepsDone(
  way: readonly SolutionStep[],
  { item, card }: Pick<SessionState, 'item' | 'card'>,
): number {
  if (item.outcome !== null) return way.length;
  const own = item.lines.slice(1);
  const met = way.findLastIndex(({ after }) => own.some(({ formula }) => formula.plain === after)) + 1;
  const least = Math.max(met, Math.min(own.length, way.length - 1));
  const cardConcept = card?.concept ?? null;
  const at =
    cardConcept === null
      ? -1
      : way.findIndex(({ concept }, place) => place >= least && concept === cardConcept);
  return Math.max(least, at);
}

/** The solution in at most `most` parts: steps with the same idea stay together; neighbours are merged if there are too many. */
export function planSteps(way: readonly SolutionStep[], done: number, most: number): PlanPart[] {
  const ideas = way.flatMap(({ concept }, at) => (at > 0 && way[at - 1]?.concept === concept ? [] : [at]));
  const count = Math.min(most, ideas.length);
  const from = (part: number) => ideas[Math.floor((part * ideas.length) / count)] ?? way.length;
  return Array.from({ length: count }, (_, part) => {
    const [start, end] = [from(part), from(part + 1)];
    return {
      concept: way[start]?.concept ?? null,
      steps: end - start,
      done: Math.min(Math.max(done - start, 0), end - start),
    };
  });
}
