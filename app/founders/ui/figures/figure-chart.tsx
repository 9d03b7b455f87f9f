import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { unitOf } from '../../domain/figures/figures.ts';
import { scaleOver, stretches } from '../../domain/figures/scale.ts';
import type { FounderFigures, FigureSeries } from '../../model/figures-schemas.ts';
import { isWeekend, useFormat } from './use-format.ts';

type Shown = { figures: FounderFigures; series: FigureSeries };
type Size = { width: number; height: number; labels: number };
const top = 14;
const keys: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at) => at + 1,
  ArrowUp: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  ArrowDown: (at) => at - 1,
  Home: () => 0,
  End: (_at, last) => last,
};

/** Chart of a figure by step, with the previous range as a dashed line. Arrow keys and the pointer select single steps. */
export function FigureChart(shown: Shown) {
  const t = useTranslations('founderFigures.chart');
  const format = useFormat();
  const { steps } = shown.figures;
  const last = steps.length - 1;
  const [at, move] = useState(last);
  const keysId = useId();
  const place = Math.min(at, last);
  const text = useStepText(shown)(place);
  const press = (event: KeyboardEvent) => {
    const next = keys[event.key]?.(place, last);
    if (next === undefined) return;
    event.preventDefault();
    move(Math.max(0, Math.min(last, next)));
  };
  const point = (event: PointerEvent<HTMLDivElement>) => {
    const box = [...event.currentTarget.querySelectorAll('.plot-area')]
      .map((area) => area.getBoundingClientRect())
      .find(({ width }) => width > 0);
    if (!box) return;
    const share = (event.clientX - box.left) / box.width;
    move(Math.max(0, Math.min(last, Math.floor(share * steps.length))));
  };
  return (
    <>
      <div
        className="figure-chart"
        role="slider"
        tabIndex={0}
        aria-label={t('moving', { name: format.name(shown.series) })}
        aria-describedby={keysId}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={place}
        aria-valuetext={text}
        onKeyDown={press}
        onPointerMove={point}
        onPointerDown={point}
      >
        <div className="h-wide">
          <Drawing {...shown} at={place} width={1136} height={230} labels={7} />
        </div>
        <div className="h-slim">
          <Drawing {...shown} at={place} width={316} height={180} labels={3} />
        </div>
      </div>
      <span className="sr" id={keysId}>
        {t('keys')}
      </span>
      <p className="small num figure-read">{text}</p>
    </>
  );
}

/** Text for one step and the one it is compared with. */
function useStepText({ figures, series }: Shown): (at: number) => string {
  const t = useTranslations('founderFigures.chart');
  const format = useFormat();
  const day = (date: string) =>
    figures.step === 'week' ? t('week', { day: format.day(date) }) : format.day(date);
  return (at) => {
    const [step, point] = [figures.steps[at], series.points[at]];
    if (!step || !point) return '';
    const now = format.value(series, point.now.value);
    if (series.keptMonths !== null) return t('atAlone', { day: day(step.now), now });
    const before = format.value(series, point.before.value);
    return t('at', { day: day(step.now), now, beforeDay: day(step.before), before });
  };
}

function Drawing({ figures, series, at, width, height, labels }: Shown & Size & { at: number }) {
  const format = useFormat();
  const unit = unitOf(series.key);
  const now = series.points.map((point) => point.now.value);
  const before = series.keptMonths === null ? series.points.map((point) => point.before.value) : [];
  const scale = scaleOver(unit, [...now, ...before]);
  const [low = 0, high = 1] = [scale[0], scale.at(-1)];
  const ticks = scale.map((value) => format.tick(unit, value));
  const left = 14 + 8 * Math.max(...ticks.map((text) => text.length));
  const slot = (width - left) / Math.max(1, now.length);
  const y = (value: number) => height - ((value - low) / (high - low)) * (height - top);
  const x = (index: number) => left + (index + 0.5) * slot;
  const path = (values: readonly (number | null)[]) =>
    stretches(values)
      .map((stretch) => stretch.map((it, index) => `${index ? 'L' : 'M'}${x(it.at)} ${y(it.value)}`).join(''))
      .join('');
  const every = Math.ceil(now.length / labels);
  const isLine = unit === 'share' || unit === 'mean' || unit === 'milliseconds';
  return (
    <svg className="graph" viewBox={`0 0 ${width} ${height + 28}`} aria-hidden="true">
      <rect className="plot-area" x={left} y={top} width={width - left} height={height - top} fill="none" />
      <rect className="step-mark" x={left + at * slot} y={top} width={slot} height={height - top} />
      {scale.map((value, index) => (
        <g key={value}>
          <path d={`M${left} ${y(value)}H${width}`} stroke="var(--line)" strokeWidth="1" />
          <text className="g-tick" x={left - 8} y={y(value) + 5} textAnchor="end">
            {ticks[index]}
          </text>
        </g>
      ))}
      {isLine ? (
        <Line values={now} path={path(now)} x={x} y={y} />
      ) : (
        <Bars values={now} slot={slot} left={left} y={y} soft={(index) => isSoft(figures, index)} />
      )}
      <path className="g-was-rim" d={path(before)} />
      <path className="g-was" d={path(before)} />
      {figures.steps.map(
        ({ now: day }, index) =>
          index % every === 0 &&
          index + every / 2 <= now.length && (
            <text
              className="g-tick"
              key={day}
              x={index === 0 && slot < 44 ? left : x(index)}
              y={height + 22}
              textAnchor={index === 0 && slot < 44 ? 'start' : 'middle'}
            >
              {format.shortDay(day)}
            </text>
          ),
      )}
    </svg>
  );
}

const isSoft = ({ step, steps }: FounderFigures, index: number) =>
  step === 'day' && isWeekend(steps[index]?.now ?? '');

type Values = { values: readonly (number | null)[]; y: (value: number) => number };

function Bars({
  values,
  slot,
  left,
  y,
  soft,
}: Values & { slot: number; left: number; soft: (at: number) => boolean }) {
  return stretches(values.map((value) => value || null))
    .flat()
    .map(({ at, value }) => (
      <rect
        key={at}
        className={`g-bar ${soft(at) ? 'soft' : ''}`}
        x={left + (at + 0.19) * slot}
        y={Math.min(y(value), y(0))}
        width={slot * 0.62}
        height={Math.abs(y(0) - y(value))}
        rx={Math.min(2, slot / 6)}
      />
    ));
}

/** A line, with dots for isolated values. */
function Line({ values, path, x, y }: Values & { path: string; x: (at: number) => number }) {
  return (
    <>
      <path className="g-fn" d={path} />
      {stretches(values)
        .filter(({ length }) => length === 1)
        .flat()
        .map(({ at, value }) => (
          <circle key={at} className="g-pt" cx={x(at)} cy={y(value)} r="4" />
        ))}
    </>
  );
}
