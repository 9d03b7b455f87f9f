import { accountsTexts } from '#app/accounts/public.ts';
import { learnerNeedsTexts } from '#app/learners/public.ts';
import { graphTexts, mathsUiTexts } from '#app/maths/public.ts';
import { keepTexts, textsLoader } from '#app/platform/texts-loader.ts';
import { practiceAnswerTexts } from '#app/practice/public.server.ts';
import { focusTexts } from '../messages/focus.ts';
import { lessonsTexts } from '../lessons/messages/index.ts';
import { teachingTexts } from '../messages/index.ts';
import { skillTexts } from '../messages/skill.ts';
import { wordsTexts } from '../messages/words.ts';

export const loader = textsLoader(
  teachingTexts,
  focusTexts,
  wordsTexts,
  lessonsTexts,
  accountsTexts,
  mathsUiTexts,
  learnerNeedsTexts,
  skillTexts,
  practiceAnswerTexts,
  graphTexts,
);
export const shouldRevalidate = keepTexts;

export { Outlet as default } from 'react-router';
