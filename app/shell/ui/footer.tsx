import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { brand } from '#app/platform/brand.ts';
import { BrandLink } from '#app/ui/brand-mark.tsx';

/**
 * The footer of the specification. /tutors, /refund-policy and /cookie-policy have no route on purpose: they answer
 * 404 with a page that suggests the right section.
 */
export function Footer({ year, aiTutor }: { year: number; aiTutor: boolean }) {
  const t = useTranslations('shell.foot');
  return (
    <footer className="foot">
      <div className="page">
        <div className="foot-grid">
          <div>
            <BrandLink />
            <p className="small muted mt-3 max-w-68">{t('promise')}</p>
          </div>
          <Column
            title={t('quick')}
            links={[
              ['/', t('home')],
              ['/mission', t('mission')],
              ['/tutors', t('tutors')],
              ['/teaching', t('teaching')],
            ]}
          />
          <Column
            title={t('services')}
            links={[
              ['/pricing', t('pricing')],
              [aiTutor ? '/ai-tutor' : null, aiTutor ? t('aiTutor') : t('aiTutorOff')],
              ['/contact', t('contact')],
            ]}
          />
          <Column
            title={t('legal')}
            links={[
              ['/terms', t('terms')],
              ['/privacy', t('privacy')],
              ['/refund-policy', t('refunds')],
              ['/cookie-policy', t('cookies')],
              ['/faq', t('faq')],
              ['/contact', t('contact')],
            ]}
          />
        </div>
        <p className="foot-end">{t('rights', { year: String(year), brand })}</p>
      </div>
    </footer>
  );
}

/** A null address is an entry that is currently unavailable. */
function Column({ title, links }: { title: string; links: [to: string | null, label: string][] }) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(([to, label]) => (
          <li key={label}>
            {to ? (
              <Link to={to}>{label}</Link>
            ) : (
              <span role="link" aria-disabled="true">
                {label}
              </span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
