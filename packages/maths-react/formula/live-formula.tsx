import { useMemo, useSyncExternalStore } from 'react';
import { drawWith, type Katex } from './settings.ts';
import { Formula, type FormulaProps } from './formula.tsx';
import { plainOfLatex } from '../input/plain-of-latex.ts';

/* KaTeX, once it is here. A formula that is drawn later is drawn at once, without a moment as text. */
let katexNow: Katex | null = null;
let loading: Promise<void> | null = null;
const waiting = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  waiting.add(listener);
  loading ??= import('katex').then(
    ({ default: katex }) => {
      katexNow = katex;
      for (const told of waiting) told();
    },
    () => {
      // Without KaTeX formulas stay text; the next one to appear tries again.
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
 * A formula drawn in the browser: what changes while somebody types, or what a model writes. KaTeX is loaded with the first
 * one; until then, and where the LaTeX cannot be drawn, it is text.
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
