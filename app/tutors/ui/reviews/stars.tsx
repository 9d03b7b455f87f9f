import { useTranslations } from 'use-intl/react';

const PATH = 'M12 2.6l2.9 6 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5L2.6 9.5l6.5-.9z';

export const Star = ({ full }: { full: boolean }) => (
  <svg className={`star ${full ? 'is-full' : ''}`} viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATH} />
  </svg>
);

/** One to five stars, with a text alternative for screen readers. */
export function Stars({ stars }: { stars: number }) {
  const t = useTranslations('reviewPages');
  return (
    <span className="stars">
      {[1, 2, 3, 4, 5].map((each) => (
        <Star key={each} full={each <= stars} />
      ))}
      <span className="sr">{t('stars', { stars })}</span>
    </span>
  );
}
