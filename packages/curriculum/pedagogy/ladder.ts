/** The help before the answer: none, a hint (H1, H2), or the method or answer was shown (H3 and above, given up). */
export const aids = ['none', 'hint', 'shown'] as const;
export type Aid = (typeof aids)[number];

/*
 * The hint ladder (product, section 5), for practice and for the tutor. H0 where it goes wrong, H1 the idea, H2 aimed at this error, H3 a
 * similar worked example, H4 the solution. The number of remaining rungs is never shown.
 */

export const rungs = [0, 1, 2, 3, 4] as const;
export type HintRung = (typeof rungs)[number];
/** The deepest rung so far; -1 before the first. */
export type ReachedRung = -1 | HintRung;

/** After so many failed attempts a worked example follows (H3), after the next failure the solution (H4). */
const failuresUntilExample = 2;

/** Hints need an attempt or "I can’t start". */
export const mayHaveHint = (work: { readonly tried: boolean; readonly cannotStart: boolean }): boolean =>
  work.tried || work.cannotStart;

/** The next rung on request. H0 only where the location is known, H2 only where a mistake was recognised. The last one repeats. */
export function nextRung(
  help: ReachedRung,
  known: { readonly place: boolean; readonly error: boolean },
): HintRung {
  const next = rungs.find(
    (rung) => rung > help && (rung !== 0 || known.place) && (rung !== 2 || known.error),
  );
  return next ?? 4;
}

/** The rung given automatically after a failed attempt; `failed` includes that attempt. Endless questioning harms. */
export function rungAfterFailure(failed: number, help: ReachedRung): 3 | 4 | null {
  if (failed < failuresUntilExample) return null;
  return help >= 3 ? 4 : 3;
}

/** How help up to this rung counts: H0 counts as none, H3 shows the method. */
export const aidOf = (help: ReachedRung): Aid => (help >= 3 ? 'shown' : help >= 1 ? 'hint' : 'none');

/** Prefix of the templates of tutor problems, one for each problem family of the engine: `tutor.linear_equation`. No skill has this name. */
const start = 'tutor.';

export const tutorTemplate = (family: string): string => `${start}${family}`;
export const isTutorTemplate = (template: string): boolean => template.startsWith(start);
