export { bookingApi } from './api/routes.server.ts';
export {
  type TutorSession,
  countBookings,
  countSessionsAhead,
  listTutorsBookedFor,
  loadSessionsOfAccount,
  loadSessionsOfTutor,
  nextSessionOfLearner,
} from './db/figures.server.ts';
export { cancelAhead, listAhead } from './use-cases/changing/leave.server.ts';
export { listOpenClaims } from './use-cases/changing/list-open-claims.server.ts';
export { decideClaim, type ClaimDecision } from './use-cases/changing/settle-claim.server.ts';
export { raiseUnpaidLimits, readUnpaidLimits } from './use-cases/limit-unpaid.server.ts';
export { actOnBooking, type DoneAct } from './use-cases/founder-acts/act-on-booking.server.ts';
export { findBookings, listActTimes } from './use-cases/founder-acts/find-bookings.server.ts';
export { previewAct } from './use-cases/founder-acts/preview-act.server.ts';
export { type CountActs, readBookingForActs } from './use-cases/founder-acts/read-booking.server.ts';
export {
  actPreviewRequestSchema,
  actPreviewSchema,
  actRequestSchema,
  bookingForActsSchema,
  foundBookingSchema,
} from './model/founder-acts-schemas.ts';
export { registerBookingJobs } from './use-cases/jobs.server.ts';
export {
  type ChargebackDecision,
  decideDispute,
  listDisputedSessions,
} from './use-cases/paying/disputed-sessions.server.ts';
export { paidSessions } from './use-cases/paying/returned-payments.server.ts';
export { bookPaid } from './use-cases/paying/book-paid.server.ts';
export { seedPastSessions } from './use-cases/seed-sessions.server.ts';
