import { accountsTexts } from '#app/accounts/index.ts';
import { keepTexts, textsLoader } from '#app/platform/texts-loader.ts';
import { billingTexts } from '#app/pricing/index.ts';
import { reviewPagesTexts, tutorPagesTexts } from '#app/tutors/index.ts';
import { bookCreditTexts } from '../../messages/credit/index.ts';
import { bookChangesTexts } from '../../messages/changes/index.ts';
import { bookPagesTexts } from '../../messages/pages/index.ts';
import { payingTexts } from '../../messages/paying/index.ts';
import '../booking.css';

export const loader = textsLoader(
  bookPagesTexts,
  bookCreditTexts,
  payingTexts,
  billingTexts,
  bookChangesTexts,
  tutorPagesTexts,
  reviewPagesTexts,
  accountsTexts,
);
export const shouldRevalidate = keepTexts;

export { Outlet as default } from 'react-router';
