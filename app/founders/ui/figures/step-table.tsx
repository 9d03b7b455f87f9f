import { useTranslations } from 'use-intl/react';
import { RowsTable } from '../rows-table.tsx';
import type { FounderFigures, FigureSeries } from '../../model/figures-schemas.ts';
import { useFormat } from './use-format.ts';

/** All steps of a figure as a table, each beside the one it is compared with. */
export function StepTable({ figures, series }: { figures: FounderFigures; series: FigureSeries }) {
  const t = useTranslations('founderFigures');
  const format = useFormat();
  const hasBase = series.now.base !== null;
  const compared = series.keptMonths === null;
  const base = { title: t('chart.base'), right: true };
  const columns = [
    { key: 'day', title: t(figures.step === 'day' ? 'chart.day' : 'chart.weekOf') },
    { key: 'now', title: t('now'), right: true },
    ...(hasBase ? [{ key: 'base', ...base }] : []),
    ...(compared
      ? [
          { key: 'dayBefore', title: t('chart.dayBefore'), right: true },
          { key: 'before', title: t('before'), right: true },
          ...(hasBase ? [{ key: 'baseBefore', ...base }] : []),
        ]
      : []),
  ];
  const rows = series.points.map(({ now, before }, at) => {
    const step = figures.steps[at] ?? { now: '', before: '' };
    const cells = [format.day(step.now), format.value(series, now.value)];
    if (hasBase) cells.push(format.number(now.base ?? 0));
    if (compared) cells.push(format.day(step.before), format.value(series, before.value));
    if (compared && hasBase) cells.push(format.number(before.base ?? 0));
    return { key: step.now, cells };
  });
  return (
    <div className="step-table num">
      <RowsTable empty={t('chart.empty')} columns={columns} rows={rows} />
    </div>
  );
}
