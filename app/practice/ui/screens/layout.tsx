import { accountsTexts } from '#app/accounts/index.ts';
import { learnerNeedsTexts } from '#app/learners/index.ts';
import { graphTexts } from '@curvela/maths/graph/messages';
import { mathsUiTexts } from '@curvela/maths-react/messages';
import { keepTexts, textsLoader } from '#app/platform/texts-loader.ts';
import { practiceTexts } from '../../messages/index.ts';

export const loader = textsLoader(practiceTexts, learnerNeedsTexts, accountsTexts, mathsUiTexts, graphTexts);
export const shouldRevalidate = keepTexts;

export { Outlet as default } from 'react-router';
