import { keepTexts, textsLoader } from '#app/platform/texts-loader.ts';
import { labTexts } from './messages/index.ts';

export const loader = textsLoader(labTexts);
export const shouldRevalidate = keepTexts;

export { Outlet as default } from 'react-router';
