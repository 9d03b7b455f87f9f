import { describe, expect, test } from 'vitest';
import { openFounders } from '#tests/support/founders-page.tsx';
import { CustomRange, RangeBar } from './range-bar.tsx';

const zone = 'Europe/London';
const own = { from: '2026-11-01', to: '2026-11-20', zone };
const current = (view: Awaited<ReturnType<typeof openFounders>>) =>
  view.all('a').map((each) => [each.textContent, each.getAttribute('aria-current')]);

describe('the ranges', () => {
  test('are links that keep the figure and the rest of the address', async () => {
    const view = await openFounders(
      <RangeBar
        asked={{ range: '28d', zone }}
        figure="sign_ups"
        shown={{ from: '2026-10-24', to: '2026-11-20' }}
      />,
      {},
      '/founder-hub?booking=b1&range=28d',
    );
    expect(view.links()).toEqual([
      ['7 days', '/founder-hub?booking=b1&range=7d&zone=Europe%2FLondon&figure=sign_ups'],
      ['28 days', '/founder-hub?booking=b1&range=28d&zone=Europe%2FLondon&figure=sign_ups'],
      ['90 days', '/founder-hub?booking=b1&range=90d&zone=Europe%2FLondon&figure=sign_ups'],
      ['12 months', '/founder-hub?booking=b1&range=12m&zone=Europe%2FLondon&figure=sign_ups'],
      [
        'Other range',
        '/founder-hub?booking=b1&from=2026-10-24&to=2026-11-20&zone=Europe%2FLondon&figure=sign_ups',
      ],
    ]);
    expect(current(view)).toEqual([
      ['7 days', null],
      ['28 days', 'page'],
      ['90 days', null],
      ['12 months', null],
      ['Other range', null],
    ]);
  });

  test('have a range of one’s own only once the days are known', async () => {
    const view = await openFounders(
      <RangeBar asked={{ range: '7d', zone }} figure="sign_ups" shown={undefined} />,
    );
    expect(view.shown()).toBe('|7 days|28 days|90 days|12 months|');
  });

  test('mark a range of one’s own', async () => {
    const view = await openFounders(<RangeBar asked={own} figure="sign_ups" shown={undefined} />);
    expect(current(view).at(-1)).toEqual(['Other range', 'page']);
    expect(view.links().at(-1)![1]).toBe(
      '/founder-hub?from=2026-11-01&to=2026-11-20&zone=Europe%2FLondon&figure=sign_ups',
    );
  });
});

describe('a range of one’s own', () => {
  const wrong =
    'Choose a first and a last day in this order, 400 days at most, none in the future. Until then, you see the last 28 days.';

  test('is shown by its two days', async () => {
    const view = await openFounders(<CustomRange asked={own} figure="sign_ups" unusable={false} />);
    expect(view.shown()).toBe('|First day|Last day|Show|');
    expect(view.all('input').map((each) => [each.value, each.getAttribute('aria-invalid')])).toEqual([
      ['2026-11-01', 'false'],
      ['2026-11-20', 'false'],
    ]);
    await view.fill('First day', '2026-11-10');
    await view.fill('Last day', '2026-11-12');
    await view.click('Show');
    expect(view.address()).toBe(
      '/founder-hub?from=2026-11-10&to=2026-11-12&zone=Europe%2FLondon&figure=sign_ups',
    );
    expect(view.keepsScroll()).toBe(true);
  });

  test.each([
    ['2026-11-21', true],
    ['2026-11-20', false],
    ['2025-10-16', true],
    ['2025-10-17', false],
    ['', true],
  ])('from %s to 20 November 2026 is wrong: %s', async (first, isWrong) => {
    const view = await openFounders(<CustomRange asked={own} figure="sign_ups" unusable={false} />);
    await view.fill('First day', first);
    expect(view.isDisabled('Show')).toBe(isWrong);
    expect(view.shown()).toBe(isWrong ? `|First day|Last day|Show|${wrong}|` : '|First day|Last day|Show|');
    expect(view.find('Last day')?.getAttribute('aria-invalid')).toBe(String(isWrong));
  });

  test('that cannot be shown says why', async () => {
    const view = await openFounders(
      <CustomRange asked={{ range: '28d', zone }} figure="sign_ups" unusable />,
    );
    expect(view.shown()).toBe(`|${wrong}|`);
  });

  test('is not asked for without need', async () => {
    const view = await openFounders(
      <CustomRange asked={{ range: '28d', zone }} figure="sign_ups" unusable={false} />,
    );
    expect(view.shown()).toBe('|');
  });
});
