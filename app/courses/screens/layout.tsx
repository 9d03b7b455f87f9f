import { learnerNeedsTexts } from '#app/learners/public.ts';
import { graphTexts, mathsUiTexts } from '#app/maths/public.ts';
import { keepTexts, textsLoader } from '#app/platform/texts-loader.ts';
import { practiceAnswerTexts } from '#app/practice/public.server.ts';
import { coursesTexts } from '../messages/index.ts';

export const loader = textsLoader(
  coursesTexts,
  mathsUiTexts,
  graphTexts,
  learnerNeedsTexts,
  practiceAnswerTexts,
);
export const shouldRevalidate = keepTexts;

export { Outlet as default } from 'react-router';
export { publicPage as headers } from '#app/platform/page-life.ts';
