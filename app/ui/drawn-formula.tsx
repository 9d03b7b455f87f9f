import 'katex/dist/katex.min.css';

/** A formula rendered on the server: KaTeX HTML, made with `trust: false`, so that all text in it is escaped. */
export function DrawnFormula({ html }: { html: string }) {
  // oxlint-disable-next-line react/no-danger
  return <span dangerouslySetInnerHTML={{ __html: html }} />;
}
