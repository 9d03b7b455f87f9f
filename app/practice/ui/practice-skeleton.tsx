import { useTranslations } from 'use-intl/react';

/** The shape of what comes. */
export function PracticeSkeleton() {
  const t = useTranslations('practice');
  return (
    <div className="page p-room" aria-busy="true">
      <header className="p-head">
        <h1>{t('title')}</h1>
        <div className="bone p-curve-bone" />
      </header>
      <div className="bone p-item-bone" role="status" aria-label={t('loading')} />
    </div>
  );
}
