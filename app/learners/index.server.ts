/** API of `learners` for other features on the server. */
export { learnersApi } from './api/routes.server.ts';
export { endGoal, insertGoal, loadGoals } from './db/goals.server.ts';
export {
  type AccountProfileRef,
  loadProfile,
  loadProfileNames,
  loadProfiles,
  pinProfile,
} from './db/learners.server.ts';
export { loadRunningGoals, pinForPractice } from './db/practice.server.ts';
export {
  grantShare,
  loadShareableSessions,
  loadSharedProfile,
  loadSharedWith,
  loadShares,
  revokeShare,
} from './db/sharing.server.ts';
export {
  findAdultsOfMinor,
  findLinkedOwner,
  type MinorsAdults,
  requireActiveLink,
} from './use-cases/adult-links.server.ts';
export { mayModelRead } from './use-cases/consents.server.ts';
export { registerLearnerJobs } from './use-cases/dormancy.server.ts';
export { paceForForecast } from './domain/profile.ts';
export { learnerError } from './model/errors.ts';
export { goalSchema, newGoalSchema } from './model/goal.ts';
export { mostGoals } from './model/limits.ts';
export { dashboardSchema } from './model/schemas.ts';
