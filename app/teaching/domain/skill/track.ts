import type { SkillId } from '@curvela/curriculum';
import type { TutoredItem, TutoredWork } from '#app/practice/index.ts';

/**
 * Where the teaching of a skill stands: perhaps an offer first, what is known already, the idea, an example, one with help, one alone,
 * perhaps its twin, a look back.
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

/** A question of practice that is asked here. */
export type PresentedItem = TutoredItem & {
  /** Its own uuid: what it showed is kept under it. */
  readonly id: string;
  readonly work: TutoredWork;
  /** Worked on line by line, in the session's `item`; else one card, one answer. */
  readonly byLines: boolean;
};

/** The example, line by line. `item` null: the one that was written for the skill. */
export type ShownExample = {
  readonly item: TutoredItem | null;
  readonly id: string;
  readonly shown: number;
  readonly of: number;
};

/** What a session that teaches a skill keeps beside the state of its conversation. */
export type Track = {
  readonly skill: SkillId;
  /** In the language of the session. */
  readonly name: string;
  readonly step: SkillStep;
  /** What could come first instead: nothing, as it is mastered; or the skill below it. */
  readonly offer: { readonly why: 'known' | 'weak'; readonly first: SkillId | null } | null;
  /** Parts of the idea that were told. */
  readonly told: number;
  readonly example: ShownExample | null;
  readonly question: PresentedItem | null;
  /** Questions and examples so far: each takes another seed. */
  readonly opened: number;
  /** Templates asked so far. */
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
