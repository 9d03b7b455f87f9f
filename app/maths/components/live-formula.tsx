import { useEffect, useState } from 'react';
import { drawWith } from '#app/ui/formula-settings.ts';
import { Formula, type FormulaProps } from './formula.tsx';

/** A formula that changes while somebody types. KaTeX (about 75 KB) is loaded with the first one; until then it is text. */
export function LiveFormula({ latex, display = false, ...rest }: Omit<FormulaProps, 'html'>) {
  const [drawn, setDrawn] = useState<{ latex: string; html: string | null } | null>(null);
  useEffect(() => {
    let current = true;
    void import('katex').then(({ default: katex }) => {
      if (!current) return;
      setDrawn({ latex, html: drawWith(katex, latex, display) });
    });
    return () => {
      current = false;
    };
  }, [latex, display]);
  return (
    <Formula latex={latex} html={drawn?.latex === latex ? drawn.html : null} display={display} {...rest} />
  );
}
