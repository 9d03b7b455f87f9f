import { memoize } from '#app/platform/memoize.ts';
import { requestText } from '@curvela/maths/solve';
import { toLatex, formulaLanguage, toPlain, read, toSpeech, longestText } from '@curvela/maths/expression';
import { readRequest } from '@curvela/maths/reading';
import katex from 'katex';
import { drawWith } from '@curvela/maths-react/settings';

/*
 * Formulas from our own content, processed synchronously in this process. User input goes to the child processes of
 * maths.server.ts instead.
 */

/** A formula in the forms that a page needs; `html` is null when it cannot be rendered. */
export type WrittenFormula = {
  readonly latex: string;
  readonly plain: string;
  readonly speech: string;
  readonly html: string | null;
};

/** About six megabytes. Exercises keep producing new formulas; repeated ones usually come back soon. */
const mostKept = 1500;

const written = memoize(mostKept, (key): WrittenFormula => {
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
 * Writes a formula of our content, given in the notation of `from`, in the notation of `locale`. Unreadable text is
 * returned unchanged, without HTML. Recent results are cached.
 */
export const writeFormula = (text: string, locale: string, from = 'en'): WrittenFormula =>
  written(JSON.stringify([text, locale, from]));

/** Rewrites a problem of our content (English, with its verb: `solve 2x = 3.5`) for the reader of `locale`. */
export function writeRequest(problem: string, locale: string): string {
  const request = readRequest(problem, { locale: 'en' });
  return request.ok ? requestText(request.problem, locale) : problem;
}

/** A formula rendered on the server; `html` is null when it cannot be rendered, then its text is shown. */
type DrawnFormula = { readonly latex: string; readonly html: string | null };

const mostRendered = 1000;
const inLine = memoize(mostRendered, (latex) => ({ latex, html: draw(latex, false) }));
const displayed = memoize(mostRendered, (latex) => ({ latex, html: draw(latex, true) }));

/** Renders LaTeX as HTML with MathML. Never throws. Recent results are cached, because lessons repeat formulas. */
export const renderFormula = (latex: string, options: { display?: boolean } = {}): DrawnFormula =>
  options.display === true ? displayed(latex) : inLine(latex);

function draw(latex: string, display: boolean): string | null {
  if (latex.trim() === '' || latex.length > 8 * longestText) return null;
  return drawWith(katex, latex, display);
}
