import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { brand } from '#app/platform/brand.ts';
import { type LabName, labs } from '../labs.ts';
import '../lab.css';

/** Developers' pages are not for search engines. Their titles come with the page, in the reader's language. */
export const labMeta = () => [{ name: 'robots', content: 'noindex' }];

/** The frame of a test page: what it tries, the page itself, the way to the others. */
export function LabPage({ name, children }: { name: LabName; children: ReactNode }) {
  const t = useTranslations('lab');
  return (
    <div className="page lab">
      <title>{`${t(`pages.${name}.title`)} · ${brand}`}</title>
      <div>
        <h1>{t(`pages.${name}.title`)}</h1>
        <p className="lead mt-2">{t(`pages.${name}.lead`)}</p>
      </div>
      {children}
      <nav className="lab-others" aria-labelledby="lab-others">
        <h2 id="lab-others">{t('others')}</h2>
        <ul>
          {labs.map(({ name: other, path }) => (
            <li key={path}>
              {other === name ? (
                <span aria-current="page">{t(`pages.${other}.title`)}</span>
              ) : (
                <Link to={path}>{t(`pages.${other}.title`)}</Link>
              )}
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
