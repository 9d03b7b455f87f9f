import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { type FiguresQuery, queryOf } from '../../domain/figures/address.ts';
import type { FigureKey } from '../../domain/figures/figures.ts';
import type { FounderFigures } from '../../model/figures-schemas.ts';
import { ChangeText } from './change.tsx';
import { useFormat } from './use-format.ts';

const first: readonly FigureKey[] = [
  'sign_ups',
  'activation',
  'sessions_booked',
  'next_item_right',
  'safety_flags',
];

/** The main figures; each opens its chart. */
export function Kpis({ figures, asked }: { figures: FounderFigures; asked: FiguresQuery }) {
  const t = useTranslations('founderFigures');
  const format = useFormat();
  const shown = first.flatMap((key) => figures.series.filter((series) => series.key === key));
  return (
    <dl className="kpis num">
      {shown.map((series) => (
        <div className="kpi" key={series.key}>
          <dt>
            <Link
              to={`?${queryOf(asked, { figure: series.key })}`}
              replace
              preventScrollReset
              aria-label={t('look', { name: format.name(series) })}
            >
              {format.name(series)}
            </Link>
          </dt>
          <dd className="v">{series.now.value === null ? '–' : format.value(series, series.now.value)}</dd>
          <dd className="d">
            <ChangeText series={series} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
