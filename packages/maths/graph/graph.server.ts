import { readText } from './read-statements.ts';
import { staticSvg, type StaticOptions } from './static-svg.ts';

export { graphItems } from './read-statements.ts';

/**
 * A static picture of the given texts for an email or a page without script; null when none of them can be
 * drawn.
 */
export function graphSvg(texts: readonly string[], options: StaticOptions = {}): string | null {
  const locale = options.locale ?? 'en';
  const items = texts.flatMap((text, at) => {
    const { scene } = readText({ id: `f${at + 1}`, text }, locale);
    return scene === null ? [] : [scene];
  });
  if (items.length === 0) return null;
  const letters = Object.fromEntries(
    items.flatMap(({ picture }) => picture.parameters.map((name) => [name, 1])),
  );
  return staticSvg(items, { ...options, parameters: { ...letters, ...options.parameters } });
}
