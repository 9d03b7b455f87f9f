import katex from 'katex';
import { longestText } from './expression/limits.ts';
import { drawWith } from './formula-settings.ts';

/** A formula drawn on the server: `html` is null when it cannot be drawn, then its text is shown. */
export type DrawnFormula = { readonly latex: string; readonly html: string | null };

const mostKept = 2000;
const kept = new Map<string, DrawnFormula>();

/** Draws LaTeX as HTML with its MathML beside it. Never throws. Recent results are kept, since lessons repeat themselves. */
export function renderFormula(latex: string, options: { display?: boolean } = {}): DrawnFormula {
  const key = `${options.display === true ? 'd' : 'i'}${latex}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const drawn = { latex, html: draw(latex, options.display === true) };
  if (kept.size >= mostKept) kept.delete(kept.keys().next().value ?? '');
  kept.set(key, drawn);
  return drawn;
}

function draw(latex: string, display: boolean): string | null {
  if (latex.trim() === '' || latex.length > 8 * longestText) return null;
  return drawWith(katex, latex, display);
}
