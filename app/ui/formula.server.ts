import katex from 'katex';

const cache = new Map<string, string>();

/**
 * A formula of our own texts as HTML with its MathML, drawn on the server so that no page needs the renderer to be read.
 * For LaTeX that we wrote; what people type goes through the maths feature.
 */
export function formulaHtml(latex: string, display = false): string {
  const key = `${display ? 'd' : 'i'}${latex}`;
  const known = cache.get(key);
  if (known) return known;
  const html = katex.renderToString(latex, { displayMode: display, trust: false, throwOnError: true });
  cache.set(key, html);
  return html;
}
