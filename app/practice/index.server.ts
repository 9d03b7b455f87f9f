/** What other features may use of `practice` on the server. */
export { practiceApi } from './api/routes.server.ts';
export { loadPeriod } from './db/evidence.server.ts';
export { countHintDepths, countNextItems } from './db/figures.server.ts';
export { practiceAnswerTexts } from './messages/answer.ts';
export { givenSchema } from './model/schemas.ts';
export { newTutoredWork } from './model/record.ts';
export {
  type QuestionDecision,
  decideQuestion,
  listReported,
} from './use-cases/items/decide-question.server.ts';
export { figureView, toParts, localize } from './use-cases/items/parts.server.ts';
export { pictureView } from './use-cases/items/picture.server.ts';
export { skillView } from './use-cases/items/skill-view.server.ts';
export {
  type GradedTry,
  type TutoredTemplate,
  giveUpTutored,
  helpTutored,
  judgeTutored,
  lineProblem,
  templatesOf,
  tutoredQuestion,
  tutoredSolution,
} from './use-cases/items/tutored-item.server.ts';
export { shownQuestion, skillName } from './use-cases/items/view.server.ts';
export { workedLines } from './use-cases/items/worked.server.ts';
export { forecastGoals } from './use-cases/mastery/forecast-goals.server.ts';
export { readClaims } from './use-cases/mastery/read-claims.server.ts';
export { recallMistake, type RecalledMistake } from './use-cases/mastery/recall-mistake.server.ts';
export { readMap } from './use-cases/mastery/read-map.server.ts';
export { readStanding } from './use-cases/mastery/read-standing.server.ts';
export { materialOf } from './use-cases/material.server.ts';
export { type LearnersPort, loadZone } from './use-cases/context.server.ts';
export { readToday } from './use-cases/sessions/read-today.server.ts';
export { readWeek } from './use-cases/sessions/read-week.server.ts';
export { readSkillStanding } from './use-cases/read-skill-standing.server.ts';
export {
  type TutorEvidenceInput,
  recordTutorEvidence,
  summarizeTutoring,
} from './use-cases/tutor-evidence.server.ts';
export {
  askSchema,
  figureSchema,
  namedSkillSchema,
  partsSchema,
  pictureSchema,
  verdictSchema,
  workedSchema,
} from './use-cases/view-parts.server.ts';
