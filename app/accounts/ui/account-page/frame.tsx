import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { Waiting } from '#app/ui/part.tsx';
import './account-page.css';

/** The sections of the page, in order. */
const sections = [
  'name',
  'email',
  'password',
  'methods',
  'factor',
  'sessions',
  'adults',
  'calendar',
  'language',
  'data',
] as const;

/**
 * Heading and contents of the account page. The server renders only this frame, because it does not know who is signed
 * in.
 */
export function AccountFrame({ beside, children }: { beside?: ReactNode; children?: ReactNode }) {
  const t = useTranslations('accountPage');
  const { hash } = useLocation();
  return (
    <div className="account">
      <header className="hello">
        <h1>{t('heading')}</h1>
        <div className="acts">
          <Link className="btn btn-quiet btn-sm" to="/dashboard">
            {t('back')}
          </Link>
          {beside}
        </div>
      </header>
      <div className="account-lay">
        <nav className="account-contents" aria-label={t('contents')}>
          <ul>
            {sections.map((id) => (
              <li key={id}>
                <Link
                  to={{ search: '?tab=account', hash: id }}
                  replace
                  aria-current={hash === `#${id}` ? 'location' : undefined}
                >
                  {t(`${id}.title`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="account-parts">{children ?? <Waiting height={60} label={t('loading')} />}</div>
      </div>
    </div>
  );
}
