/** What other features may use of `practice` in the browser. */
export type { ClaimView, DisputeView, EvidenceView, MapSkill, MapView } from './model/mastery/views.ts';
export type {
  AskableTemplate,
  SkillExplanation,
  GradedAnswer,
  PracticeMaterial,
  PracticeQuestion,
  SkillTopic,
  SkillStanding,
} from './model/material.ts';
export { type GivenAnswer } from './model/schemas.ts';
export type { TutoredItem, TutoredWork } from './model/record.ts';
export type {
  AskView,
  ChangeView,
  FigureView,
  FormulaView,
  HintView,
  ItemView,
  SentencePart,
  SentenceParts,
  PictureView,
  PracticeSessionView,
  SkillView,
  TodayView,
  WeekView,
  WorkedView,
} from './model/views.ts';
export { AnswerField } from './ui/answer-field.tsx';
export { useAnswering } from './ui/answering/use-answering.ts';
export { Picture } from './ui/prompt.tsx';
export { Sentence } from './ui/sentence.tsx';
export { SkillList } from './ui/skill-list.tsx';
