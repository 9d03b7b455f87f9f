import { accountPageTexts, accountsTexts, ownDataTexts } from '#app/accounts/public.ts';
import { bookPagesTexts, calendarFeedTexts } from '#app/booking/public.ts';
import { creditPagesTexts } from '#app/pricing/public.credits.ts';
import { keepTexts, textsLoader } from '#app/platform/texts-loader.ts';
import { reviewPagesTexts } from '#app/tutors/public.ts';
import { learnersHomeTexts } from '../messages/dashboard/index.ts';
import { learnersTexts } from '../messages/index.ts';
import { learnerNeedsTexts } from '../messages/needs/index.ts';
import { learnerPageTexts } from '../messages/page/index.ts';
import '../learners.css';

export const loader = textsLoader(
  learnersTexts,
  learnersHomeTexts,
  learnerPageTexts,
  learnerNeedsTexts,
  accountsTexts,
  accountPageTexts,
  ownDataTexts,
  bookPagesTexts,
  calendarFeedTexts,
  creditPagesTexts,
  reviewPagesTexts,
);
export const shouldRevalidate = keepTexts;

export { Outlet as default } from 'react-router';
