import { useTranslations } from 'use-intl/react';
import { usePreferences } from '#app/preferences/public.ts';
import { daysBack, scaleOf } from '../range.ts';
import type { Numbers } from '../schemas.ts';

type Day = { day: string; count: number };
type Size = { width: number; height: number; labelEvery: number };

/** Sessions booked per day as bars, and the same as a table. */
export function DayChart({ numbers, days, today }: { numbers: Numbers; days: number; today: string }) {
  const t = useTranslations('founders.hub');
  const { booked, bookedPerDay } = numbers;
  const counts = new Map(bookedPerDay.map(({ day, count }) => [day, count]));
  const series = daysBack(today, days).map((day) => ({ day, count: counts.get(day) ?? 0 }));
  const spoken = t('chartText', { count: booked.now, days: String(days), before: String(booked.before) });
  const every = Math.ceil(days / 7);
  return (
    <section className="card chart" aria-labelledby="chart">
      <div className="sec-h">
        <h2 id="chart">{t('chart')}</h2>
        <ul className="cap">
          <li>
            <i />
            {t('weekday')}
          </li>
          <li>
            <i className="w" />
            {t('weekend')}
          </li>
        </ul>
      </div>
      <div className="h-wide">
        <Bars series={series} label={spoken} width={1136} height={252} labelEvery={every} />
      </div>
      <div className="h-slim">
        <Bars series={series} label={spoken} width={316} height={192} labelEvery={Math.ceil(days / 3)} />
      </div>
      <p className="small muted mt-3">{booked.now === 0 ? t('chartEmpty') : spoken}</p>
      {booked.now > 0 && <AsTable series={series} />}
    </section>
  );
}

const left = 30;
const top = 24;
/** Dates are days of the calendar: they are written as they stand, in no zone. */
const utc = (day: string) => new Date(`${day}T00:00:00Z`);
const isWeekend = (day: string) => [0, 6].includes(utc(day).getUTCDay());

function Bars({ series, label, width, height, labelEvery }: Size & { series: Day[]; label: string }) {
  const scale = scaleOf(Math.max(...series.map(({ count }) => count)));
  const highest = scale.at(-1) ?? 1;
  const y = (count: number) => height - (count / highest) * (height - top);
  const slot = (width - left) / series.length;
  return (
    <svg className="graph" viewBox={`0 0 ${width} ${height + 28}`} role="img" aria-label={label}>
      {scale.map((count) => (
        <g key={count}>
          <path d={`M${left} ${y(count)}H${width}`} stroke="var(--line)" strokeWidth="1" />
          <text className="g-tick" x={left - 8} y={y(count) + 5} textAnchor="end">
            {count}
          </text>
        </g>
      ))}
      {series.map(({ day, count }, at) => (
        <g key={day}>
          {count > 0 && (
            <rect
              className={`g-bar ${isWeekend(day) ? 'soft' : ''}`}
              x={left + at * slot + slot * 0.19}
              y={y(count)}
              width={slot * 0.62}
              height={height - y(count)}
              rx="2"
            />
          )}
          {at % labelEvery === 0 && at + labelEvery / 2 <= series.length && (
            <DayLabel day={day} x={left + (at + 0.5) * slot} y={height + 22} first={at === 0 && slot < 44} />
          )}
        </g>
      ))}
    </svg>
  );
}

function DayLabel({ day, x, y, first }: { day: string; x: number; y: number; first: boolean }) {
  const { state } = usePreferences();
  const text = new Intl.DateTimeFormat(state.locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return (
    <text className="g-tick" x={first ? left : x} y={y} textAnchor={first ? 'start' : 'middle'}>
      {text.format(utc(day))}
    </text>
  );
}

function AsTable({ series }: { series: Day[] }) {
  const t = useTranslations('founders.hub');
  const { state } = usePreferences();
  const text = new Intl.DateTimeFormat(state.locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  return (
    <details className="more">
      <summary>{t('asTable')}</summary>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{t('day')}</th>
            <th scope="col" className="r">
              {t('sessions')}
            </th>
          </tr>
        </thead>
        <tbody>
          {series
            .filter(({ count }) => count > 0)
            .map(({ day, count }) => (
              <tr key={day}>
                <td>{text.format(utc(day))}</td>
                <td className="r">{count}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </details>
  );
}
