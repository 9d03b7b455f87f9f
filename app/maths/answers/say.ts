import { translator } from '../../platform/texts.ts';
import { formulaLanguage } from '../expression/plain.ts';
import { mathsTexts } from '../messages/index.ts';

type Say = (key: string, values?: Record<string, string>) => string;
const translators = new Map<string, Say>();

/** A text of the maths catalogue in the language of a locale. */
export function sayMaths(
  locale: string | undefined,
  key: string,
  values: Record<string, string> = {},
): string {
  const language = formulaLanguage(locale);
  let say = translators.get(language);
  if (say === undefined) {
    say = translator(mathsTexts, language, 'maths') as unknown as Say;
    translators.set(language, say);
  }
  return say(key, values);
}
