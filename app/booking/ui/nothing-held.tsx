import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { brand } from '#app/platform/brand.ts';

/** Empty state without a hold: links to the tutors. */
export function NothingHeld() {
  const t = useTranslations('bookPages');
  return (
    <section className="page plain-page">
      <title>{`${t('confirm.title')} · ${brand}`}</title>
      <h1>{t('confirm.nothing')}</h1>
      <p className="lead">{t('confirm.nothingText')}</p>
      <Link className="btn btn-primary btn-lg" to="/tutor">
        {t('confirm.find')}
      </Link>
    </section>
  );
}
