import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { addressWith, type FiguresQuery } from '../../domain/figures/address.ts';
import { figureId, unitOf } from '../../domain/figures/figures.ts';
import type { FounderFigures, FigureSeries } from '../../model/figures-schemas.ts';
import { ChangeText } from './change.tsx';
import { CsvButton } from './csv-button.tsx';
import { FigureChart } from './figure-chart.tsx';
import { StepTable } from './step-table.tsx';
import { useFormat } from './use-format.ts';

/** Details of one figure: chart, change, definition, table and file. The figure is selected by the URL. */
export function ChartCard({
  figures,
  asked,
  series,
}: {
  figures: FounderFigures;
  asked: FiguresQuery;
  series: FigureSeries;
}) {
  const t = useTranslations('founderFigures');
  const format = useFormat();
  const name = format.name(series);
  const empty = series.points.every(({ now, before }) => !now.value && !before.value);
  return (
    <section className="card chart" aria-labelledby="figure-title" id="figure">
      <div className="sec-h">
        <h3 id="figure-title">{t(figures.step === 'day' ? 'chart.title' : 'chart.titleWeek', { name })}</h3>
        <Legend figures={figures} series={series} />
      </div>
      <p className="num figure-sum">
        <strong>{format.value(series, series.now.value)}</strong>{' '}
        <span className="muted small">
          <ChangeText series={series} />
        </span>
      </p>
      {empty ? (
        <p className="muted figure-empty">{t('chart.empty')}</p>
      ) : (
        <FigureChart figures={figures} series={series} key={figureId(series)} />
      )}
      <div className="figure-tools">
        <Choose figures={figures} asked={asked} chosen={figureId(series)} />
        <CsvButton asked={asked} figure={figureId(series)} label={t('csvOf', { name })} />
      </div>
      <details className="more">
        <summary>{t('chart.formula')}</summary>
        <p className="formula-text">{t(`formulas.${series.key}`)}</p>
        <p className="formula-text">{t('general')}</p>
      </details>
      {!empty && (
        <details className="more">
          <summary>{t('chart.table')}</summary>
          <StepTable figures={figures} series={series} />
        </details>
      )}
    </section>
  );
}

function Choose({
  figures,
  asked,
  chosen,
}: {
  figures: FounderFigures;
  asked: FiguresQuery;
  chosen: string;
}) {
  const t = useTranslations('founderFigures');
  const format = useFormat();
  const [parameters, setParameters] = useSearchParams();
  return (
    <label className="figure-choice">
      <span className="label">{t('choose')}</span>
      <select
        className="input"
        value={chosen}
        onChange={({ target }) =>
          setParameters(addressWith(parameters, asked, target.value), {
            replace: true,
            preventScrollReset: true,
          })
        }
      >
        {figures.series.map((each) => (
          <option key={figureId(each)} value={figureId(each)}>
            {format.name(each)}
          </option>
        ))}
      </select>
    </label>
  );
}

function Legend({ figures, series }: { figures: FounderFigures; series: FigureSeries }) {
  const t = useTranslations('founderFigures.chart');
  const unit = unitOf(series.key);
  const bars = unit === 'count' || unit === 'money' || unit === 'cost';
  return (
    <ul className="cap">
      {bars && figures.step === 'day' ? (
        <>
          <li>
            <i />
            {t('weekday')}
          </li>
          <li>
            <i className="w" />
            {t('weekend')}
          </li>
        </>
      ) : (
        <li>
          <i className={bars ? undefined : 'line'} />
          {t('now')}
        </li>
      )}
      {series.keptMonths === null && (
        <li>
          <i className="was" />
          {t('before')}
        </li>
      )}
    </ul>
  );
}
