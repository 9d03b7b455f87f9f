import { learningSkills } from '@curvela/curriculum/courses/learning-skills.ts';
import { shownOptions } from './items.ts';
import type { ChoiceItem, ChoiceOption } from '@curvela/curriculum/courses/lesson.ts';

/** The option that stands at a place as it is shown; undefined where there is none. */
export const optionAt = (item: ChoiceItem, number: number): ChoiceOption | undefined =>
  shownOptions(item)[number];

export const rightOption = ({ options }: ChoiceItem): ChoiceOption | undefined =>
  options.find(({ right }) => right === true);

/** The name of a skill of learning itself; undefined for a skill of practice. */
export const learningSkill = (id: string) =>
  Object.hasOwn(learningSkills, id) ? learningSkills[id as keyof typeof learningSkills] : undefined;
