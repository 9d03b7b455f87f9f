/** The door for the founders' room: what only they may ask and decide about tutors. */
export { missingForBookings } from './admit.ts';
export {
  countWaitingApplications,
  listTutorAccounts,
  loadApplications,
  loadTutorIds,
} from './admit-queries.server.ts';
export { decideApplication, type Decision } from './decide-application.server.ts';
export { hideReview, showReview } from './reviews/hide-review.server.ts';
export { countAllReviews, loadAllReviews } from './reviews/queries.server.ts';
export { setTutorStatus } from './set-status.server.ts';
