import type { SkillId } from '@curvela/curriculum';

/** Everyday names of a skill, as phrases (understanding/phrase.ts), and words that express a wish to learn. */
export type TopicNames = {
  readonly wishes: string;
  readonly skills: Readonly<Record<SkillId, readonly string[]>>;
};
