import { useEffect } from 'react';

let prepared = false;

/** Copies LaTeX in place of rendered formulas in a selection. The handler is loaded on the first selection. */
export function useCopyAsLatex(): void {
  useEffect(() => {
    if (prepared) return;
    prepared = true;
    document.addEventListener('selectionchange', load, { once: true });
  }, []);
}

function load(): void {
  import('./copy-latex-event.ts').then(
    ({ copyAsLatex }) => document.addEventListener('copy', copyAsLatex),
    // If loading fails, the browser copies the rendered text.
    () => undefined,
  );
}
