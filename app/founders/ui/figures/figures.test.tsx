import { describe, expect, test } from 'vitest';
import { fallbackState } from '#app/preferences/domain/locale.ts';
import { rendered } from '#tests/support/rendered.tsx';
import { foundersTexts } from '../../messages/index.ts';
import { figuresTexts } from '../../messages/figures/index.ts';
import type { FounderFigures, FigureSeries } from '../../model/figures-schemas.ts';
import { ChangeText } from './change.tsx';
import { ChartCard } from './chart-card.tsx';
import { Overview } from './overview.tsx';
import { Parts } from './parts.tsx';
import { Revenue } from './revenue.tsx';

const counted = (value: number) => ({ value, base: null });
const series = (more: Partial<FigureSeries>): FigureSeries => ({
  key: 'sign_ups',
  currency: null,
  keptMonths: null,
  now: counted(118),
  before: counted(100),
  points: [
    { now: counted(118), before: counted(60) },
    { now: counted(0), before: counted(40) },
  ],
  ...more,
});
const net = series({ key: 'revenue_net', currency: 'GBP', now: counted(-1250), before: counted(0) });
const figures: FounderFigures = {
  range: { from: '2026-11-19', to: '2026-11-20' },
  before: { from: '2026-11-17', to: '2026-11-18' },
  zone: 'Europe/London',
  soFar: null,
  step: 'day',
  steps: [
    { now: '2026-11-19', before: '2026-11-17' },
    { now: '2026-11-20', before: '2026-11-18' },
  ],
  series: [series({}), net],
  parts: [
    {
      key: 'hints',
      rows: [
        { name: 'none', now: 3, before: 0 },
        { name: 'solution', now: 1, before: 2 },
      ],
    },
  ],
};
const query = { from: '2026-11-19', to: '2026-11-20', zone: 'Europe/London' };
const page = (part: React.ReactNode, language: 'en' | 'es' | 'fr' = 'en') =>
  rendered(part, {
    messages: { ...foundersTexts[language], ...figuresTexts[language] },
    visitor: { language, state: { ...fallbackState, locale: 'en-GB' } },
  });

describe('the text for a change', () => {
  test.each([
    [series({}), '18 more than before (+18%)'],
    [series({ now: counted(94) }), '6 less than before (-6%)'],
    [series({ now: counted(9), before: counted(4) }), '5 more than before; too few for a percentage'],
    [series({ now: counted(9), before: counted(0) }), 'no earlier data'],
    [series({ before: counted(118) }), 'no change'],
    [series({ keptMonths: 13 }), 'no comparison: kept for 13 months'],
    [
      series({ key: 'activation', now: { value: 0.58, base: 50 }, before: { value: 0.55, base: 40 } }),
      '3 points more than before',
    ],
    [
      series({ key: 'activation', now: { value: 0.5, base: 4 }, before: { value: 1, base: 2 } }),
      'too few to compare: of 4, before of 2',
    ],
    [
      series({
        key: 'model_answer_p50',
        now: { value: 1500, base: 50 },
        before: { value: 2000, base: 40 },
      }),
      '0.5 s less than before (-25%)',
    ],
  ])('%#', (shown, words) => {
    expect(page(<ChangeText series={shown} />).replaceAll('−', '-')).toContain(words);
  });
});

test.each(['en', 'es', 'fr'] as const)(
  '%s: a figure has a chart with keyboard access and a text for each value, its formula and its table',
  (language) => {
    const t = figuresTexts[language].founderFigures;
    const card = page(<ChartCard figures={figures} asked={query} series={series({})} />, language);
    expect(card).toContain('role="slider"');
    expect(card).toContain('aria-valuemax="1"');
    expect(card).toContain(t.formulas.sign_ups);
    expect(card).toContain(t.general);
    expect(card.match(/<tr>/g)).toHaveLength(3);
  },
);

test('a chart without data shows a note and no graph', () => {
  const nothing = { now: counted(0), before: counted(0) };
  const card = page(
    <ChartCard figures={figures} asked={query} series={series({ ...nothing, points: [nothing] })} />,
  );
  expect(card).toContain(figuresTexts.en.founderFigures.chart.empty);
  expect(card).not.toContain('<svg class="graph"');
});

test('one table lists all figures with links to their charts, amounts in their currency, and the share of each part', () => {
  const all = page(
    <>
      <Overview figures={figures} asked={query} />
      <Revenue figures={figures} />
      <Parts figures={figures} />
    </>,
  );
  expect(all).toContain('figure=revenue_net.GBP#figure');
  expect(all).toContain('-£12.50');
  expect(all).toContain('75%');
  expect(all).toContain(figuresTexts.en.founderFigures.hints.solution);
});
