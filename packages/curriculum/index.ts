/*
 * The light part of the package: skill graph, hint ladder and types. The content has entries of its own (`/skills`, `/items`, `/mistakes`,
 * `/courses`), so that a page which only needs the names of skills does not load every question.
 */
export { learningSkills } from './courses/learning-skills.ts';
export type { ChoiceItem, ChoiceOption, Course, CourseBlock, CourseItem, Lesson } from './courses/lesson.ts';
export type { FigureSpec, WithDescription } from './figures/figure-spec.ts';
export type { LocalizedText } from './localized-text.ts';
export {
  type Aid,
  aidOf,
  aids,
  type HintRung,
  isTutorTemplate,
  mayHaveHint,
  nextRung,
  type ReachedRung,
  rungAfterFailure,
  rungs,
  tutorTemplate,
} from './pedagogy/ladder.ts';
export {
  isSkillId,
  prerequisitesOf,
  type SkillId,
  skillIds,
  skillsOfStrand,
  type Strand,
  strandOf,
  strands,
} from './skills/skill-graph.ts';
export { dependentsOf, depthOf, skillsFromLowest, withPrerequisites } from './skills/skill-order.ts';
export type {
  AnswerKind,
  AnswerSpec,
  ChoiceOptionSpec,
  Coordinates,
  GraphPicture,
  ItemContent,
  ItemTemplate,
  KnownMistake,
  SkillContent,
  Slots,
  SlotWords,
  UnlabelledPicture,
  WorkedLine,
} from './skills/skill.ts';
