import { Link, useLocation, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';

/** Returns the URL of another mode on the same page, with the return page kept. */
export function useAuthModeAddress() {
  const [parameters] = useSearchParams();
  const { pathname } = useLocation();
  return (mode: string) => {
    const next = new URLSearchParams(parameters);
    next.set('mode', mode);
    return `${pathname}?${next}`;
  };
}

export function AuthTabs({ mode }: { mode: 'sign-in' | 'sign-up' }) {
  const t = useTranslations('accounts');
  const way = useAuthModeAddress();
  return (
    <nav className="tabs" aria-label={t('signIn.title')}>
      {(['sign-in', 'sign-up'] as const).map((tab) => (
        <Link
          key={tab}
          className="tab"
          to={way(tab)}
          replace
          aria-current={tab === mode ? 'page' : undefined}
        >
          {tab === 'sign-in' ? t('signIn.tab') : t('signUp.tab')}
          {tab === mode && <i className="squiggle" />}
        </Link>
      ))}
    </nav>
  );
}
