import { useTranslations } from 'use-intl/react';

/** 'Loading...' with a piece of the curve. Shown only when the wait is long enough to be noticed. */
export function Loading({ floating = false }: { floating?: boolean }) {
  const t = useTranslations('shell');
  return (
    <p className={`loading ${floating ? 'is-floating' : ''}`} role="status">
      <svg className="busy" viewBox="0 0 28 14" aria-hidden="true">
        <path
          d="M1.5 9.5C5 2.5 8.5 2.5 12 7.5S20 12.5 26 3.5"
          fill="none"
          stroke="var(--curve)"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
      </svg>
      {t('loading')}
    </p>
  );
}
