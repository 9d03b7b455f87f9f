import { mathsUiTexts } from '#app/maths/public.ts';
import { keepTexts, textsLoader } from '#app/platform/texts-loader.ts';
import { teachingTexts } from '#app/teaching/public.ts';
import { practiceTexts } from '../messages/index.ts';

export const loader = textsLoader(practiceTexts, teachingTexts, mathsUiTexts);
export const shouldRevalidate = keepTexts;

export { Outlet as default } from 'react-router';
