import { createContext, type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs } from 'react-router';
import { type AnyTexts, type Language, pickTexts } from './texts.ts';

/** The visitor's language, set by the root route before any loader runs. */
export const languageContext = createContext<Language>('en');

/**
 * Loader of a feature's layout route: the feature's texts in the visitor's language. The document merges the texts of
 * all matching routes into one provider.
 */
export function textsLoader(...catalogues: AnyTexts[]) {
  return ({ context }: Pick<LoaderFunctionArgs, 'context'>) => ({
    texts: pickTexts(context.get(languageContext), catalogues),
  });
}

/**
 * Texts depend on the language only, not on the page: a layout exports this as `shouldRevalidate`, so that they are
 * not sent again with every navigation inside a feature.
 */
export function keepTexts({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const samePage = currentUrl.href === nextUrl.href;
  const sameLanguage = currentUrl.searchParams.get('lang') === nextUrl.searchParams.get('lang');
  return samePage || !sameLanguage ? defaultShouldRevalidate : false;
}
