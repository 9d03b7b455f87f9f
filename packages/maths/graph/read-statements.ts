import { toJson } from '../expression/json.ts';
import { read } from '../expression/read.ts';
import type { ReadingError } from '../expression/tokens.ts';
import type { Tree } from '../expression/tree.ts';
import { classify } from './classify.ts';
import { drawable, type GraphItem, type ReadItem } from './items.ts';
import { asFunction, unknownFunction } from './unknown-functions.ts';

export type Statements =
  | { readonly ok: true; readonly trees: readonly Tree[] }
  | { readonly ok: false; readonly error: ReadingError };

/**
 * Reads one or more statements: the whole text if the reader accepts it, otherwise the parts between
 * semicolons, new lines, and commas outside brackets, each read separately. An unknown function name before a
 * bracket is an error. Never throws.
 */
export function readStatements(text: string, locale: string): Statements {
  const result = readAll(text, locale);
  if (!result.ok) return { ok: false, error: asFunction(result.error, text) };
  const unknown = unknownFunction(text, result.trees);
  return unknown === null ? result : { ok: false, error: unknown };
}

function readAll(text: string, locale: string): Statements {
  const whole = read(text, { locale });
  if (whole.ok) return { ok: true, trees: [whole.tree] };
  for (const separators of [/[;\n]/, /[;,\n]/]) {
    const parts = partsOf(text, separators);
    if (parts.length < 2 || parts.length > 24) continue;
    const results = parts.map((part) => read(part, { locale }));
    const trees = results.flatMap((result) => (result.ok ? [result.tree] : []));
    if (trees.length === parts.length) return { ok: true, trees };
  }
  return { ok: false, error: whole.error };
}

function partsOf(text: string, separators: RegExp): string[] {
  const parts: string[] = [];
  let [depth, current] = [0, ''];
  for (const sign of text) {
    if ('([{'.includes(sign)) depth += 1;
    if (')]}'.includes(sign)) depth -= 1;
    if (depth === 0 && separators.test(sign)) {
      parts.push(current);
      current = '';
    } else current += sign;
  }
  return [...parts, current].map((part) => part.trim()).filter((part) => part !== '');
}

/** An item whose text is read here. */
export function readText(item: GraphItem, locale: string): ReadItem {
  const result = readStatements(item.text, locale);
  if (!result.ok) return { item, scene: null, problem: { kind: 'reading', error: result.error } };
  const classified = classify(result.trees);
  return classified.ok
    ? drawable(item, classified.picture)
    : { item, scene: null, problem: { kind: 'graph', code: classified.error } };
}

/** Texts as items with their pictures, so that the first paint needs no reader in the browser. */
export function graphItems(texts: readonly string[], locale: string): GraphItem[] {
  return texts.map((text, at) => {
    const item = { id: `f${at + 1}`, text };
    const { scene } = readText(item, locale);
    return scene === null ? item : { ...item, picture: toJson(scene.picture) };
  });
}
