import { renderFormula } from '#app/maths/index.server.ts';

/** Adds `html` beside every `latex`: once, when the response is sent. What cannot be rendered has none and is shown as source text. */
export function withDrawings<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(withDrawings) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const copy: Record<string, unknown> = {};
  for (const [key, member] of Object.entries(value)) copy[key] = withDrawings(member);
  if (typeof copy.latex === 'string') {
    const { html } = renderFormula(copy.latex);
    if (html !== null) copy.html = html;
  }
  return copy as Value;
}
