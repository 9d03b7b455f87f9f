import { accountsTexts } from '#app/accounts/public.ts';
import { learnerNeedsTexts } from '#app/learners/public.ts';
import { mathsUiTexts } from '#app/maths/public.ts';
import { keepTexts, textsLoader } from '#app/platform/texts-loader.ts';
import { focusTexts } from '../messages/focus.ts';
import { lessonsTexts } from '../lessons/messages/index.ts';
import { teachingTexts } from '../messages/index.ts';
import { wordsTexts } from '../messages/words.ts';

export const loader = textsLoader(
  teachingTexts,
  focusTexts,
  wordsTexts,
  lessonsTexts,
  accountsTexts,
  mathsUiTexts,
  learnerNeedsTexts,
);
export const shouldRevalidate = keepTexts;

export { Outlet as default } from 'react-router';
