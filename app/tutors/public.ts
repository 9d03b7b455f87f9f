export { Avatar } from './components/avatar.tsx';
export { TutorCard } from './components/tutor-card.tsx';
export { tutorPagesTexts } from './messages/pages/index.ts';
export type { Tutor } from './schemas.ts';
export {
  type Portrait,
  sessionMinutes,
  sessionTypeOf,
  sessionTypes,
  type SessionType,
  subjects,
} from './tutor.ts';
