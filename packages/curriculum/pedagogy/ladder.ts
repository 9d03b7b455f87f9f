/** How much help came before the answer: none, a hint (H1, H2), or the way or the answer was shown (H3 and more, given up). */
export const aids = ['none', 'hint', 'shown'] as const;
export type Aid = (typeof aids)[number];

/*
 * The hint ladder (product, section 5), for practice and for the tutor. H0 where it goes wrong, H1 the idea, H2 aimed at this very
 * error, H3 another one worked out, H4 the solution. How many are left is never told.
 */

export const rungs = [0, 1, 2, 3, 4] as const;
export type HintRung = (typeof rungs)[number];
/** The deepest rung so far; -1 before the first. */
export type ReachedRung = -1 | HintRung;

/** After so many failed attempts nobody is asked on: another one is worked out (H3), with the next failure this one (H4). */
const failuresUntilExample = 2;

/** Hints need an attempt or "I can’t start". */
export const mayHaveHint = (work: { readonly tried: boolean; readonly cannotStart: boolean }): boolean =>
  work.tried || work.cannotStart;

/**
 * The rung that comes next on request. H0 only where a place can be named, H2 only where there is an error to aim at. The last one
 * repeats.
 */
export function nextRung(
  help: ReachedRung,
  known: { readonly place: boolean; readonly error: boolean },
): HintRung {
  const next = rungs.find(
    (rung) => rung > help && (rung !== 0 || known.place) && (rung !== 2 || known.error),
  );
  return next ?? 4;
}

/** The rung that comes by itself with a failed attempt; `failed` counts that attempt already. Endless questioning harms. */
export function rungAfterFailure(failed: number, help: ReachedRung): 3 | 4 | null {
  if (failed < failuresUntilExample) return null;
  return help >= 3 ? 4 : 3;
}

/** What help up to this rung makes of an answer: to know where to look is none, H3 shows the way. */
export const aidOf = (help: ReachedRung): Aid => (help >= 3 ? 'shown' : help >= 1 ? 'hint' : 'none');

/** Templates of problems that the tutor worked on: one for each family of the engine, `tutor.linear_equation`. No skill is called so. */
const start = 'tutor.';

export const tutorTemplate = (family: string): string => `${start}${family}`;
export const isTutorTemplate = (template: string): boolean => template.startsWith(start);
