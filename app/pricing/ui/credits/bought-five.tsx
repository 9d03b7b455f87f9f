import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import type { PackSize } from '../../domain/credit.ts';

type BoughtProps = { credits: PackSize; tutor: { name: string; slug: string } | undefined };

/** Shown once the credits exist: links to booking and to the credits and invoices. */
export function Bought({ credits, tutor }: BoughtProps) {
  const t = useTranslations('creditPages.five');
  const pages = useTranslations('creditPages');
  return (
    <div role="status">
      <p className="lead">{t('done', { count: credits })}</p>
      <p>
        {tutor && `${pages('with', { tutor: tutor.name })}. `}
        {t('doneText')}
      </p>
      <div className="acts">
        <Link className="btn btn-primary" to={tutor ? `/book?tutor=${tutor.slug}` : '/tutor'}>
          {t('book')}
        </Link>
        <Link className="btn btn-secondary" to="/dashboard?tab=credits">
          {t('see')}
        </Link>
      </div>
    </div>
  );
}
