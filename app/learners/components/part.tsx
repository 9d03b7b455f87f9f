import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';

/** What a part of a screen shows while its data is on the way, when it failed, and when it is there. */
export function Part<Data>({
  query,
  height,
  children,
}: {
  query: UseQueryResult<Data>;
  /** Reserved in rem, so that what follows does not move. */
  height: number;
  children: (data: Data) => ReactNode;
}) {
  const t = useTranslations('learners');
  if (query.data !== undefined) return children(query.data);
  if (!query.error) return <Waiting height={height} />;
  return (
    <p className="error" role="alert">
      {t('failed')}{' '}
      <button className="btn btn-secondary btn-sm" type="button" onClick={() => void query.refetch()}>
        {t('again')}
      </button>
    </p>
  );
}

export function Waiting({ height }: { height: number }) {
  const t = useTranslations('learners');
  return (
    <div
      className="bone"
      style={{ height: `${height}rem`, width: '100%' }}
      role="status"
      aria-label={t('loading')}
    />
  );
}
