import { accountsTexts } from '#app/accounts/public.ts';
import { keepTexts, textsLoader } from '#app/platform/texts-loader.ts';
import { tutorPagesTexts } from '#app/tutors/public.ts';
import { bookChangesTexts } from '../messages/changes/index.ts';
import { bookPagesTexts } from '../messages/pages/index.ts';
import { payingTexts } from '../paying/messages/index.ts';
import '../booking.css';

export const loader = textsLoader(
  bookPagesTexts,
  payingTexts,
  bookChangesTexts,
  tutorPagesTexts,
  accountsTexts,
);
export const shouldRevalidate = keepTexts;

export { Outlet as default } from 'react-router';
