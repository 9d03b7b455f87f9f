import { keepTexts, textsLoader } from '#app/platform/texts-loader.ts';
import { mathsUiTexts } from '../components/messages/index.ts';
import { graphTexts } from '../graph/graph.ts';
import { labTexts } from './messages/index.ts';

export const loader = textsLoader(labTexts, mathsUiTexts, graphTexts);
export const shouldRevalidate = keepTexts;

export { Outlet as default } from 'react-router';
