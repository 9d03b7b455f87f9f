import { createTranslator } from 'use-intl/core';
import { formulaLanguage } from '../expression/plain.ts';
import { mathsTexts } from '../messages/index.ts';

type Say = (key: string, values?: Record<string, string>) => string;
const translators = new Map<string, Say>();

/** A text of the maths catalogue, in the language of a locale. */
export function sayMaths(
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
    }) as unknown as Say;
    translators.set(language, say);
  }
  return say(key, values);
}
