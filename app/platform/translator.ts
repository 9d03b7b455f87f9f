import compile from 'icu-minify/compile';
import format, { type CompiledMessage, type FormatOptions, type FormatValues } from 'icu-minify/format';
import type { _Translator, Messages } from 'use-intl/core';
import { memoize } from './memoize.ts';

/** One feature's catalogue, regardless of its keys. */
type Catalogue = { readonly en: object; readonly es: object; readonly fr: object };

/** Text of a message, by its key and its arguments, which the types check. */
type Translate<Namespace extends keyof Messages & string> = _Translator<Messages, Namespace> & {
  [Other in 'rich' | 'markup' | 'raw' | 'has']: never;
};

const translators = new WeakMap<Catalogue, Map<string, unknown>>();

/**
 * Texts outside of components (emails, error messages, calendar files). Throws on a missing key or argument. A translator parses each message
 * once; for every email, parsing would be most of the work.
 */
export function translator<Namespace extends keyof Messages & string>(
  catalogue: Catalogue,
  language: keyof Catalogue,
  namespace: Namespace,
): Translate<Namespace> {
  // Bounded by the number of catalogues, languages and namespaces.
  const known = translators.get(catalogue) ?? new Map<string, unknown>();
  translators.set(catalogue, known);
  const key = `${language} ${namespace}`;
  if (!known.has(key)) known.set(key, createTranslate(catalogue[language], language, namespace));
  return known.get(key) as Translate<Namespace>;
}

/**
 * Not the translator of `use-intl`, which for each text finds its parsed message by a key of the message and of all formats: half of the time of
 * an email.
 */
function createTranslate(texts: object, language: string, namespace: string) {
  const messages = new Map<string, CompiledMessage>();
  return (key: string, values?: FormatValues<string>): string => {
    const known = messages.get(key);
    const message = known ?? compile(textAt(texts, `${namespace}.${key}`));
    if (known === undefined) messages.set(key, message);
    if (typeof message === 'string') return message;
    // An argument that is not there is read from the prototype.
    return String(format(message, language, { __proto__: missingArgument, ...values }, { formatters }));
  };
}

function textAt(texts: object, path: string): string {
  let at: unknown = texts;
  for (const part of path.split('.')) at = (at as Record<string, unknown> | undefined)?.[part];
  if (typeof at !== 'string') throw new Error(`There is no text ${path}.`);
  return at;
}

/** A function for the types, which take a prototype for an argument. */
const missingArgument = new Proxy((): string => '', {
  get: (_, name) => {
    throw new Error(`A text was given no ${String(name)}.`);
  },
});

/** As many formatters are kept as there are languages and options in our texts. */
const mostFormatters = 100;
const formattersOf = <Formatter>(make: (language: string, options: object) => Formatter) => {
  const formatterOf = memoize(mostFormatters, (key) => make(...(JSON.parse(key) as [string, object])));
  return (language: unknown, options: unknown = {}) => formatterOf(JSON.stringify([language, options]));
};
const formatters: FormatOptions['formatters'] = {
  getDateTimeFormat: formattersOf((language, options) => new Intl.DateTimeFormat(language, options)),
  getNumberFormat: formattersOf((language, options) => new Intl.NumberFormat(language, options)),
  getPluralRules: formattersOf((language, options) => new Intl.PluralRules(language, options)),
};
