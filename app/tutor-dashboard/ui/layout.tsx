import { accountPageTexts, accountsTexts } from '#app/accounts/index.ts';
import { bookPagesTexts, calendarFeedTexts } from '#app/booking/index.ts';
import { payTexts } from '#app/pay/index.ts';
import { keepTexts, textsLoader } from '#app/platform/texts-loader.ts';
import { tutorProfileTexts } from '../messages/profile/index.ts';
import { tutorDashboardTexts } from '../messages/index.ts';

export const loader = textsLoader(
  accountsTexts,
  accountPageTexts,
  bookPagesTexts,
  calendarFeedTexts,
  payTexts,
  tutorDashboardTexts,
  tutorProfileTexts,
);
export const shouldRevalidate = keepTexts;

export { Outlet as default } from 'react-router';
