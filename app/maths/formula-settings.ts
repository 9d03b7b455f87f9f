import type { KatexOptions } from 'katex';

/** Settings under which any LaTeX may be drawn: no links or images, bounded macros and sizes, MathML kept for screen readers. */
export const formulaSettings: KatexOptions = {
  trust: false,
  throwOnError: false,
  maxExpand: 500,
  maxSize: 20,
  strict: 'ignore',
  output: 'htmlAndMathml',
};

/** KaTeX marks what it cannot draw with a class or with red ink; both mean: show the text instead. */
export function isDrawn(html: string): boolean {
  return !html.includes('katex-error') && !/#cc0000/i.test(html);
}
