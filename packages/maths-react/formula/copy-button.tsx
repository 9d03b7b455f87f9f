import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Stroke } from '../icons.tsx';
import './formula.css';

/** Milliseconds for which the button shows its confirmation. */
const confirmationMs = 2000;

/** A small button beside a displayed formula that copies its LaTeX. */
export function CopyLatex({ latex }: { latex: string }) {
  const t = useTranslations('mathsUi.formula');
  const [done, setDone] = useState<'copied' | 'notCopied' | null>(null);
  useEffect(() => {
    if (done === null) return;
    const timer = setTimeout(() => setDone(null), confirmationMs);
    return () => clearTimeout(timer);
  }, [done]);
  const copy = () =>
    navigator.clipboard.writeText(latex).then(
      () => setDone('copied'),
      () => setDone('notCopied'),
    );
  return (
    <span className="copy-latex">
      <button type="button" aria-label={t('copy')} title={t('copy')} onClick={() => void copy()}>
        <Stroke>
          <rect x="8" y="8" width="13" height="13" rx="2.5" />
          <path d="M16 8V5.5A2.5 2.5 0 0 0 13.5 3h-8A2.5 2.5 0 0 0 3 5.5v8A2.5 2.5 0 0 0 5.5 16H8" />
        </Stroke>
      </button>
      <span role="status" className="copy-said">
        {done && t(done)}
      </span>
    </span>
  );
}
