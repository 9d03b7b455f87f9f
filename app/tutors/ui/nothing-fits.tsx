import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { type Filter, searchAddress, type TutorSearch, withoutFilter } from '../model/search.ts';

type NothingProps = {
  search: TutorSearch;
  /** Removable filters, each with the resulting number of tutors. */
  loosen: readonly { filter: Filter; count: number }[];
  /** Whether a time is part of the search. */
  timed: boolean;
  /** Why nobody can be free at the requested time. */
  outside: 'past' | 'notOpenYet' | null;
};

/** Empty result: suggests filters to remove, with the resulting numbers. */
export function NothingFits({ search, loosen, timed, outside }: NothingProps) {
  const t = useTranslations('tutorPages');
  const hour = timed && (loosen.length === 0 || loosen.some(({ filter }) => filter === 'time'));
  const one = loosen.length > 0;
  const [title, text] = hour
    ? (['noneTitle', one ? 'loosen' : 'noneText'] as const)
    : one
      ? (['withOneLess', null] as const)
      : (['notEnough', 'noneMore'] as const);
  return (
    <div className="none">
      <h3>{t(`search.${title}`)}</h3>
      {outside ? <p>{t(`search.${outside}`)}</p> : text && <p>{t(`search.${text}`)}</p>}
      {one && (
        <ul className="chips">
          {loosen.map(({ filter, count }) => (
            <li key={filter}>
              <Link className="chip" to={searchAddress(withoutFilter(search, filter))} preventScrollReset>
                {t('search.withoutFilter', { filter, count })}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Link
        className="btn btn-secondary"
        to={searchAddress({ minutes: search.minutes, sort: 'fit', subject: search.subject })}
      >
        {t('search.noneAction')}
      </Link>
    </div>
  );
}
