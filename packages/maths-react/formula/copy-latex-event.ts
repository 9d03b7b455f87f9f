/** Puts LaTeX on the clipboard in place of the drawn formulas of a selection. */
export function copyAsLatex(event: ClipboardEvent): void {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0 || !event.clipboardData) return;
  const range = selection.getRangeAt(0);
  const alone = formulaAround(range.startContainer);
  if (alone !== null && alone === formulaAround(range.endContainer)) {
    event.clipboardData.setData('text/plain', latexOf(alone));
    event.preventDefault();
    return;
  }
  const text = textWithLatex(wholeFormulas(range));
  if (text === null) return;
  event.clipboardData.setData('text/plain', text);
  event.preventDefault();
}

const formulaAround = (node: Node): Element | null =>
  (node instanceof Element ? node : node.parentElement)?.closest('.katex') ?? null;

/** A selection that begins or ends within a formula takes all of it. */
function wholeFormulas(range: Range): DocumentFragment {
  const whole = range.cloneRange();
  const first = formulaAround(whole.startContainer);
  const last = formulaAround(whole.endContainer);
  if (first) whole.setStartBefore(first);
  if (last) whole.setEndAfter(last);
  return whole.cloneContents();
}

/** The text of a copied piece, formulas as `$…$` or, on lines of their own, `$$…$$`. Null when there is none in it. */
function textWithLatex(piece: DocumentFragment): string | null {
  const found = [...piece.querySelectorAll('.katex')];
  if (found.length === 0) return null;
  for (const formula of found) {
    const display = formula.closest('.katex-display');
    const marks = display ? '$$' : '$';
    (display ?? formula).replaceWith(`${marks}${latexOf(formula)}${marks}`);
  }
  // Only what is in the page knows where lines end.
  const holder = document.createElement('div');
  holder.style.cssText = 'position:fixed;left:-9999px;white-space:pre-line';
  holder.append(piece);
  document.body.append(holder);
  const text = holder.innerText;
  holder.remove();
  return text;
}

const latexOf = (formula: Element): string =>
  formula.querySelector('annotation[encoding="application/x-tex"]')?.textContent?.trim() ?? '';
