import { accountPageTexts, accountsTexts } from '#app/accounts/index.ts';
import { keepTexts, textsLoader } from '#app/platform/texts-loader.ts';
import { tutorHoursTexts } from '../../messages/hours/index.ts';

export const loader = textsLoader(tutorHoursTexts, accountsTexts, accountPageTexts);
export const shouldRevalidate = keepTexts;

export { Outlet as default } from 'react-router';
