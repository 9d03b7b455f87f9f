import type { KatexOptions } from 'katex';

/** The rendering part of KaTeX. */
export type Katex = { renderToString(latex: string, options: KatexOptions): string };

/** Settings safe for any LaTeX: no links or images, bounded macros and sizes, MathML for screen readers. */
const formulaSettings: KatexOptions = {
  trust: false,
  throwOnError: false,
  maxExpand: 500,
  maxSize: 20,
  strict: 'ignore',
  output: 'htmlAndMathml',
};

/** KaTeX marks what it cannot render with a class or with the error colour; in both cases the text is shown instead. */
export function isDrawn(html: string): boolean {
  return !html.includes('katex-error') && !/#cc0000/i.test(html);
}

/** HTML of a formula, or null when KaTeX cannot render it. Never throws. */
export function drawWith(katex: Katex, latex: string, display: boolean): string | null {
  try {
    const html = katex.renderToString(latex, { ...formulaSettings, displayMode: display });
    return isDrawn(html) ? html : null;
  } catch {
    // Not a parse error (those are rendered in the error colour): the input exceeded a limit.
    return null;
  }
}
