import 'katex/dist/katex.min.css';

/** A formula that the server has drawn: KaTeX’s own HTML, made with `trust: false`, in which no text stands unescaped. */
export function DrawnFormula({ html }: { html: string }) {
  // oxlint-disable-next-line react/no-danger
  return <span dangerouslySetInnerHTML={{ __html: html }} />;
}
