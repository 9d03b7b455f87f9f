export { loadActiveTutors } from './active-tutors.server.ts';
export { tutorsApi } from './api.server.ts';
export { claimOf } from './availability/slots.ts';
export { weeklyStarts } from './availability/weekly.ts';
export { findTutor } from './find-tutor.server.ts';
export {
  findBookableTutor,
  freeHoursOfDay,
  isSessionFree,
  listFreeSlots,
  listShownStarts,
  nearestFreeSlots,
} from './free-slots.server.ts';
export { linkOfSession } from './meeting/link.ts';
export { listTutors } from './list-tutors.server.ts';
export { loadTutor, loadTutorOfAccount, loadTutorsByIds, type TutorRecord } from './queries.server.ts';
export { addRatings } from './ratings.server.ts';
export { requireTutor } from './whose.server.ts';
export { seedTutors } from './seed/seed-tutors.server.ts';
export { listed } from './schemas.ts';
export { sessionTypeOf } from './tutor.ts';
