import 'katex/dist/katex.min.css';
import { useCopyAsLatex } from './copy-latex.ts';

export type FormulaProps = {
  /** LaTeX; shown as text when there is no drawing and no plain writing. */
  latex: string;
  /** Drawn by `renderFormula` on the server. */
  html?: string | null | undefined;
  /** How it is typed, for where it cannot be drawn. */
  plain?: string | undefined;
  /** How it is said in the reader's language, for where it cannot be drawn. */
  speech?: string | undefined;
  /** On a line of its own. */
  display?: boolean;
  className?: string | undefined;
};

/**
 * A drawn formula, its MathML kept for screen readers; copying it, or a text with it, takes its LaTeX along. Without a
 * drawing it is readable text.
 */
export function Formula({ latex, html, plain, speech, display = false, className }: FormulaProps) {
  useCopyAsLatex();
  const Tag = display ? 'div' : 'span';
  const classes = `formula ${display ? 'formula-display' : ''} ${className ?? ''}`.trim();
  if (html == null || html === '') {
    const said = speech === undefined ? {} : { role: 'math', 'aria-label': speech };
    return (
      <Tag className={`${classes} typed`} {...said}>
        {plain ?? latex}
      </Tag>
    );
  }
  // The HTML is KaTeX's own, drawn with `trust: false` from a formula; it holds no text of a person unescaped.
  // oxlint-disable-next-line react/no-danger
  return <Tag className={classes} dangerouslySetInnerHTML={{ __html: html }} />;
}
