import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { listSizes } from '../model/schemas.ts';
import { searchAddress, type TutorSearch, withMore } from '../model/search.ts';

/** Anchor of a tutor in the list, counted from 1. */
export const tutorAnchor = (number: number): string => `tutor-${number}`;

/**
 * List size and total, with a link to more. The link targets the first new card for browsers without JavaScript; otherwise the focus is
 * moved there.
 */
export function MoreTutors({ search, shown, total }: { search: TutorSearch; shown: number; total: number }) {
  const t = useTranslations('tutorPages');
  const shownBefore = useRef<number>(null);
  useEffect(() => {
    if (shownBefore.current === null || shown <= shownBefore.current) return;
    document
      .getElementById(tutorAnchor(shownBefore.current + 1))
      ?.querySelector('a')
      ?.focus();
    shownBefore.current = null;
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
            shownBefore.current = shown;
          }}
        >
          {t('search.more')}
        </Link>
      )}
      {!more && shown < total && <p className="small muted">{t('search.noMore')}</p>}
    </div>
  );
}
