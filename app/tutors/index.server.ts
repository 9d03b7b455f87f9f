export { tutorsApi } from './api/routes.server.ts';
export {
  countWaitingApplications,
  listTutorAccounts,
  loadApplications,
  loadTutorIds,
} from './db/admit.server.ts';
export { addRatings } from './db/ratings.server.ts';
export { countAllReviews, loadAllReviews } from './db/reviews.server.ts';
export {
  loadTutor,
  loadTutorOfAccount,
  loadTutorsByIds,
  queryTutorById,
  readTutor,
} from './db/tutors.server.ts';
export type { TutorRecord } from './model/tutor-record.ts';
export { missingForBookings } from './domain/admit.ts';
export type { UnavailableReason } from './domain/availability/booking-obstacles.ts';
export { bookingBounds, claimOf } from './domain/availability/slots.ts';
export { weeklyStarts } from './domain/availability/zone-day.ts';
export { changedFields, isPriceField } from './domain/fields.ts';
export { fieldLabel, fieldText } from './domain/page-fields.ts';
export { priceCurrencies, REVIEW_AFTER, sessionTypeOf, subjectList } from './domain/tutor.ts';
export { onBehalfTexts } from './messages/on-behalf/index.ts';
export { tutorPagesTexts } from './messages/pages/index.ts';
export {
  availabilityPreviewSchema,
  availabilitySchema,
  explainQuerySchema,
  explainedTimeSchema,
  ownAvailabilitySchema,
  savedAvailabilitySchema,
} from './model/availability-schemas.ts';
export { savedMeetingSchema, linkOfSession } from './model/link.ts';
export { savedProfileSchema, tutorProfileSchema } from './model/profile-schemas.ts';
export { listSizes } from './model/schemas.ts';
export { loadActiveTutors, tutorsToCopy } from './use-cases/active-tutors.server.ts';
export { previewAvailability } from './use-cases/availability/preview-availability.server.ts';
export { readAvailability, replaceHours } from './use-cases/availability/save-availability.server.ts';
export { type Decision, decideApplication } from './use-cases/decide-application.server.ts';
export { explainTime } from './use-cases/explain-time.server.ts';
export { findTutor } from './use-cases/find-tutor.server.ts';
export {
  explainUnavailable,
  findBookableTutor,
  freeHoursOfDay,
  isSessionFree,
  addTutorAndTimes,
  listFreeSlots,
  listShownStarts,
  nearestFreeSlots,
} from './use-cases/free-slots.server.ts';
export { listTutors } from './use-cases/list-tutors.server.ts';
export { hideReview, showReview } from './use-cases/reviews/hide-review.server.ts';
export { readMeeting, replaceMeeting } from './use-cases/save-meeting.server.ts';
export { readProfile, replaceProfile } from './use-cases/save-profile.server.ts';
export { seedTutors } from './use-cases/seed/seed-tutors.server.ts';
export { setTutorStatus } from './use-cases/set-status.server.ts';
export { DAYS_AFTER_SESSION, nameByState, nameForTutor } from './domain/learner-name.ts';
export { requireTutor } from './use-cases/tutor-ref.server.ts';
export {
  hasAttendanceEvidence,
  listAttended,
  loadSession,
  type TutorSessionRecord,
} from './db/sessions.server.ts';
