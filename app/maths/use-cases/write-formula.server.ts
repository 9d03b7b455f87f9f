import { remember } from '#app/platform/remember.ts';
import { requestText } from '@curvela/maths/solve';
import { toLatex, formulaLanguage, toPlain, read, toSpeech, longestText } from '@curvela/maths/expression';
import { readRequest } from '@curvela/maths/reading';
import katex from 'katex';
import { drawWith } from '@curvela/maths-react/settings';

/*
 * Formulas that the product itself wrote, read and written at once in this process. What people type goes to the child
 * processes of maths.server.ts instead.
 */

/** A formula in the ways that a page needs; `html` is null when it cannot be drawn. */
export type WrittenFormula = {
  readonly latex: string;
  readonly plain: string;
  readonly speech: string;
  readonly html: string | null;
};

/** Some six megabytes: exercises make ever new formulas, and what is shown again is shown again soon. */
const mostKept = 1500;

const written = remember(mostKept, (key): WrittenFormula => {
  const [text, locale, from] = JSON.parse(key) as [string, string, string];
  const result = read(text, { locale: from, asWritten: true });
  if (!result.ok) return { latex: '', plain: text, speech: text, html: null };
  const latex = toLatex(result.tree, locale);
  const { html } = renderFormula(latex);
  return {
    latex,
    plain: toPlain(result.tree, locale),
    speech: toSpeech(result.tree, formulaLanguage(locale)),
    html,
  };
});

/**
 * A formula of the product’s own (in the notation of `from`, English without it) in the notation of `locale`. What cannot be read
 * stays as it is, without a drawing. Recent ones are kept.
 */
export const writeFormula = (text: string, locale: string, from = 'en'): WrittenFormula =>
  written(JSON.stringify([text, locale, from]));

/** A problem of the product’s own (English, verb included: `solve 2x = 3.5`) as the reader of `locale` takes it. */
export function writeRequest(problem: string, locale: string): string {
  const request = readRequest(problem, { locale: 'en' });
  return request.ok ? requestText(request.problem, locale) : problem;
}

/** A formula drawn on the server: `html` is null when it cannot be drawn, then its text is shown. */
type DrawnFormula = { readonly latex: string; readonly html: string | null };

const mostRendered = 1000;
const inLine = remember(mostRendered, (latex) => ({ latex, html: draw(latex, false) }));
const onItsOwn = remember(mostRendered, (latex) => ({ latex, html: draw(latex, true) }));

/** Draws LaTeX as HTML with its MathML beside it. Never throws. Recent results are kept, since lessons repeat themselves. */
export const renderFormula = (latex: string, options: { display?: boolean } = {}): DrawnFormula =>
  options.display === true ? onItsOwn(latex) : inLine(latex);

function draw(latex: string, display: boolean): string | null {
  if (latex.trim() === '' || latex.length > 8 * longestText) return null;
  return drawWith(katex, latex, display);
}
