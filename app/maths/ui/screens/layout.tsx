import { keepTexts, textsLoader } from '#app/platform/texts-loader.ts';
import { mathsUiTexts } from '@curvela/maths-react/messages';
import { graphTexts } from '@curvela/maths-react/graph';
import { labTexts } from '../../messages/screens/index.ts';

export const loader = textsLoader(labTexts, mathsUiTexts, graphTexts);
export const shouldRevalidate = keepTexts;

export { Outlet as default } from 'react-router';
