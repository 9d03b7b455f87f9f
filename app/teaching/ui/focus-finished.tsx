import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';

type Props = {
  busy: boolean;
  hasOthers: boolean;
  onAgain(): void;
  onStop(): void;
  children: ReactNode;
};

/** The problem is finished: the last response, another problem, or the end. */
export function FocusFinished({ busy, hasOthers, onAgain, onStop, children }: Props) {
  const t = useTranslations('teaching.focus');
  const r = useTranslations('focusRoom');
  return (
    <>
      <h1>{r('finished')}</h1>
      {children}
      <div className="cta">
        {hasOthers && (
          <button
            type="button"
            className="btn btn-primary btn-lg"
            aria-disabled={busy}
            onClick={() => {
              if (!busy) onAgain();
            }}
          >
            {t('another')}
          </button>
        )}
        <button type="button" className="btn btn-secondary btn-lg" onClick={onStop}>
          {t('stop')}
        </button>
      </div>
    </>
  );
}
