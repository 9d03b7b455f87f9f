import {
  type ChoiceItem,
  type ChoiceOption,
  type Course,
  type CourseItem,
  type Lesson,
  learningSkills,
} from '@curvela/curriculum';

/** The questions of a lesson, in order. */
export const itemsOf = ({ blocks }: Lesson): CourseItem[] =>
  blocks.flatMap((block) => (block.kind === 'items' ? block.items : []));

/** The key of a question within its lesson, under which answers are stored. */
export const keyOf = (item: CourseItem): string =>
  item.kind === 'choice' ? item.id : `${item.template} ${item.seed}`;

export const keysOf = (lesson: Lesson): string[] => itemsOf(lesson).map(keyOf);

export const courseOf = (courses: readonly Course[], id: string | undefined): Course | undefined =>
  courses.find((course) => course.id === id);

export const lessonOf = (course: Course | undefined, id: string | null): Lesson | undefined =>
  course?.lessons.find((lesson) => lesson.id === id);

/** The options in the order of display: fixed for a question, and different from the order of writing. */
export function shownOptions({ id, options }: ChoiceItem): ChoiceOption[] {
  const weighed = options.map((option, at) => ({ option, weight: weightOf(`${id} ${at}`) }));
  return weighed.toSorted((one, other) => one.weight - other.weight).map(({ option }) => option);
}

/** FNV-1a of 32 bits with a final mix, so that short names spread. */
function weightOf(name: string): number {
  let hash = 0x811c9dc5;
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
}

/** The option at a position of the display order; undefined where there is none. */
export const optionAt = (item: ChoiceItem, number: number): ChoiceOption | undefined =>
  shownOptions(item)[number];

export const rightOption = ({ options }: ChoiceItem): ChoiceOption | undefined =>
  options.find(({ right }) => right === true);

/** The name of a skill of learning itself; undefined for a skill of practice. */
export const learningSkill = (id: string) =>
  Object.hasOwn(learningSkills, id) ? learningSkills[id as keyof typeof learningSkills] : undefined;
