/** What the tutor that teaches needs of practice: its questions with their grader, where a learner stands, and the way back for evidence. */
export {
  giveUpTutored,
  helpTutored,
  type JudgedTry,
  judgeTutored,
  lineProblem,
  templatesOf,
  type TutoredTemplate,
  tutoredQuestion,
  tutoredSolution,
} from './items/tutored-item.server.ts';
export { readStanding } from './mastery/read-standing.server.ts';
export { recordTutorEvidence, summarizeTutoring, type TutorShown } from './tutor-evidence.server.ts';
