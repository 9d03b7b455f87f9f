/** For whoever keeps a copy of what tutors say of themselves, and follows it. */
export { tutorsToCopy } from './active-tutors.server.ts';
export { loadTutorsByIds, type TutorRecord } from './queries.server.ts';
