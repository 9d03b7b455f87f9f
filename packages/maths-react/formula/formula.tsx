import 'katex/dist/katex.min.css';
import { useCopyAsLatex } from './copy-latex.ts';

export type FormulaProps = {
  /** LaTeX; shown as text without `html` and `plain`. */
  latex: string;
  /** Rendered by `renderFormula` on the server. */
  html?: string | null | undefined;
  /** The formula as typed, if it cannot be rendered. */
  plain?: string | undefined;
  /** The spoken form in the reader's language, if it cannot be rendered. */
  speech?: string | undefined;
  /** Displayed on a line of its own. */
  display?: boolean;
  className?: string | undefined;
};

/**
 * A rendered formula, with MathML for screen readers; copying it, or text around it, copies its LaTeX. Without a rendering it is
 * readable text.
 */
export function Formula({ latex, html, plain, speech, display = false, className }: FormulaProps) {
  useCopyAsLatex();
  const Tag = display ? 'div' : 'span';
  const classes = `formula ${display ? 'formula-display' : ''} ${className ?? ''}`.trim();
  if (html == null || html === '') {
    const labelProps = speech === undefined ? {} : { role: 'math', 'aria-label': speech };
    return (
      <Tag className={`${classes} typed`} {...labelProps}>
        {plain ?? latex}
      </Tag>
    );
  }
  // KaTeX output, rendered with `trust: false`; user text in it is escaped.
  // oxlint-disable-next-line react/no-danger
  return <Tag className={classes} dangerouslySetInnerHTML={{ __html: html }} />;
}
