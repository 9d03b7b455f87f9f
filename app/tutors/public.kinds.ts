/**
 * What there is to choose from in a tutor, and how it is called: for calls and mails as well as for screens, so nothing of a screen may
 * stand here.
 */
export { tutorPagesTexts } from './messages/pages/index.ts';
export { levels, sessionTypes, subjects } from './tutor.ts';
