import { keepTexts, textsLoader } from '#app/platform/texts-loader.ts';
import { tutorHoursTexts } from '../../messages/hours/index.ts';

export const loader = textsLoader(tutorHoursTexts);
export const shouldRevalidate = keepTexts;

export { Outlet as default } from 'react-router';
