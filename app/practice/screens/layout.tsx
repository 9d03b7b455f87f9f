import { coursesTexts } from '#app/courses/public.ts';
import { keepTexts, textsLoader } from '#app/platform/texts-loader.ts';
import { practiceTexts } from '../messages/index.ts';

export const loader = textsLoader(practiceTexts, coursesTexts);
export const shouldRevalidate = keepTexts;

export { Outlet as default } from 'react-router';
