import { data, type LoaderFunctionArgs } from 'react-router';
import { brand } from './brand.ts';
import { languageContext } from './texts-loader.ts';
import { pickTexts } from './texts.ts';
import { notFoundTexts } from './messages/not-found/index.ts';

/**
 * A 404 response with the texts of the not-found page. A loader throws it for a missing record (`throw
 * pageMissing(context)`); the catch-all route returns it.
 */
export function pageMissing(context: LoaderFunctionArgs['context']) {
  const language = context.get(languageContext);
  const title = `${notFoundTexts[language].notFound.pageTitle} · ${brand}`;
  return data({ texts: pickTexts(language, [notFoundTexts]), title }, { status: 404 });
}
