/** What a screen of another room needs to ask questions of practice, and to let a skill be chosen. Its texts: `practiceAnswerTexts` of public.server.ts. */
export { AnswerField } from './components/answer-field.tsx';
export { Picture } from './components/prompt.tsx';
export { SkillList } from './components/skill-list.tsx';
export { useAnswering } from './answering/use-answering.ts';
