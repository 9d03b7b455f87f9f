import type { KatexOptions } from 'katex';

/** The part of KaTeX that draws. */
export type Katex = { renderToString(latex: string, options: KatexOptions): string };

/** Settings under which any LaTeX may be drawn: no links or images, bounded macros and sizes, MathML kept for screen readers. */
const formulaSettings: KatexOptions = {
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

/** HTML of a formula, or null when KaTeX cannot draw it. Never throws. */
export function drawWith(katex: Katex, latex: string, display: boolean): string | null {
  try {
    const html = katex.renderToString(latex, { ...formulaSettings, displayMode: display });
    return isDrawn(html) ? html : null;
  } catch {
    // Not a parse error (those are drawn in red): the input ran into a limit.
    return null;
  }
}
