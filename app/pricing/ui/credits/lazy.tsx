import { lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { Waiting } from '#app/ui/part.tsx';

const Parts = lazy(() => import('./credit-parts.tsx'));

/** Credits and invoices of the account. Lazily loaded to keep the dashboard small. */
export function CreditsPage({ known, beside }: { known: boolean; beside?: ReactNode }) {
  const t = useTranslations('creditPages');
  const waiting = <Waiting height={30} label={t('loading')} />;
  return (
    <>
      <header className="hello">
        <h1>{t('title')}</h1>
        <div className="acts">
          <Link className="btn btn-quiet btn-sm" to="/dashboard">
            {t('back')}
          </Link>
          {beside}
        </div>
      </header>
      {known ? (
        <Suspense fallback={waiting}>
          <Parts />
        </Suspense>
      ) : (
        waiting
      )}
    </>
  );
}
