import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { RowsTable } from '../rows-table.tsx';
import { Section } from '../section.tsx';
import { type FiguresQuery, queryOf } from '../../domain/figures/address.ts';
import { figureId } from '../../domain/figures/figures.ts';
import type { FounderFigures } from '../../model/figures-schemas.ts';
import { ChangeText } from './change.tsx';
import { CsvButton } from './csv-button.tsx';
import { useFormat } from './use-format.ts';

/** Table of all figures: now, before, change; the name opens the chart, and each has a file. */
export function Overview({ figures, asked }: { figures: FounderFigures; asked: FiguresQuery }) {
  const t = useTranslations('founderFigures');
  const format = useFormat();
  return (
    <Section name="all-figures" title={t('all')} wide>
      <div className="figures-all num">
        <RowsTable
          empty={t('chart.empty')}
          columns={[
            { key: 'figure', title: t('figure') },
            { key: 'now', title: t('now'), right: true },
            { key: 'before', title: t('before'), right: true },
            { key: 'change', title: t('change') },
            { key: 'file', title: t('file'), bare: true },
          ]}
          rows={figures.series.map((series) => {
            const id = figureId(series);
            const name = format.name(series);
            return {
              key: id,
              cells: [
                <Link key="name" to={`?${queryOf(asked, { figure: id })}#figure`} replace>
                  {name}
                </Link>,
                format.value(series, series.now.value),
                series.keptMonths === null ? format.value(series, series.before.value) : '–',
                <ChangeText key="change" series={series} />,
                <CsvButton key="file" asked={asked} figure={id} label={t('csvOf', { name })} />,
              ],
            };
          })}
        />
      </div>
    </Section>
  );
}
