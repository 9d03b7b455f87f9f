import { describe, expect, test } from 'vitest';
import { until } from '#tests/support/mounted.tsx';
import { activation, counted, figures, money, signUps } from '#tests/support/founders-figures.ts';
import { openFounders } from '#tests/support/founders-page.tsx';
import type { FounderFigures, FigureSeries } from '../../model/figures-schemas.ts';
import { ChartCard } from './chart-card.tsx';
import { CsvButton } from './csv-button.tsx';
import { FigureChart } from './figure-chart.tsx';

const query = { range: '7d', zone: 'Europe/London' } as const;

describe('a chart', () => {
  const slider = (view: Awaited<ReturnType<typeof openFounders>>) => {
    const found = view.all('div').find((each) => each.getAttribute('role') === 'slider')!;
    const name = (attribute: string) => found.getAttribute(attribute);
    return { found, now: name('aria-valuenow'), text: name('aria-valuetext')?.replaceAll('\u00a0', ' ') };
  };

  test('is read step by step with the keyboard', async () => {
    const view = await openFounders(<FigureChart figures={figures} series={signUps} />);
    expect(slider(view).found.getAttribute('aria-label')).toBe('Step through Sign-ups');
    expect(slider(view).found.getAttribute('aria-valuemax')).toBe('2');
    expect(slider(view).text).toBe('Sun 22 Nov: 0. Before, Thu 19 Nov: 0.');
    for (const [key, now] of [
      ['ArrowRight', '2'],
      ['ArrowLeft', '1'],
      ['ArrowDown', '0'],
      ['ArrowDown', '0'],
      ['ArrowUp', '1'],
      ['End', '2'],
      ['Home', '0'],
    ]) {
      expect(await view.fire(slider(view).found, 'onKeyDown', { key })).toBe(true);
      expect([key, slider(view).now]).toEqual([key, now]);
    }
    expect(await view.fire(slider(view).found, 'onKeyDown', { key: 'Tab' })).toBe(false);
    expect(slider(view).text).toBe('Fri 20 Nov: 70. Before, Tue 17 Nov: 60.');
    expect(view.shown()).toContain('|Fri 20 Nov: 70. Before, Tue 17 Nov: 60.|');
  });

  test.each<[Partial<FounderFigures>, FigureSeries, string]>([
    [{ step: 'week' }, signUps, 'week of Sun 22 Nov: 0. Before, week of Thu 19 Nov: 0.'],
    [{}, { ...signUps, keptMonths: 13 }, 'Sun 22 Nov: 0.'],
    [{}, activation, 'Sun 22 Nov: 63%. Before, Thu 19 Nov: no data.'],
  ])('reads its last step: %o', async (change, series, text) => {
    const view = await openFounders(<FigureChart figures={{ ...figures, ...change }} series={series} />);
    expect(slider(view).text).toBe(text);
  });

  const drawn = (view: Awaited<ReturnType<typeof openFounders>>, tag: string, kind: string) =>
    view
      .all('svg')[0]!
      .elements()
      .filter(
        (each) => each.localName === tag && (each.getAttribute('class') ?? '').split(' ').includes(kind),
      );
  const numbers = (
    view: Awaited<ReturnType<typeof openFounders>>,
    tag: string,
    kind: string,
    ...names: string[]
  ) => drawn(view, tag, kind).map((each) => names.map((name) => Math.round(Number(each.getAttribute(name)))));

  test('of counts has a bar for each day with something, pale at weekends', async () => {
    const view = await openFounders(<FigureChart figures={figures} series={signUps} />);
    expect(drawn(view, 'rect', 'g-bar').map((each) => each.getAttribute('class'))).toEqual([
      'g-bar ',
      'g-bar soft',
    ]);
    expect(numbers(view, 'rect', 'g-bar', 'x', 'y', 'width', 'height')).toEqual([
      [108, 79, 227, 151],
      [474, 126, 227, 104],
    ]);
    expect(numbers(view, 'rect', 'step-mark', 'x', 'y', 'width', 'height')).toEqual([[770, 14, 366, 216]]);
    expect(drawn(view, 'text', 'g-tick').map(({ textContent }) => textContent)).toEqual([
      '0',
      '50',
      '100',
      '20 Nov',
      '21 Nov',
      '22 Nov',
    ]);
    expect(drawn(view, 'path', 'g-was')[0]!.getAttribute('d')).toBe('M221 100.4L587 143.6L953 230');
  });

  test('of four weeks names seven days on a wide screen and three on a slim one', async () => {
    const steps = Array.from({ length: 28 }, (_, day) => {
      const date = `2026-11-${String(day + 1).padStart(2, '0')}`;
      return { now: date, before: date };
    });
    const points = steps.map(() => ({ now: counted(1), before: counted(2) }));
    const view = await openFounders(
      <FigureChart figures={{ ...figures, steps }} series={{ ...signUps, points }} />,
    );
    const days = view.all('svg').map((each) =>
      each
        .elements()
        .map(({ textContent }) => textContent)
        .filter((text) => text.endsWith(' Nov')),
    );
    expect(days[0]).toEqual(['1 Nov', '5 Nov', '9 Nov', '13 Nov', '17 Nov', '21 Nov', '25 Nov']);
    expect(days[1]).toEqual(['1 Nov', '11 Nov', '21 Nov']);
  });

  test('of a weekend is pale on Saturday and Sunday alone', async () => {
    const points = signUps.points.map(({ before }) => ({ now: counted(3), before }));
    const view = await openFounders(<FigureChart figures={figures} series={{ ...signUps, points }} />);
    expect(drawn(view, 'rect', 'g-bar').map((each) => each.getAttribute('class'))).toEqual([
      'g-bar ',
      'g-bar soft',
      'g-bar soft',
    ]);
  });

  test('of losses has its bars below zero', async () => {
    const points = signUps.points.map(({ before }, at) => ({ now: counted(50 - 50 * at), before }));
    const view = await openFounders(<FigureChart figures={figures} series={{ ...signUps, points }} />);
    expect(numbers(view, 'rect', 'g-bar', 'y', 'height')).toEqual([
      [32, 90],
      [122, 90],
    ]);
  });

  test('of shares has a line, broken where nothing was measured', async () => {
    const view = await openFounders(<FigureChart figures={figures} series={activation} />);
    expect(drawn(view, 'rect', 'g-bar')).toEqual([]);
    expect(numbers(view, 'circle', 'g-pt', 'cx', 'cy')).toEqual([
      [228, 122],
      [954, 94],
    ]);
    expect(drawn(view, 'path', 'g-fn')[0]!.getAttribute('d')).toBe(
      'M227.66666666666666 122M954.3333333333333 93.91999999999999',
    );
    expect(drawn(view, 'text', 'g-tick').map(({ textContent }) => textContent)).toEqual([
      '0%',
      '25%',
      '50%',
      '75%',
      '100%',
      '20 Nov',
      '21 Nov',
      '22 Nov',
    ]);
  });

  test('by week has no pale bars; without a comparison no dashed line', async () => {
    const view = await openFounders(
      <FigureChart figures={{ ...figures, step: 'week' }} series={{ ...signUps, keptMonths: 13 }} />,
    );
    expect(drawn(view, 'rect', 'soft')).toEqual([]);
    expect(drawn(view, 'path', 'g-was')[0]!.getAttribute('d')).toBe('');
  });
});

describe('the card of a figure', () => {
  test.each<[string, Partial<FounderFigures>, FigureSeries, string]>([
    [
      'counts by day',
      {},
      signUps,
      '|Sign-ups, by day|weekday|weekend|range before|118| |18 more than before (+18%)|0|50|100|20 Nov' +
        '|21 Nov|22 Nov|0|50|100|20 Nov|21 Nov|22 Nov|The arrow keys read one day after the other.' +
        '|Sun 22 Nov: 0. Before, Thu 19 Nov: 0.|Figure|Sign-ups|Activated in 7 days|CSV|How this is counted' +
        '|Accounts created in the range, counted at sign-up.|We count everything when you open the page. Erased data no longer counts. The range before has the same number of days and ends right before this one. Below 20, we give no percentage: it would mostly show chance.' +
        '|As a table|Day|This range|Compared with|Before|Fri 20 Nov|70|Tue 17 Nov|60|Sat 21 Nov|48|Wed 18 Nov' +
        '|40|Sun 22 Nov|0|Thu 19 Nov|0|',
    ],
    [
      'counts by week',
      { step: 'week' },
      signUps,
      '|Sign-ups, by week|this range|range before|118| |18 more than before (+18%)|0|50|100|20 Nov|21 Nov' +
        '|22 Nov|0|50|100|20 Nov|21 Nov|22 Nov|The arrow keys read one day after the other.' +
        '|week of Sun 22 Nov: 0. Before, week of Thu 19 Nov: 0.|Figure|Sign-ups|Activated in 7 days|CSV' +
        '|How this is counted|Accounts created in the range, counted at sign-up.' +
        '|We count everything when you open the page. Erased data no longer counts. The range before has the same number of days and ends right before this one. Below 20, we give no percentage: it would mostly show chance.|As a table|Week of|This range|Compared with|Before|Fri 20 Nov' +
        '|70|Tue 17 Nov|60|Sat 21 Nov|48|Wed 18 Nov|40|Sun 22 Nov|0|Thu 19 Nov|0|',
    ],
    [
      'shares',
      {},
      activation,
      '|Activated in 7 days, by day|this range|range before|58%| |3 points more than before|0%|25%|50%|75%' +
        '|100%|20 Nov|21 Nov|22 Nov|0%|25%|50%|75%|100%|20 Nov|21 Nov|22 Nov' +
        '|The arrow keys read one day after the other.|Sun 22 Nov: 63%. Before, Thu 19 Nov: no data.' +
        '|Figure|Sign-ups|Activated in 7 days|CSV|How this is counted' +
        '|Activated accounts ÷ accounts whose first seven days ended in the range. Activated: within 168 hours of signing up, at least one answer that the algebra engine found right, and learning on another calendar day than that of signing up (an answered question or a problem begun with the tutor). Each account counts on the day its seven days end, so nothing is guessed.|We count everything when you open the page. Erased data no longer counts. The range before has the same number of days and ends right before this one. Below 20, we give no percentage: it would mostly show chance.|As a table|Day|This range|Of how many' +
        '|Compared with|Before|Of how many|Fri 20 Nov|50%|20|Tue 17 Nov|60%|20|Sat 21 Nov|no data|0' +
        '|Wed 18 Nov|50%|20|Sun 22 Nov|63%|30|Thu 19 Nov|no data|0|',
    ],
    [
      'not compared',
      {},
      { ...money('revenue_net', 'GBP', 5, 5), keptMonths: 13 },
      '|Revenue, net, GBP, by day|weekday|weekend|£0.05| |no comparison: kept for 13 months|0|0.5|1|20 Nov' +
        '|21 Nov|22 Nov|0|0.5|1|20 Nov|21 Nov|22 Nov|The arrow keys read one day after the other.' +
        '|Sun 22 Nov: £0.00.|Figure|Sign-ups|Activated in 7 days|CSV|How this is counted' +
        '|Gross minus refunds, as invoiced in the range. Never converted.' +
        '|We count everything when you open the page. Erased data no longer counts. The range before has the same number of days and ends right before this one. Below 20, we give no percentage: it would mostly show chance.|As a table|Day|This range|Fri 20 Nov|£0.70|Sat 21 Nov|£0.48' +
        '|Sun 22 Nov|£0.00|',
    ],
    [
      'nothing',
      {},
      {
        ...signUps,
        now: counted(0),
        before: counted(0),
        points: [{ now: counted(0), before: counted(null) }],
      },
      '|Sign-ups, by day|weekday|weekend|range before|0| |no change (0)|Nothing in this range.|Figure' +
        '|Sign-ups|Activated in 7 days|CSV|How this is counted|Accounts created in the range, counted at sign-up.|We count everything when you open the page. Erased data no longer counts. The range before has the same number of days and ends right before this one. Below 20, we give no percentage: it would mostly show chance.|',
    ],
  ])('%s', async (_, change, series, text) => {
    const view = await openFounders(
      <ChartCard figures={{ ...figures, ...change }} asked={query} series={series} />,
    );
    expect(view.shown()).toBe(text);
  });

  test('chooses another figure in the address', async () => {
    const view = await openFounders(
      <ChartCard figures={figures} asked={query} series={signUps} />,
      {},
      '/founder-hub?booking=b1&figure=sign_ups',
    );
    await view.fill(/^Figure/, 'activation');
    expect(view.address()).toBe('/founder-hub?booking=b1&range=7d&zone=Europe%2FLondon&figure=activation');
    expect(view.keepsScroll()).toBe(true);
  });
});

describe('a file of figures', () => {
  test.each([
    [query, 'sign_ups', '?range=7d&zone=Europe%2FLondon&figure=sign_ups'],
    [
      { from: '2026-11-01', to: '2026-11-20', zone: 'UTC' },
      undefined,
      '?from=2026-11-01&to=2026-11-20&zone=UTC',
    ],
  ])('that could not be made says so: %o %s', async (range, figure, sent) => {
    const view = await openFounders(
      <CsvButton
        asked={range}
        label="Sign-ups as a CSV file"
        {...(figure === undefined ? {} : { figure })}
      />,
      { 'GET /figures.csv': new Error('offline') },
    );
    expect(view.shown()).toBe('|CSV|');
    await view.click('Sign-ups as a CSV file');
    await until(() =>
      expect(view.toasts()).toEqual([['We couldn’t create the file. Please try again.', 'destructive']]),
    );
    expect(view.calls().map(({ query: to }) => to)).toEqual([sent]);
  });
});
