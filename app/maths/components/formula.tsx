import 'katex/dist/katex.min.css';

export type FormulaProps = {
  /** LaTeX; shown as text when there is no drawing. */
  latex: string;
  /** Drawn by `renderFormula` on the server. */
  html?: string | null | undefined;
  /** On a line of its own. */
  display?: boolean;
  className?: string;
};

/** A formula that the server has drawn, its MathML kept for screen readers. Without a drawing it is readable text. */
export function Formula({ latex, html, display = false, className }: FormulaProps) {
  const Tag = display ? 'div' : 'span';
  if (html == null || html === '')
    return (
      <Tag className={className}>
        <code>{latex}</code>
      </Tag>
    );
  // The HTML is KaTeX's own, drawn with `trust: false` from a formula; it holds no text of a person unescaped.
  // oxlint-disable-next-line react/no-danger
  return <Tag className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
