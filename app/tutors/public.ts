export { formatPrice, lowestPrices } from './prices.ts';
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
