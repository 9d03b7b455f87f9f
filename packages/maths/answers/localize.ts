import { createTranslator } from 'use-intl/core';
import { formulaLanguage } from '../expression/plain.ts';
import { mathsTexts } from '../messages/index.ts';

type Translate = (key: string, values?: Record<string, string>) => string;
const translators = new Map<string, Translate>();

/** What stands for a piece that a text mentions and the caller does not have. */
const missingPiece = '…';

/** Every placeholder of a text with a value, so that a text never fails to format. */
function withEveryPlaceholder(
  language: keyof typeof mathsTexts,
  key: string,
  values: Readonly<Record<string, string>>,
): Record<string, string> {
  const text = key
    .split('.')
    .reduce<unknown>(
      (group, part) => (group as Record<string, unknown> | undefined)?.[part],
      mathsTexts[language].maths,
    );
  const names = typeof text === 'string' ? [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name!) : [];
  return { ...Object.fromEntries(names.map((name) => [name, missingPiece])), ...values };
}

/** A text of the maths catalogue, in the language of a locale. A piece that is missing is shown as dots. */
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
  return say(key, withEveryPlaceholder(language, key, values));
}
