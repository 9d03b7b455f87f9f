import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { listSizes } from '../model/schemas.ts';
import { searchAddress, type TutorSearch, withMore } from '../model/search.ts';

/** Where in the page the tutor with this number stands, from 1. */
export const tutorAnchor = (number: number): string => `tutor-${number}`;

/**
 * How many of how many are listed, and a link to more. The link names the first new card, which a browser without the page's script goes
 * to; with it, the keyboard's focus moves there.
 */
export function MoreTutors({ search, shown, total }: { search: TutorSearch; shown: number; total: number }) {
  const t = useTranslations('tutorPages');
  const asked = useRef<number>(null);
  useEffect(() => {
    if (asked.current === null || shown <= asked.current) return;
    document
      .getElementById(tutorAnchor(asked.current + 1))
      ?.querySelector('a')
      ?.focus();
    asked.current = null;
  }, [shown]);
  if (total <= listSizes.first) return null;
  const more = withMore(search, total);
  return (
    <div className="more-tutors">
      <p className="num">{t('search.shownOf', { shown, total })}</p>
      {more && (
        <Link
          className="btn btn-secondary"
          to={`${searchAddress(more)}#${tutorAnchor(shown + 1)}`}
          replace
          preventScrollReset
          onClick={() => {
            asked.current = shown;
          }}
        >
          {t('search.more')}
        </Link>
      )}
      {!more && shown < total && <p className="small muted">{t('search.noMore')}</p>}
    </div>
  );
}
