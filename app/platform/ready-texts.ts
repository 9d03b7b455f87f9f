import compile from 'icu-minify/compile';
import type { Messages } from 'use-intl/core';

/**
 * True in the bundles that vite.config.ts builds. There the formatter reads messages that were compiled beforehand, so that
 * no browser loads a parser for them (9 KB); files that Node or a test runs directly keep the formatter with its parser.
 */
declare const COMPILED_TEXTS: boolean | undefined;

const compiled = new WeakMap<object, object>();

/** A catalogue in one language, the way this program's formatter reads it. Compiled once. */
export function readyTexts(texts: object): Messages {
  if (typeof COMPILED_TEXTS === 'undefined') return texts as Messages;
  const known = compiled.get(texts);
  if (known) return known as Messages;
  const made = compileAll(texts);
  compiled.set(texts, made);
  return made as Messages;
}

function compileAll(texts: object): object {
  return Object.fromEntries(
    Object.entries(texts).map(([key, value]: [string, unknown]) => [
      key,
      typeof value === 'string' ? compile(value) : compileAll(value as object),
    ]),
  );
}
