import { describe, expect, test } from 'vitest';
import { activation, counted, figures, money, shared, signUps } from '#tests/support/founders-figures.ts';
import { openFounders } from '#tests/support/founders-page.tsx';
import type { FounderFigures, FigureSeries } from '../../model/figures-schemas.ts';
import { Kpis } from './kpis.tsx';
import { Overview } from './overview.tsx';
import { Parts } from './parts.tsx';
import { Revenue } from './revenue.tsx';
import { SpanText } from './span-text.tsx';
import { StepTable } from './step-table.tsx';

const query = { range: '7d', zone: 'Europe/London' } as const;

describe('the main figures', () => {
  const all: FigureSeries[] = [
    { ...signUps, key: 'safety_flags', now: counted(0), before: counted(0) },
    { ...activation, key: 'next_item_right', now: shared(null, 0), before: shared(0.5, 30) },
    { ...signUps, key: 'sessions_booked', now: counted(30), before: counted(40) },
    { ...signUps, key: 'model_calls' },
    activation,
    signUps,
  ];
  test('are five, in the order of the company’s path, each with its change', async () => {
    const view = await openFounders(<Kpis figures={{ ...figures, series: all }} asked={query} />);
    expect(view.shown()).toBe(
      '|Sign-ups|118|18 more than before (+18%)|Activated in 7 days|58%|3 points more than before' +
        '|Sessions booked|30|10 less than before (-25%)|Next question right|–|0 now, 50% before' +
        '|Safety flags|0|no change (0)|',
    );
    expect(view.links().map(([, to]) => to)).toEqual([
      '/founder-hub?range=7d&zone=Europe%2FLondon&figure=sign_ups',
      '/founder-hub?range=7d&zone=Europe%2FLondon&figure=activation',
      '/founder-hub?range=7d&zone=Europe%2FLondon&figure=sessions_booked',
      '/founder-hub?range=7d&zone=Europe%2FLondon&figure=next_item_right',
      '/founder-hub?range=7d&zone=Europe%2FLondon&figure=safety_flags',
    ]);
    expect(view.all('a')[0]!.getAttribute('aria-label')).toBe('Show Sign-ups in the chart');
  });
});

describe('the table of all figures', () => {
  test('has now, before and change in the unit of each', async () => {
    const series: FigureSeries[] = [
      signUps,
      { ...signUps, key: 'security_alerts', keptMonths: 13 },
      activation,
      money('revenue_gross', 'GBP', 123_456, 100_000),
      { ...signUps, key: 'hint_depth', now: shared(1.234, 30), before: shared(1.5, 30) },
      { ...signUps, key: 'model_answer_p95', now: shared(4210, 30), before: shared(null, 0) },
      { ...signUps, key: 'model_cost', now: counted(1_234_500), before: counted(1_000_000) },
      { ...signUps, key: 'model_pieces', now: counted(1_234_567), before: counted(1_234_567) },
    ];
    const view = await openFounders(<Overview figures={{ ...figures, series }} asked={query} />);
    expect(view.shown()).toBe(
      '|All figures|Figure|This range|Before|Change|File|Sign-ups|118|100|18 more than before (+18%)|CSV' +
        '|Security alerts|118|–|no comparison: kept for 13 months|CSV|Activated in 7 days|58%|55%' +
        '|3 points more than before|CSV|Revenue, gross, GBP|£1,234.56|£1,000.00' +
        '|£234.56 more than before (+23%)|CSV|Hint depth|1.23|1.50|0.27 less than before (-18%)|CSV' +
        '|Language model: whole answer, 95 of 100 calls|4.2 s|no data|no earlier data' +
        '|CSV|Language model: cost|1.23|1.00|0.23 more than before (+23%)|CSV|Language model: tokens' +
        '|1,234,567|1,234,567|no change|CSV|',
    );
    expect(view.links().map(([, to]) => to!.split('&figure=')[1])).toEqual([
      'sign_ups#figure',
      'security_alerts#figure',
      'activation#figure',
      'revenue_gross.GBP#figure',
      'hint_depth#figure',
      'model_answer_p95#figure',
      'model_cost#figure',
      'model_pieces#figure',
    ]);
    expect(view.all('button')[3]!.getAttribute('aria-label')).toBe('Revenue, gross, GBP as a CSV file');
    expect(view.all('th').map((each) => each.getAttribute('class'))).toEqual([null, 'r', 'r', null, null]);
  });
});

describe('revenue', () => {
  test('is listed by currency, gross, given back and net', async () => {
    const series = [
      money('revenue_gross', 'GBP', 10_000, 8000),
      money('revenue_refunded', 'GBP', 2500, 0),
      money('revenue_net', 'GBP', 7500, 8000),
      money('revenue_gross', 'EUR', 500, 0),
      money('revenue_net', 'EUR', -500, 1000),
    ];
    const view = await openFounders(<Revenue figures={{ ...figures, series }} />);
    expect(view.shown()).toBe(
      '|Revenue by currency|never converted|Currency|Gross|Refunded|Net|Net, change|GBP|£100.00|£25.00' +
        '|£75.00|£5.00 less than before (-6%)|EUR|€5.00|no data|-€5.00' +
        '|€15.00 less than before (-150%)|',
    );
  });

  test('of nothing says so', async () => {
    const view = await openFounders(<Revenue figures={figures} />);
    expect(view.shown()).toBe(
      '|Revenue by currency|never converted|No invoices in this range or the one before.|',
    );
  });
});

describe('the parts of a figure', () => {
  const row = (name: string, now: number, before = 0) => ({ name, now, before });
  test.each<[FounderFigures['parts'][number], string]>([
    [
      {
        key: 'booking_states',
        rows: [row('confirmed', 1), row('completed', 2), row('cancelled', 4), row('no_show', 1)],
      },
      '|Booking outcomes|What|This range|Share|Before|upcoming|1|13%|0|completed|2|25%|0|cancelled' +
        '|4|50%|0|no-show|1|13%|0|',
    ],
    [
      {
        key: 'hints',
        rows: ['none', 'place', 'idea', 'aimed', 'example', 'solution'].map((name, at) => row(name, at, 1)),
      },
      '|Hint levels used|What|This range|Share|Before|no hint|0|0%|1|where it goes wrong|1|7%|1' +
        '|the idea|2|13%|1|aimed at the error|3|20%|1|another one worked out|4|27%|1|the solution|5|33%|1|',
    ],
    [
      {
        key: 'model_outcomes',
        rows: ['spoken', 'guarded', 'timeout', 'refused', 'broken', 'nonsense', 'stopped'].map((name) =>
          row(name, 0, 7),
        ),
      },
      '|Language model|What|This range|Share|Before|shown|0|–|7|held back by a guard|0|–|7' +
        '|took too long|0|–|7|refused by the service|0|–|7|broke off|0|–|7|unusable answer|0|–|7' +
        '|stopped by the learner|0|–|7|',
    ],
    [
      {
        key: 'flag_kinds',
        rows: ['self_harm', 'threat', 'abuse', 'personal_data'].map((name) => row(name, 1)),
      },
      '|Safety flags by kind|What|This range|Share|Before|Self-harm|1|25%|0|Threat|1|25%|0|Abuse|1|25%|0' +
        '|Personal data|1|25%|0|',
    ],
    [
      { key: 'codes', rows: [row('MARIA-10', 3, 1200)] },
      '|Referral codes|What|This range|Share|Before|MARIA-10|3|100%|1,200|',
    ],
    [
      { key: 'events', rows: [row('none', 0), row('solution', 0)] },
      '|Telemetry by event|Nothing in this range.|',
    ],
    [{ key: 'events', rows: [] }, '|Telemetry by event|Nothing in this range.|'],
  ])('%o', async (part, text) => {
    const view = await openFounders(<Parts figures={{ ...figures, parts: [part] }} />);
    expect(view.shown()).toBe(text);
  });

  test.each([
    [19, false],
    [20, true],
  ])('of %i names say that they are the most frequent: %s', async (count, isNoted) => {
    const rows = Array.from({ length: count }, (_, at) => row(`code-${at}`, 1));
    const view = await openFounders(<Parts figures={{ ...figures, parts: [{ key: 'codes', rows }] }} />);
    expect(view.shown().includes('|the 20 most frequent|')).toBe(isNoted);
  });
});

describe('the days of the range', () => {
  test.each<[Partial<FounderFigures>, string]>([
    [
      {},
      '|20 – 22 November 2026, compared with 17 – 19 November 2026. Days begin at midnight, Bogotá time.  |',
    ],
    [
      { soFar: '13:05', zone: 'Europe/London' },
      '|20 – 22 November 2026, compared with 17 – 19 November 2026. Days begin at midnight, London time. ' +
        'The last day isn’t over: both ranges end at 13:05. |',
    ],
    [
      { step: 'week', before: { from: '2025-12-30', to: '2026-01-02' } },
      '|20 – 22 November 2026, compared with 30 December 2025 – 2 January 2026. Days begin at midnight, ' +
        'Bogotá time.  A range this long is shown week by week.|',
    ],
  ])('%o', async (change, text) => {
    const view = await openFounders(<SpanText figures={{ ...figures, ...change }} />);
    expect(view.shown()).toBe(text);
  });
});

describe('the table of one figure', () => {
  test.each<[string, Partial<FounderFigures>, FigureSeries, string]>([
    [
      'counts by day',
      {},
      signUps,
      '|Day|This range|Compared with|Before|Fri 20 Nov|70|Tue 17 Nov|60|Sat 21 Nov|48|Wed 18 Nov|40' +
        '|Sun 22 Nov|0|Thu 19 Nov|0|',
    ],
    [
      'shares with how many they are of',
      {},
      activation,
      '|Day|This range|Of how many|Compared with|Before|Of how many|Fri 20 Nov|50%|20|Tue 17 Nov|60%|20' +
        '|Sat 21 Nov|no data|0|Wed 18 Nov|50%|20|Sun 22 Nov|63%|30|Thu 19 Nov|no data|0|',
    ],
    [
      'weeks',
      { step: 'week' },
      signUps,
      '|Week of|This range|Compared with|Before|Fri 20 Nov|70|Tue 17 Nov|60|Sat 21 Nov|48|Wed 18 Nov|40' +
        '|Sun 22 Nov|0|Thu 19 Nov|0|',
    ],
    [
      'figures that are not compared',
      {},
      { ...activation, keptMonths: 13 },
      '|Day|This range|Of how many|Fri 20 Nov|50%|20|Sat 21 Nov|no data|0|Sun 22 Nov|63%|30|',
    ],
  ])('%s', async (_, change, series, text) => {
    const view = await openFounders(<StepTable figures={{ ...figures, ...change }} series={series} />);
    expect(view.shown()).toBe(text);
  });
});
