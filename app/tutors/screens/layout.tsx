import { keepTexts, textsLoader } from '#app/platform/texts-loader.ts';
import { accountsTexts } from '#app/accounts/public.ts';
import { bookPagesTexts } from '#app/booking/public.ts';
import { tutorMeetingTexts } from '../messages/meeting/index.ts';
import { tutorPagesTexts } from '../messages/pages/index.ts';
import { reviewPagesTexts } from '../reviews/messages/pages/index.ts';

export const loader = textsLoader(
  tutorMeetingTexts,
  tutorPagesTexts,
  reviewPagesTexts,
  bookPagesTexts,
  accountsTexts,
);
export const shouldRevalidate = keepTexts;

export { Outlet as default } from 'react-router';
