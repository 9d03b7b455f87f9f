import { createTranslator, type Messages } from 'use-intl/core';
import { readyTexts } from './ready-texts.ts';

/** One feature's catalogue, regardless of its keys. */
type Catalogue = { readonly en: object; readonly es: object; readonly fr: object };

const cache = new WeakMap<Catalogue, Map<string, unknown>>();

/**
 * Texts outside of components (emails, error messages, calendar files). Throws on a missing key, which the type check
 * should have caught.
 */
export function translator<Namespace extends keyof Messages & string>(
  catalogue: Catalogue,
  language: keyof Catalogue,
  namespace: Namespace,
) {
  // A translator parses each message once; created for every email, parsing would be most of the work.
  return cached(catalogue, `${language} ${namespace}`, () =>
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

/** Bounded by the number of catalogues, languages and namespaces. */
function cached<Value>(catalogue: Catalogue, key: string, make: () => Value): Value {
  const values = cache.get(catalogue) ?? new Map<string, unknown>();
  cache.set(catalogue, values);
  if (!values.has(key)) values.set(key, make());
  return values.get(key) as Value;
}
