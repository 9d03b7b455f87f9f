import { accountsTexts } from '#app/accounts/public.ts';
import { keepTexts, textsLoader } from '#app/platform/texts-loader.ts';
import { reviewPagesTexts, tutorPagesTexts } from '#app/tutors/public.ts';
import { bookCreditTexts } from '../credit/messages/index.ts';
import { bookChangesTexts } from '../messages/changes/index.ts';
import { bookPagesTexts } from '../messages/pages/index.ts';
import { payingTexts } from '../paying/messages/index.ts';
import '../booking.css';

export const loader = textsLoader(
  bookPagesTexts,
  bookCreditTexts,
  payingTexts,
  bookChangesTexts,
  tutorPagesTexts,
  reviewPagesTexts,
  accountsTexts,
);
export const shouldRevalidate = keepTexts;

export { Outlet as default } from 'react-router';
