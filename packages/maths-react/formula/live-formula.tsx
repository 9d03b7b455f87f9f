import { useMemo, useSyncExternalStore } from 'react';
import { drawWith, type Katex } from './settings.ts';
import { Formula, type FormulaProps } from './formula.tsx';
import { plainOfLatex } from '../input/plain-of-latex.ts';

/* KaTeX once loaded, so that later formulas render at once without a flash of text. */
let katexNow: Katex | null = null;
let loading: Promise<void> | null = null;
const waiting = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  waiting.add(listener);
  loading ??= import('katex').then(
    ({ default: katex }) => {
      katexNow = katex;
      for (const notify of waiting) notify();
    },
    () => {
      // If loading fails, formulas stay text; the next one mounted retries.
      loading = null;
    },
  );
  return () => waiting.delete(listener);
}

const useKatex = (): Katex | null =>
  useSyncExternalStore(
    subscribe,
    () => katexNow,
    () => null,
  );

/**
 * A formula rendered in the browser: live input, or model output. KaTeX is loaded with the first one; until then, and if the LaTeX
 * cannot be rendered, it is text.
 */
export function LiveFormula({ latex, plain, display = false, ...rest }: Omit<FormulaProps, 'html'>) {
  const katex = useKatex();
  const html = useMemo(() => (katex ? drawWith(katex, latex, display) : null), [katex, latex, display]);
  return (
    <Formula
      latex={latex}
      html={html}
      plain={plain ?? (html === null ? (plainOfLatex(latex) ?? latex) : undefined)}
      display={display}
      {...rest}
    />
  );
}
