import type { AnswerKind } from '@curvela/curriculum';

/** A question that was answered, and the minutes from its coming to its last answer. */
export type TimedAnswer = { readonly kind: AnswerKind; readonly minutes: number };

/** Minutes that a question takes as long as too little is known of the learner. */
const usualMinutes = 1.2;
/** So few answers tell nothing yet: of a kind, and of all kinds together. */
const leastOfKind = 3;
const leastOfAll = 5;
/** Bounds: reading takes time even when answered at once, and an idle page is not slow work. */
const range = [0.3, 6] as const;

/**
 * Minutes that this learner’s next question will take: the median of the recent ones of its kind of answer; where the kind is not
 * known or came too seldom, each kind’s median, weighted by how often it came. Within bounds; 1.2 before five answers. Pure.
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
