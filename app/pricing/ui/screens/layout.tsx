import { keepTexts, textsLoader } from '#app/platform/texts-loader.ts';
import { creditPagesTexts } from '../../messages/credits/pages/index.ts';
import { pricingTexts } from '../../messages/index.ts';

export const loader = textsLoader(pricingTexts, creditPagesTexts);
export const shouldRevalidate = keepTexts;

export { Outlet as default } from 'react-router';
export { publicPage as headers } from '#app/platform/page-life.ts';
