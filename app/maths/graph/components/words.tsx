import { useTranslations } from 'use-intl/react';
import { describe, type Described } from '../words/describe.ts';
import type { Say } from '../words/kinds.ts';

type Props = { id: string; described: Described; folded: boolean };

/** The graph in words: folded under the drawing, or for screen readers only. */
export function Words({ id, described, folded }: Props) {
  const t = useTranslations('graph');
  const lines = describe(described, t as unknown as Say).map((sentences) => sentences.join(' '));
  const text = (
    <div id={id} className={folded ? 'gr-words' : 'sr'}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
  if (!folded) return text;
  return (
    <details className="gr-said">
      <summary>{t('words')}</summary>
      {text}
    </details>
  );
}
