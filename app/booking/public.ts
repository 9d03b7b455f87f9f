export { absenceTimes } from './absence.ts';
export { bookingsQuery } from './client.ts';
export { CancelDialog } from './components/cancel-dialog.tsx';
export { JoinSession } from './components/join-session.tsx';
export { MonthCalendar } from './components/month-calendar.tsx';
export { SayAbsent } from './components/say-absent.tsx';
export { bookPagesTexts } from './messages/pages/index.ts';
export { firstGoodDay, isNight } from './night.ts';
export type { Booking } from './schemas.ts';
