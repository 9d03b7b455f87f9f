import { useEffect } from 'react';

let prepared = false;

/** Where formulas are, copying a selection takes LaTeX in their place. What does that is loaded when something is first selected. */
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
    // Without it a copy is what the browser makes of the drawing.
    () => undefined,
  );
}
