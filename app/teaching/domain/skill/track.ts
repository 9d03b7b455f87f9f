import type { SkillId } from '@curvela/curriculum';
import type { TutoredItem, TutoredWork } from '#app/practice/index.ts';

/**
 * Steps in teaching a skill: an optional offer, prior knowledge, the idea, an example, a guided question, one alone, an optional
 * twin, a reflection.
 */
export const skillSteps = [
  'offer',
  'before',
  'concept',
  'example',
  'guided',
  'alone',
  'twin',
  'recap',
  'done',
] as const;
export type SkillStep = (typeof skillSteps)[number];
export type QuestionStep = Extract<SkillStep, 'guided' | 'alone' | 'twin'>;

const results = ['unaided', 'helped', 'given_up', 'skipped'] as const;
export type Result = (typeof results)[number];

/** A practice question of a session. */
export type PresentedItem = TutoredItem & {
  /** Own uuid: evidence is stored under it. */
  readonly id: string;
  readonly work: TutoredWork;
  /** Solved line by line in the session's `item`; otherwise one card with one answer. */
  readonly byLines: boolean;
};

/** The example, line by line. `item` null: the example written for the skill. */
export type ShownExample = {
  readonly item: TutoredItem | null;
  readonly id: string;
  readonly shown: number;
  readonly of: number;
};

/** State of a session that teaches a skill, in addition to its conversation state. */
export type Track = {
  readonly skill: SkillId;
  /** In the language of the session. */
  readonly name: string;
  readonly step: SkillStep;
  /** What could replace the skill: nothing, as it is mastered, or a weak prerequisite. */
  readonly offer: { readonly why: 'known' | 'weak'; readonly first: SkillId | null } | null;
  /** Number of parts of the idea explained so far. */
  readonly told: number;
  readonly example: ShownExample | null;
  readonly question: PresentedItem | null;
  /** Questions and examples so far: each takes another seed. */
  readonly opened: number;
  readonly asked: readonly string[];
  readonly results: readonly { readonly step: QuestionStep; readonly result: Result }[];
};

export const newTrack = (skill: SkillId, name: string): Track => ({
  skill,
  name,
  step: 'concept',
  offer: null,
  told: 0,
  example: null,
  question: null,
  opened: 0,
  asked: [],
  results: [],
});
