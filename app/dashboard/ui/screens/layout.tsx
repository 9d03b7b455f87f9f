import { accountPageTexts, accountsTexts, ownDataTexts } from '#app/accounts/index.ts';
import { bookPagesTexts, calendarFeedTexts } from '#app/booking/index.ts';
import { billingTexts, creditPagesTexts } from '#app/pricing/index.ts';
import { keepTexts, textsLoader } from '#app/platform/texts-loader.ts';
import { reviewPagesTexts } from '#app/tutors/index.ts';
import { learnersHomeTexts } from '../../messages/index.ts';
import { adultLinksTexts, learnersTexts } from '#app/learners/index.ts';
import { learnerNeedsTexts } from '#app/learners/index.ts';
import { learnerPageTexts } from '../../messages/page/index.ts';
import '../learners.css';

export const loader = textsLoader(
  learnersTexts,
  adultLinksTexts,
  learnersHomeTexts,
  learnerPageTexts,
  learnerNeedsTexts,
  accountsTexts,
  accountPageTexts,
  ownDataTexts,
  bookPagesTexts,
  calendarFeedTexts,
  creditPagesTexts,
  billingTexts,
  reviewPagesTexts,
);
export const shouldRevalidate = keepTexts;

export { Outlet as default } from 'react-router';
