import { readText } from './read-statements.ts';
import { staticSvg, type StaticOptions } from './static-svg.ts';

export { graphItems } from './read-statements.ts';

/** What was written, as one static picture for a mail or a page without script; null when nothing of it can be drawn. */
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
