/** Public API of `teaching` on the server. */
export { teachingApi } from './api/routes.server.ts';
export { type AdversaryRun, endRun, findRun, latestRuns, listCases } from './db/adversaries-runs.server.ts';
export { countSessions, countSessionsPerModel } from './db/figures.server.ts';
export { loadModelUse } from './db/model-use.server.ts';
export { type StoredVersion, insertDraft, listVersions } from './db/prompt-versions.server.ts';
export { countFlags } from './db/safety-figures.server.ts';
export { loadFlags, lockFlag, setFlagReviewed } from './db/safety.server.ts';
export { countPerVersion } from './db/versions.server.ts';
export {
  type CallOutcome,
  type Latency,
  callOutcomes,
  measureModel,
  readModelUse,
} from './db/model-figures.server.ts';
export { publicAddress, runSubjectOf } from './domain/adversaries/run-subject.ts';
export { conversations } from './domain/adversaries/conversations.ts';
export { type ModelId, modelIds } from './domain/models.ts';
export { rules } from './domain/model-text/prompt.ts';
export type { TeachingServices } from './model/services.ts';
export type { TutorWords } from './model/model-text/tutor-words.ts';
export { runJob } from './use-cases/adversaries/play-run.server.ts';
export { gateFor, goLive, startRun } from './use-cases/adversaries/runs.server.ts';
export { tryVersion } from './use-cases/adversaries/try-version.server.ts';
export { beginTrials, firstTrials } from './use-cases/first-trials.server.ts';
export { registerTeachingJobs } from './use-cases/jobs.server.ts';
export { lessonFigure } from './use-cases/lessons/start-lesson.server.ts';
export { visitorSessionsOfNetwork } from './use-cases/limits.server.ts';
export { seedTutorModels } from './use-cases/seed-tutor-models.server.ts';
export { startSession } from './use-cases/start-session.server.ts';
export { createTutorWords } from './use-cases/model-text/tutor-words.server.ts';
