import { accountsTexts } from '#app/accounts/public.ts';
import { learnerNeedsTexts } from '#app/learners/public.ts';
import { graphTexts, mathsUiTexts } from '#app/maths/public.ts';
import { keepTexts, textsLoader } from '#app/platform/texts-loader.ts';
import { practiceTexts } from '../messages/index.ts';

export const loader = textsLoader(practiceTexts, learnerNeedsTexts, accountsTexts, mathsUiTexts, graphTexts);
export const shouldRevalidate = keepTexts;

export { Outlet as default } from 'react-router';
