import { createTranslator, type Messages } from 'use-intl/core';
import { readyTexts } from './ready-texts.ts';

/** One feature's catalogue, where the keys do not matter. */
type Catalogue = { readonly en: object; readonly es: object; readonly fr: object };

const kept = new WeakMap<Catalogue, Map<string, unknown>>();

/**
 * Texts outside a component (mails, error messages, calendar files).
 * Throws on a missing key, since the type check should have caught it.
 */
export function translator<Namespace extends keyof Messages & string>(
  catalogue: Catalogue,
  language: keyof Catalogue,
  namespace: Namespace,
) {
  // A translator reads each message once: made anew for every mail, reading would be most of the mail's work.
  return once(catalogue, `${language} ${namespace}`, () =>
    createTranslator<Messages, Namespace>({
      locale: language,
      messages: readyTexts(catalogue[language]),
      namespace,
      onError: (error) => {
        throw error;
      },
    }),
  );
}

/** Bounded by the catalogues, their languages and their namespaces, which the program itself has. */
function once<Value>(catalogue: Catalogue, key: string, make: () => Value): Value {
  const values = kept.get(catalogue) ?? new Map<string, unknown>();
  kept.set(catalogue, values);
  if (!values.has(key)) values.set(key, make());
  return values.get(key) as Value;
}
