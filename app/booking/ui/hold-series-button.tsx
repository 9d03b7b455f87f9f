import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useAuth } from '#app/accounts/index.ts';
import type { SeriesState } from './series/use-series.ts';

/** Holds all times of a plan; without a session it leads to sign-in and back to the same plan. */
export function HoldSeriesButton({ series, block = false }: { series: SeriesState; block?: boolean }) {
  const t = useTranslations('bookChanges.repeat');
  const { user } = useAuth();
  const { pathname, search } = useLocation();
  const className = `btn btn-primary ${block ? 'btn-lg btn-block' : ''}`;
  const count = series.starts.length;
  if (!user)
    return (
      <Link className={className} to={`/auth?${new URLSearchParams({ next: `${pathname}${search}` })}`}>
        {t('signIn')}
      </Link>
    );
  const few = count < 2;
  return (
    <>
      <button type="button" className={className} disabled={series.busy || few} onClick={series.hold}>
        {series.busy ? t('holding') : t('hold', { count })}
      </button>
      {few && block && series.occurrences && <p className="small">{t('few')}</p>}
    </>
  );
}
