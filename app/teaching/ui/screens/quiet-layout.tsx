import { accountsTexts } from '#app/accounts/index.ts';
import { learnerNeedsTexts } from '#app/learners/index.ts';
import { mathsUiTexts } from '@curvela/maths-react/messages';
import { keepTexts, textsLoader } from '#app/platform/texts-loader.ts';
import { focusTexts } from '../../messages/focus.ts';
import { teachingTexts } from '../../messages/index.ts';
import { wordsTexts } from '../../messages/words.ts';

export const loader = textsLoader(
  teachingTexts,
  focusTexts,
  wordsTexts,
  accountsTexts,
  mathsUiTexts,
  learnerNeedsTexts,
);
export const shouldRevalidate = keepTexts;

export { Outlet as default } from 'react-router';
