export { Avatar } from './components/avatar.tsx';
export { OwnHours, useOwnPage } from './components/page-time.tsx';
export { AskReviews } from './reviews/components/ask-reviews.tsx';
export { RateSession } from './reviews/components/rate-session.tsx';
export { AfterSession } from './reviews/components/session-review.tsx';
export { reviewPagesTexts } from './reviews/messages/pages/index.ts';
export { TutorCard } from './components/tutor-card.tsx';
export { ZoneLine } from './components/zone-line.tsx';
export { tutorPagesTexts } from './messages/pages/index.ts';
export type { Tutor } from './schemas.ts';
export {
  type Portrait,
  sessionMinutes,
  sessionTypeOf,
  sessionTypes,
  type SessionType,
  subjectList,
  subjects,
} from './tutor.ts';
