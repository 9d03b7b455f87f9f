import type { SkillId } from '@curvela/curriculum';

/** How people call a skill, as phrases (understanding/phrase.ts), and the words with which they wish to learn something. */
export type TopicNames = {
  readonly wishes: string;
  readonly skills: Readonly<Record<SkillId, readonly string[]>>;
};
