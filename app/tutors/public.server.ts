export { tutorsApi } from './api.server.ts';
export { missingForBookings } from './admit.ts';
export {
  countWaitingApplications,
  loadApplications,
  loadTutorIds,
  type ReceivedApplication,
} from './admit-queries.server.ts';
export { decideApplication, type Decision } from './decide-application.server.ts';
export { setTutorStatus } from './set-status.server.ts';
export { findTutor } from './find-tutor.server.ts';
export {
  findBookableTutor,
  isDayOverfull,
  isSessionFree,
  listFreeSlots,
  nearestFreeSlots,
  nextFreeSlots,
} from './free-slots.server.ts';
export { countFreeTutors, listTutors } from './list-tutors.server.ts';
export { tutorsTexts } from './messages/index.ts';
export { loadTutor, loadTutorOfAccount, loadTutorsByIds, type TutorRecord } from './queries.server.ts';
export { requireTutor } from './save-availability.server.ts';
export { summaryOf } from './summary.server.ts';
export { claimOf } from './availability/slots.ts';
export { cityOfZone, longDayOf, sameClock, shortDayOf, spanOf, timeInSentence } from './times.ts';
export { sessionTypeOf, type SessionType, speakersFirst } from './tutor.ts';
export { addRatings } from './ratings.server.ts';
export { seedTutors } from './seed/seed-tutors.server.ts';
