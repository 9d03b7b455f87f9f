/** The door for the screens that work on a tutor’s page on the tutor’s behalf: the tutor’s own forms. */
export { HoursOnBehalf } from './components/hours-on-behalf.tsx';
export { DeskContext, deskOf } from './desk.ts';
export { tutorHoursTexts } from './messages/hours/index.ts';
export { tutorMeetingTexts } from './messages/meeting/index.ts';
export { tutorProfileTexts } from './messages/profile/index.ts';
export { ProfileEditor } from './profile/profile-editor.tsx';
