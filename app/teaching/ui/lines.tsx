import { useTranslations } from 'use-intl/react';
import { Mark } from '@curvela/maths-react/verdict';
import type { ShownLine } from '../model/blocks.ts';
import { Maths, Sentence } from './sentence.tsx';

/** Lines with number, formula and mark. The mark has a text alternative for screen readers. */
export function Lines({ lines, className = '' }: { lines: readonly ShownLine[]; className?: string }) {
  return (
    <ol className={`lines ${className}`}>
      {lines.map((line) => (
        <li key={line.n}>
          <span className="n">{line.n}</span>
          <span className="t-formula">
            <span className={line.mark === 'different' ? 'off' : undefined}>
              <Maths formula={line.formula} />
            </span>
          </span>
          <LineMark mark={line.mark} />
          {line.note && (
            <span className="note">
              <Sentence text={line.note} />
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

function LineMark({ mark }: Pick<ShownLine, 'mark'>) {
  const t = useTranslations('teaching.tutor');
  if (mark === null) return <span />;
  if (mark === 'given') return <span className="small muted">{t('given')}</span>;
  if (mark === 'shown') return <span className="small muted">{t('marks.shown')}</span>;
  return (
    <span>
      <Mark kind={mark} />
      <span className="sr">{t(`marks.${mark}`)}</span>
    </span>
  );
}
