import { keepTexts, textsLoader } from '#app/platform/texts-loader.ts';
import { accountsTexts } from '#app/accounts/index.ts';
import { tutorMeetingTexts } from '../../messages/meeting/index.ts';
import { tutorPagesTexts } from '../../messages/pages/index.ts';
import { reviewPagesTexts } from '../../messages/reviews/pages/index.ts';

export const loader = textsLoader(tutorMeetingTexts, tutorPagesTexts, reviewPagesTexts, accountsTexts);
export const shouldRevalidate = keepTexts;

export { Outlet as default } from 'react-router';
