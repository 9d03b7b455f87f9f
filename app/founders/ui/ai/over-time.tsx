import { useTranslations } from 'use-intl/react';
import { Part } from '../part.tsx';
import { Section } from '../section.tsx';
import { ChartCard } from '../figures/chart-card.tsx';
import { CustomRange, RangeBar } from '../figures/range-bar.tsx';
import { SpanText } from '../figures/span-text.tsx';
import { seriesNamed, useFiguresQuery } from '../figures/use-figures-query.ts';

const first = 'model_cost';

/** Cost and latency of the language model over a range: the related figures of the hub. */
export function OverTime() {
  const t = useTranslations('foundersAi.overTime');
  const { asked, query, unusable, figure } = useFiguresQuery(first);
  return (
    <Section
      title={t('title')}
      wide
      tools={
        <div className="tools">
          <RangeBar asked={asked} figure={figure} shown={query.data?.range} />
        </div>
      }
    >
      <CustomRange asked={asked} figure={figure} unusable={unusable} />
      <Part query={query} height={34}>
        {(all) => {
          const figures = { ...all, series: all.series.filter(({ key }) => key.startsWith('model_')) };
          const series = seriesNamed(figures.series, figure, first);
          return (
            <>
              <SpanText figures={figures} />
              {series && <ChartCard figures={figures} asked={asked} series={series} />}
            </>
          );
        }}
      </Part>
    </Section>
  );
}
