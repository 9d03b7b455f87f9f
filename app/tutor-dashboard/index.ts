export { tutorHoursTexts } from './messages/hours/index.ts';
export { tutorProfileTexts } from './messages/profile/index.ts';
export { TutorTargetContext } from './ui/tutor-target-context.ts';
export { HoursOnBehalf } from './ui/hours-on-behalf.tsx';
export { ProfileEditor } from './ui/profile/profile-editor.tsx';
