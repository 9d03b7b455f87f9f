export {
  availabilityOf,
  ownApplication,
  ownAvailability,
  saveAvailabilityOf,
  sendApplication,
} from './api/client.ts';
export { sendAnswer, tutorsReviewsQuery } from './api/reviews-client.ts';
export {
  type DatedException,
  type Minutes,
  type WeeklyRule,
  openMinutes,
  minutesOf,
} from './domain/availability/schedule.ts';
export type { UnavailableReason } from './domain/availability/booking-obstacles.ts';
export { lastBookableDay, openingOfDay } from './domain/availability/booking-window.ts';
export { type ProfileField, type ProfileValue, fieldsOf, isPriceField } from './domain/fields.ts';
export { firstGoodDay, isNight } from './domain/day-times.ts';
export { fieldLabel, fieldText } from './domain/page-fields.ts';
export {
  type Portrait,
  type Price,
  type SessionType,
  levels,
  ownNameOf,
  priceCurrencies,
  sessionMinutes,
  sessionTypeOf,
  sessionTypes,
  subjectList,
  subjects,
  teachingLanguages,
} from './domain/tutor.ts';
export { onBehalfTexts } from './messages/on-behalf/index.ts';
export { tutorPagesTexts } from './messages/pages/index.ts';
export { reviewPagesTexts } from './messages/reviews/pages/index.ts';
export type {
  Availability,
  AvailabilityPreview,
  ClockChange,
  ExplainedTime,
  OwnAvailability,
  Stranded,
} from './model/availability-schemas.ts';
export { type Meeting, type SavedMeeting, meetingLinkOf, isSharedLink } from './model/link.ts';
export {
  type SavedProfile,
  type TutorProfile,
  longest,
  pricesTooLow,
  savedProfileSchema,
} from './model/profile-schemas.ts';
export type { TutorsReview } from './model/reviews-schemas.ts';
export type { Application, OwnApplication, Tutor } from './model/schemas.ts';
export { type TutorSearch, searchAddress } from './model/search.ts';
export { Avatar } from './ui/avatar.tsx';
export { MonthCalendar } from './ui/month-calendar.tsx';
export { OwnHours, useOwnPage } from './ui/page-time.tsx';
export { AskReviews } from './ui/reviews/ask-reviews.tsx';
export { RateSession } from './ui/reviews/rate-session.tsx';
export { ReviewText } from './ui/reviews/review-list.tsx';
export { AfterSession } from './ui/reviews/session-review.tsx';
export { TutorCard } from './ui/tutor-card.tsx';
export { ZoneLine } from './ui/zone-line.tsx';
export { type TutorTarget, tutorTargetOf, ownTutorTarget } from './api/tutor-target.ts';
export { tutorMeetingTexts } from './messages/meeting/index.ts';
