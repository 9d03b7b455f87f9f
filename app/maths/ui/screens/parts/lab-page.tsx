import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { brand } from '#app/platform/brand.ts';
import { type LabName, labs } from '../labs.ts';
import '../lab.css';

/** Developer pages are excluded from search engines. Their titles are in the page, localized. */
export const labMeta = () => [{ name: 'robots', content: 'noindex' }];

/** Layout of a test page: its purpose, the content, and links to the other pages. */
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
