import 'katex/dist/katex.min.css';

/** A formula that the server has drawn (`formulaHtml`). Only ever given our own LaTeX. */
export function DrawnFormula({ html }: { html: string }) {
  // oxlint-disable-next-line react/no-danger
  return <span dangerouslySetInnerHTML={{ __html: html }} />;
}
