import { accountsTexts } from '#app/accounts/index.ts';
import { learnerNeedsTexts } from '#app/learners/index.ts';
import { graphTexts } from '@curvela/maths/graph/messages';
import { mathsUiTexts } from '@curvela/maths-react/messages';
import { keepTexts, textsLoader } from '#app/platform/texts-loader.ts';
import { practiceAnswerTexts } from '#app/practice/index.server.ts';
import { focusTexts } from '../../messages/focus.ts';
import { lessonsTexts } from '../../messages/lessons/index.ts';
import { teachingTexts } from '../../messages/index.ts';
import { skillTexts } from '../../messages/skill.ts';
import { wordsTexts } from '../../messages/words.ts';

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
