import compile from 'icu-minify/compile';
import type { Messages } from 'use-intl/core';

/**
 * True in bundles built by vite.config.ts. There the formatter reads precompiled messages, so that no browser loads a
 * message parser (9 KB); files that Node or a test runs directly use the formatter with its parser.
 */
declare const COMPILED_TEXTS: boolean | undefined;

const compiled = new WeakMap<object, object>();

/** A catalogue in one language, in the form that this build's formatter reads. Compiled once. */
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
