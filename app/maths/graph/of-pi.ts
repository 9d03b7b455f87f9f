import { contains } from '../expression/tree.ts';
import type { SceneItem } from './scene.ts';

const waves: ReadonlySet<string> = new Set(['sin', 'cos', 'tan', 'cot', 'sec', 'csc']);

/** Waves in radians to the right: the x axis counts in parts of π. */
export function isOfPi(items: readonly SceneItem[]): boolean {
  const curves = items
    .flatMap(({ picture }) => picture.plots)
    .filter((plot) => plot.kind === 'curve' && plot.along === 'x');
  return curves.some(
    (plot) =>
      plot.kind === 'curve' &&
      contains(plot.of, (part) => part.kind === 'call' && waves.has(part.name)) &&
      !contains(plot.of, (part) => part.kind === 'degrees'),
  );
}
