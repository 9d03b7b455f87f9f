import type { AskableTemplate, SkillStanding } from '#app/practice/index.ts';
import type { SkillId } from '@curvela/curriculum';
import type { LessonLevel } from '../../model/lessons/lesson.ts';

/* The rules by which a lesson is composed. Pure: the same input gives the same lesson. */

/** Mastery probability from which only the harder questions remain; below `middleFrom` the lesson starts at level 1. */
const hardFrom = 0.8;
const middleFrom = 0.4;

/** A skill never practised starts at level 2 at most, however high its mastery estimate. */
export function levelFor({ p, mastered, met }: Pick<SkillStanding, 'p' | 'mastered' | 'met'>): LessonLevel {
  if (mastered) return 3;
  if (!met) return p >= hardFrom ? 2 : 1;
  return p >= hardFrom ? 3 : p >= middleFrom ? 2 : 1;
}

const mostWarmUps = 2;

/** The warm-up skill: the weakest prerequisite, the least certain one if all are mastered, else the skill itself. */
export function warmUpFor(skill: SkillId, { weak, below }: Pick<SkillStanding, 'weak' | 'below'>): SkillId[] {
  if (weak.length > 0) return weak.slice(0, mostWarmUps);
  return below.length > 0 ? below.slice(0, 1) : [skill];
}

/** What a slot of the lesson requires of its question. */
export type QuestionRequirements = {
  readonly skill: SkillId;
  readonly level: LessonLevel;
  /** Answer kinds the page supports. */
  readonly kinds: readonly AskableTemplate['kind'][];
  /** The template of the worked example, for the faded examples after it. */
  readonly like?: string | undefined;
  /** Templates already used in the lesson. */
  readonly used: readonly string[];
  /** From the lesson and the slot: determines the numbers and the order of equally good templates. */
  readonly seed: number;
};

const triesEach = 3;
const largestSeed = 2_000_000_000;

/**
 * Candidate questions for a slot, best first: near the level, not yet in the lesson, or like the example where required. Several
 * instances per template, because numbers that cannot be proven are skipped for the next.
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
  // One level too hard costs more than one too easy; repeating a template costs more than both.
  return (level > wanted ? 2.5 : 2) * Math.abs(level - wanted) + 4 * met;
}

const seedOf = (seed: number, attempt: number, at: number): number =>
  (seed + attempt * 104_729 + at * 7919) % largestSeed;

/** Seed from a text: FNV-1a, 32 bits (G. Fowler, L. C. Noll, P. Vo; public domain), below 2·10⁹. */
export function numberOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash % largestSeed;
}

/** Practice levels: two at the lesson's level, then one harder if there is one. */
export const practiceLevels = (level: LessonLevel): readonly LessonLevel[] =>
  level === 3 ? [2, 3, 3] : [level, level, level === 1 ? 2 : 3];

/** Lines left blank for the learner: first the last line, then the last two of a longer solution. */
export function blanksOf(lines: number, round: 0 | 1): number[] {
  if (lines < 2) return [];
  return round === 1 && lines > 2 ? [lines - 2, lines - 1] : [lines - 1];
}
