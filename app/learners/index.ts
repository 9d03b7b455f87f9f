/** API of `learners` for other features in the browser. */
export {
  type BegunSession,
  addProfile,
  changeProfile,
  dashboardQuery,
  keepProfile,
  latestSessionQuery,
  learnersKey,
  profilesQuery,
  removeProfile,
} from './api/client.ts';
export {
  type LearnerProfile,
  type LearnerPace,
  ageBands,
  extraTimes,
  initialOf,
  paceForForecast,
  longestName,
  longestSchoolYear,
  mostProfiles,
  defaultNeeds,
  unsetPace,
  usualPace,
} from './domain/profile.ts';
export { adultLinksTexts } from './messages/adults/index.ts';
export { learnersTexts } from './messages/index.ts';
export { learnerNeedsTexts } from './messages/needs/index.ts';
export { type GoalView, type NewGoal } from './model/goal.ts';
export { longestTitle, mostGoals } from './model/limits.ts';
export type { AdultLinksView, InvitationView } from './model/adult-link-schemas.ts';
export type { ConsentsView, Dashboard, NewProfile, ProfileChange } from './model/schemas.ts';
export { FocusFirst, LearnerNeedsProvider } from './ui/needs/learner-needs.tsx';
export { ReadAloud } from './ui/needs/read-aloud.tsx';
