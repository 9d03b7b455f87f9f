import katex from 'katex';
import { memoize } from '#app/platform/memoize.ts';
import { drawWith } from '@curvela/maths-react/settings';

/** More than the number of formulas on all pages. */
const mostKept = 200;

const inLine = memoize(mostKept, (latex) => draw(latex, false));
const onItsOwn = memoize(mostKept, (latex) => draw(latex, true));

/**
 * Renders a formula of our own texts as HTML with MathML on the server, so that no page needs the renderer. Throws on
 * invalid LaTeX, which is a bug in our texts; user input goes through the maths feature.
 */
export const formulaHtml = (latex: string, display = false): string =>
  display ? onItsOwn(latex) : inLine(latex);

function draw(latex: string, display: boolean): string {
  const html = drawWith(katex, latex, display);
  if (html === null) throw new Error(`Not LaTeX that can be drawn: ${latex}`);
  return html;
}
