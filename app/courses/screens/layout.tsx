import { keepTexts, textsLoader } from '#app/platform/texts-loader.ts';
import { coursesTexts } from '../messages/index.ts';

export const loader = textsLoader(coursesTexts);
export const shouldRevalidate = keepTexts;

export { Outlet as default } from 'react-router';
export { publicPage as headers } from '#app/platform/page-life.ts';
