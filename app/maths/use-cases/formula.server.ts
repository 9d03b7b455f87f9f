import katex from 'katex';
import { remember } from '#app/platform/remember.ts';
import { longestText } from '@curvela/maths/expression';
import { drawWith } from '@curvela/maths-react/settings';

/** A formula drawn on the server: `html` is null when it cannot be drawn, then its text is shown. */
type DrawnFormula = { readonly latex: string; readonly html: string | null };

const mostKept = 1000;
const inLine = remember(mostKept, (latex) => ({ latex, html: draw(latex, false) }));
const onItsOwn = remember(mostKept, (latex) => ({ latex, html: draw(latex, true) }));

/** Draws LaTeX as HTML with its MathML beside it. Never throws. Recent results are kept, since lessons repeat themselves. */
export const renderFormula = (latex: string, options: { display?: boolean } = {}): DrawnFormula =>
  options.display === true ? onItsOwn(latex) : inLine(latex);

function draw(latex: string, display: boolean): string | null {
  if (latex.trim() === '' || latex.length > 8 * longestText) return null;
  return drawWith(katex, latex, display);
}
