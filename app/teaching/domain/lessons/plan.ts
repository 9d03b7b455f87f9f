import type { AskableTemplate, SkillStanding } from '#app/practice/index.ts';
import type { SkillId } from '@curvela/curriculum';
import type { LessonLevel } from '../../model/lessons/lesson.ts';

/* The rules by which a lesson is put together. Pure: the same input gives the same lesson. */

/** From here on a skill only needs its harder questions; below the other it begins anew. */
const hardFrom = 0.8;
const middleFrom = 0.4;

/** What was never met begins at its beginning, however likely it is that it is known. */
export function levelFor({ p, mastered, met }: Pick<SkillStanding, 'p' | 'mastered' | 'met'>): LessonLevel {
  if (mastered) return 3;
  if (!met) return p >= hardFrom ? 2 : 1;
  return p >= hardFrom ? 3 : p >= middleFrom ? 2 : 1;
}

const mostWarmUps = 2;

/** What is warmed up: the least known of what the skill builds on, the least known one where all is mastered, else the skill. */
export function warmUpFor(skill: SkillId, { weak, below }: Pick<SkillStanding, 'weak' | 'below'>): SkillId[] {
  if (weak.length > 0) return weak.slice(0, mostWarmUps);
  return below.length > 0 ? below.slice(0, 1) : [skill];
}

/** What a place in the lesson wants of its question. */
export type QuestionRequirements = {
  readonly skill: SkillId;
  readonly level: LessonLevel;
  /** Kinds of answers that the page can take. */
  readonly kinds: readonly AskableTemplate['kind'][];
  /** The template of the worked example, where the next ones fade from it. */
  readonly like?: string | undefined;
  /** Templates that stand in the lesson already. */
  readonly used: readonly string[];
  /** Of the lesson and of the place: numbers and the turn of templates that fit equally come from it. */
  readonly seed: number;
};

const triesEach = 3;
const largestSeed = 2_000_000_000;

/**
 * The questions that a place may take, the best first: near the level, not yet in the lesson, or like the example where that is
 * wanted. Of each template several, because one whose numbers cannot be proven gives way to the next.
 */
export function candidatesFor(askables: readonly AskableTemplate[], wanted: QuestionRequirements) {
  const fitting = askables.filter(({ kind }) => wanted.kinds.includes(kind));
  const turn = (at: number) => (at + wanted.seed) % Math.max(fitting.length, 1);
  const order = fitting
    .map((one, at) => ({ ...one, cost: costOf(one, wanted), turn: turn(at) }))
    .toSorted((a, b) => a.cost - b.cost || a.turn - b.turn);
  return Array.from({ length: triesEach }, (_, attempt) =>
    order.map(({ id }, at) => ({ template: id, seed: seedOf(wanted.seed, attempt, at) })),
  ).flat();
}

function costOf({ id, level }: AskableTemplate, { level: wanted, like, used }: QuestionRequirements): number {
  if (like === id) return -1;
  const met = used.filter((one) => one === id).length;
  // One level too hard is worse than one too easy, and the same pattern again is worse than both.
  return (level > wanted ? 2.5 : 2) * Math.abs(level - wanted) + 4 * met;
}

const seedOf = (seed: number, attempt: number, at: number): number =>
  (seed + attempt * 104_729 + at * 7919) % largestSeed;

/** A whole number of a text, for seeds: FNV-1a, 32 bits (G. Fowler, L. C. Noll, P. Vo; public domain), below 2·10⁹. */
export function numberOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash % largestSeed;
}

/** The levels of the practice: two as the lesson, then one harder where there is one. */
export const practiceLevels = (level: LessonLevel): readonly LessonLevel[] =>
  level === 3 ? [2, 3, 3] : [level, level, level === 1 ? 2 : 3];

/** Lines that are left to the learner: first the last one, then the last two of a longer solution. */
export function blanksOf(lines: number, round: 0 | 1): number[] {
  if (lines < 2) return [];
  return round === 1 && lines > 2 ? [lines - 2, lines - 1] : [lines - 1];
}
