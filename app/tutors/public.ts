export type { FreeTime, ListedTutor, Tutor, TutorSummary } from './schemas.ts';
export { tutorSummarySchema } from './schemas.ts';
export {
  cityOfZone,
  dayKeyOf,
  longDayOf,
  type Place,
  sameClock,
  shortDayOf,
  spanOf,
  timeInSentence,
  timeOf,
} from './times.ts';
export { type Price, sessionMinutes, sessionTypeOf, sessionTypes, type SessionType } from './tutor.ts';
export { Avatar } from './components/avatar.tsx';
export { SlotLink } from './components/slot-link.tsx';
export { TutorCard } from './components/tutor-card.tsx';
export { tutorPagesTexts } from './messages/pages/index.ts';
export type { Portrait } from './tutor.ts';
