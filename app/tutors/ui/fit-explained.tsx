import { useTranslations } from 'use-intl/react';
import { DrawnFormula } from '#app/ui/drawn-formula.tsx';
import { steadyRating } from '../domain/best-fit.ts';
import type { ListedTutor } from '../model/schemas.ts';

/** Explains the order with the numbers of the first tutor. Places cannot be bought. */
export function FitExplained({
  formula,
  tutor,
  wanted,
}: {
  formula: string;
  tutor: ListedTutor | undefined;
  wanted: boolean;
}) {
  const t = useTranslations('tutorPages');
  const symbol = (text: string) => <i className="katex-like">{text}</i>;
  return (
    <details className="why">
      <summary>{t('search.fitTitle')}</summary>
      <div className="why-in">
        <div>
          <DrawnFormula html={formula} />
          {tutor && (
            <p className="muted num">
              {t('search.fitExample', {
                name: tutor.name,
                rating: steadyRating(tutor.rating),
                fit: tutor.fit,
              })}
            </p>
          )}
        </div>
        <div>
          <p>
            {t.rich(wanted ? 'search.fitSymbols' : 'search.fitSymbolsAnyTime', {
              t: () => symbol('t'),
              r: () => symbol('r'),
              p: () => symbol('p'),
            })}
          </p>
          <p>{t('search.fitFair')}</p>
        </div>
      </div>
    </details>
  );
}
