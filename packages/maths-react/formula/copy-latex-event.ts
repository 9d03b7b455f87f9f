/** Copies a selection with LaTeX in place of the rendered formulas. */
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

/** Extends a selection that starts or ends inside a formula to all of it. */
function wholeFormulas(range: Range): DocumentFragment {
  const whole = range.cloneRange();
  const first = formulaAround(whole.startContainer);
  const last = formulaAround(whole.endContainer);
  if (first) whole.setStartBefore(first);
  if (last) whole.setEndAfter(last);
  return whole.cloneContents();
}

/** The text of a selection, inline formulas as `$…$`, displayed ones as `$$…$$`. Null when it contains no formula. */
function textWithLatex(piece: DocumentFragment): string | null {
  const found = [...piece.querySelectorAll('.katex')];
  if (found.length === 0) return null;
  for (const formula of found) {
    const display = formula.closest('.katex-display');
    const marks = display ? '$$' : '$';
    (display ?? formula).replaceWith(`${marks}${latexOf(formula)}${marks}`);
  }
  // Line breaks are only known for elements in the document.
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
