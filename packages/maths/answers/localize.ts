import { createTranslator } from 'use-intl/core';
import { formulaLanguage } from '../expression/plain.ts';
import { mathsTexts } from '../messages/index.ts';

type Translate = (key: string, values?: Record<string, string>) => string;
const translators = new Map<string, Translate>();

/** A text of the maths catalogue, in the language of a locale. */
export function localizeMaths(
  locale: string | undefined,
  key: string,
  values: Record<string, string> = {},
): string {
  const language = formulaLanguage(locale);
  let say = translators.get(language);
  if (say === undefined) {
    say = createTranslator({
      locale: language,
      messages: mathsTexts[language] as unknown as { maths: Record<string, never> },
      namespace: 'maths',
      onError: (error) => {
        throw error;
      },
    }) as unknown as Translate;
    translators.set(language, say);
  }
  return say(key, values);
}
