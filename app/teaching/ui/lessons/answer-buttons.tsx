import { useTranslations } from 'use-intl/react';
import type { Answering } from './use-answering.ts';

/** Buttons under a lesson field: check the answer, or show it (`show` is the label). */
export function AnswerButtons({ answering, show }: { answering: Answering; show: string }) {
  const t = useTranslations('lessons');
  return (
    <div className="ls-acts">
      <button type="submit" className="btn btn-primary" aria-disabled={answering.busy}>
        {answering.busy ? t('checking') : t('check')}
      </button>
      <button type="button" className="btn btn-quiet" aria-disabled={answering.busy} onClick={answering.show}>
        {show}
      </button>
    </div>
  );
}
