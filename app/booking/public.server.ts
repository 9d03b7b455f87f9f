export { bookingApi } from './api.server.ts';
export {
  countBookings,
  countSessionsAhead,
  listTutorsBookedFor,
  loadSessionsOfAccount,
  loadSessionsOfTutor,
  nextSessionOfLearner,
  type TutorSession,
} from './figures-queries.server.ts';
export { registerBookingJobs } from './jobs.server.ts';
export { cancelAhead, listAhead } from './changing/leave.server.ts';
export { bookPaid } from './paying/book-paid.server.ts';
export { seedPastSessions } from './seed-sessions.server.ts';
