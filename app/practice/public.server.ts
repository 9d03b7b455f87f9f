export { practiceApi } from './api.server.ts';
export { type LearnersRoom, type PracticeServices, type Caller, zoneOf } from './room.server.ts';
export { readToday } from './sessions/read-today.server.ts';
export { readWeek } from './sessions/read-week.server.ts';
export { readMap } from './mastery/read-map.server.ts';
export { readClaims, type ClaimsView } from './mastery/read-claims.server.ts';
export {
  decideQuestion,
  listReported,
  type QuestionDecision,
  type ReportedQuestion,
} from './items/decide-question.server.ts';
export { forecastGoals } from './mastery/forecast-goals.server.ts';
export { skillName } from './items/view.server.ts';
export { loadPeriod } from './evidence-queries.server.ts';
export { practiceAnswerTexts } from './messages/answer.ts';
export { skillList, skillView } from './items/skill-view.server.ts';
