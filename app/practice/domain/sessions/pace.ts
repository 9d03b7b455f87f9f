import type { AnswerKind } from '@curvela/curriculum';

/** An answered question, and the minutes until its last answer. */
export type TimedAnswer = { readonly kind: AnswerKind; readonly minutes: number };

/** Minutes per question while too little is known about the learner. */
const usualMinutes = 1.2;
/** Fewest answers to use: of one kind, and of all kinds together. */
const leastOfKind = 3;
const leastOfAll = 5;
/** Bounds in minutes: reading takes time even with an instant answer, and an idle page is not slow work. */
const range = [0.3, 6] as const;

/**
 * Expected minutes for this learner's next question: the median of recent ones with the same kind of answer; where the kind is unknown or
 * too rare, the medians of all kinds, weighted by frequency. Clamped to the bounds; 1.2 before five answers. Pure.
 */
export function minutesAQuestion(recent: readonly TimedAnswer[], kind: AnswerKind | null = null): number {
  if (recent.length < leastOfAll) return usualMinutes;
  const kinds = Map.groupBy(recent, (one) => one.kind);
  const own = kind === null ? [] : (kinds.get(kind) ?? []);
  if (own.length >= leastOfKind) return bounded(medianOf(own));
  const all = [...kinds.values()].reduce((sum, timed) => sum + timed.length * medianOf(timed), 0);
  return bounded(all / recent.length);
}

const bounded = (minutes: number): number => Math.min(range[1], Math.max(range[0], minutes));

function medianOf(timed: readonly TimedAnswer[]): number {
  const sorted = timed.map(({ minutes }) => minutes).toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  const [below, above] = [sorted[Math.ceil(half) - 1] ?? 0, sorted[Math.floor(half)] ?? 0];
  return (below + above) / 2;
}
