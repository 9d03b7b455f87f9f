export { bookingsQuery } from './api/client.ts';
export { absenceTimes, refundOfShare } from './domain/absence.ts';
export { calendarFeedTexts } from './messages/feed/index.ts';
export { bookPagesTexts } from './messages/pages/index.ts';
export type { FounderAct } from './model/founder-acts.ts';
export type {
  ActPreview,
  ActRequest,
  BookingForActs,
  FoundBooking,
  FounderActChange,
} from './model/founder-acts-schemas.ts';
export type { Booking, SessionForAdult } from './model/schemas.ts';
export { AbsenceClaim } from './ui/absence-claim.tsx';
export { CancelDialog } from './ui/cancel-dialog.tsx';
export { CalendarFeed } from './ui/feed/lazy.tsx';
export { JoinSession } from './ui/join-session.tsx';
