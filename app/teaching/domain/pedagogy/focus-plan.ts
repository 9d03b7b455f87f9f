import type { ConceptId } from '../../model/concepts.ts';
import { type SessionState } from './state.ts';

/** One step of the solver’s own way: the idea behind its rule, and the line that it leads to. */
export type SolutionStep = { concept: ConceptId | null; after: string };
/** A part of the way: what it begins with, how many steps it has and how many of them are done. */
type PlanPart = { concept: ConceptId | null; steps: number; done: number };

/**
 * How many steps of the way the learner’s lines have behind them: by the line that both have, by the idea that is asked for next, and
 * otherwise one for each line. Nothing is ever counted back.
 */
export function stepsDone(
  way: readonly SolutionStep[],
  { item, card }: Pick<SessionState, 'item' | 'card'>,
): number {
  if (item.outcome !== null) return way.length;
  const own = item.lines.slice(1);
  const met = way.findLastIndex(({ after }) => own.some(({ formula }) => formula.plain === after)) + 1;
  const least = Math.max(met, Math.min(own.length, way.length - 1));
  const asked = card?.concept ?? null;
  const at = asked === null ? -1 : way.findIndex(({ concept }, place) => place >= least && concept === asked);
  return Math.max(least, at);
}

/** The way in `most` parts: steps of one idea stay together, and neighbours are joined where there are more of them. */
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
