import katex from 'katex';
import { remember } from '#app/platform/remember.ts';
import { drawWith } from '@curvela/maths-react/settings';

/** More than the pages have of their own. */
const mostKept = 200;

const inLine = remember(mostKept, (latex) => draw(latex, false));
const onItsOwn = remember(mostKept, (latex) => draw(latex, true));

/**
 * A formula of our own texts as HTML with its MathML, drawn on the server so that no page needs the renderer to be read.
 * For LaTeX that we wrote, so one that cannot be drawn is a mistake of ours and throws; what people type goes through the
 * maths feature.
 */
export const formulaHtml = (latex: string, display = false): string =>
  display ? onItsOwn(latex) : inLine(latex);

function draw(latex: string, display: boolean): string {
  const html = drawWith(katex, latex, display);
  if (html === null) throw new Error(`Not LaTeX that can be drawn: ${latex}`);
  return html;
}
