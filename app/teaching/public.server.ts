export { firstTrials } from './first-trials.server.ts';
export { teachingApi } from './api.server.ts';
export { countSessionsPerModel } from './figures-queries.server.ts';
export { registerTeachingJobs } from './jobs.server.ts';
export { teachingTexts } from './messages/index.ts';
export { type ModelId, modelIds } from './models.ts';
export { startSession, type TeachingServices } from './start-session.server.ts';
export type { TutorWords } from './words/tutor-words.ts';
export { createTutorWords } from './words/tutor-words.server.ts';
