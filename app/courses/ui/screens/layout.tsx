import { learnerNeedsTexts } from '#app/learners/index.ts';
import { graphTexts } from '@curvela/maths/graph/messages';
import { mathsUiTexts } from '@curvela/maths-react/messages';
import { keepTexts, textsLoader } from '#app/platform/texts-loader.ts';
import { practiceAnswerTexts } from '#app/practice/index.server.ts';
import { coursesTexts } from '../../messages/index.ts';

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
