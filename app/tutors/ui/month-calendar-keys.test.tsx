import { expect, test, vi } from 'vitest';
import { settle } from '#tests/support/mounted.tsx';
import { openTutorPart } from '#tests/support/tutor-pages.tsx';
import { MonthCalendar } from './month-calendar.tsx';

const free = ['2026-11-24', '2026-11-25', '2026-12-03', '2027-01-08'];
async function openCalendar(
  days: readonly string[] = free,
  chosen = days === free ? '2026-11-24' : undefined,
) {
  const onChoose = vi.fn();
  const calendar = await openTutorPart(
    <MonthCalendar free={days} chosen={chosen} today="2026-11-22" until="2027-01-21" onChoose={onChoose} />,
  );
  const day = (key: string) => calendar.page.document.querySelector(`[data-day="${key}"]`)!;
  const press = (from: string, key: string) => calendar.fire(day(from), 'onKeyDown', { key });
  const focused = () => calendar.page.document.activeElement.getAttribute('data-day');
  return { ...calendar, onChoose, day, press, focused };
}

test('a month has its weekdays, its free days as buttons and one tab stop', async () => {
  const calendar = await openCalendar();
  expect(calendar.outline()).toMatchInlineSnapshot(`
    "November 2026
    [button type=button disabled aria-label=October 2026]
    [button type=button aria-label=December 2026]
    Mon
    Tue
    Wed
    Thu
    Fri
    Sat
    Sun
    [button type=button disabled aria-label=Sunday 1 November, past] 1
    [button type=button disabled aria-label=Monday 2 November, past] 2
    [button type=button disabled aria-label=Tuesday 3 November, past] 3
    [button type=button disabled aria-label=Wednesday 4 November, past] 4
    [button type=button disabled aria-label=Thursday 5 November, past] 5
    [button type=button disabled aria-label=Friday 6 November, past] 6
    [button type=button disabled aria-label=Saturday 7 November, past] 7
    [button type=button disabled aria-label=Sunday 8 November, past] 8
    [button type=button disabled aria-label=Monday 9 November, past] 9
    [button type=button disabled aria-label=Tuesday 10 November, past] 10
    [button type=button disabled aria-label=Wednesday 11 November, past] 11
    [button type=button disabled aria-label=Thursday 12 November, past] 12
    [button type=button disabled aria-label=Friday 13 November, past] 13
    [button type=button disabled aria-label=Saturday 14 November, past] 14
    [button type=button disabled aria-label=Sunday 15 November, past] 15
    [button type=button disabled aria-label=Monday 16 November, past] 16
    [button type=button disabled aria-label=Tuesday 17 November, past] 17
    [button type=button disabled aria-label=Wednesday 18 November, past] 18
    [button type=button disabled aria-label=Thursday 19 November, past] 19
    [button type=button disabled aria-label=Friday 20 November, past] 20
    [button type=button disabled aria-label=Saturday 21 November, past] 21
    [button type=button disabled aria-label=Sunday 22 November, nothing free aria-current=date] 22
    [button type=button disabled aria-label=Monday 23 November, nothing free] 23
    [button type=button aria-label=Tuesday 24 November, free aria-pressed .free] 24
    [button type=button aria-label=Wednesday 25 November, free aria-pressed=false .free] 25
    [button type=button disabled aria-label=Thursday 26 November, nothing free] 26
    [button type=button disabled aria-label=Friday 27 November, nothing free] 27
    [button type=button disabled aria-label=Saturday 28 November, nothing free] 28
    [button type=button disabled aria-label=Sunday 29 November, nothing free] 29
    [button type=button disabled aria-label=Monday 30 November, nothing free] 30
    Open for booking until Thursday 21 January. A new day opens every day."
  `);
  const stops = calendar.all('button').filter((one) => one.getAttribute('tabindex') === '0');
  expect(stops.map((one) => one.getAttribute('data-day'))).toEqual(['2026-11-24']);
});

test('without a chosen day the first free one is the tab stop, and its month is shown', async () => {
  const calendar = await openCalendar(['2026-12-03', '2026-12-04']);
  expect(calendar.all('h3')[0]!.textContent).toBe('December 2026');
  expect(calendar.day('2026-12-03').getAttribute('tabindex')).toBe('0');
  expect(calendar.day('2026-12-04').getAttribute('tabindex')).toBe('-1');
});

test('without free days the month is the current one', async () => {
  const calendar = await openCalendar([]);
  expect(calendar.all('h3')[0]!.textContent).toBe('November 2026');
});

test('a click chooses a day', async () => {
  const calendar = await openCalendar();
  await calendar.click('25');
  expect(calendar.onChoose.mock.calls).toEqual([['2026-11-25']]);
});

test.each([
  ['2026-11-24', 'ArrowRight', '2026-11-25', 'November 2026'],
  ['2026-11-25', 'ArrowLeft', '2026-11-24', 'November 2026'],
  ['2026-11-25', 'ArrowRight', '2026-12-03', 'December 2026'],
  ['2026-11-24', 'ArrowDown', '2026-12-03', 'December 2026'],
  ['2026-11-24', 'End', '2026-11-25', 'November 2026'],
  ['2026-11-24', 'PageDown', '2026-12-03', 'December 2026'],
])('from %s the key %s goes to %s in %s', async (from, key, to, month) => {
  const calendar = await openCalendar();
  expect(await calendar.press(from, key)).toBe(true);
  await settle();
  expect(calendar.focused()).toBe(to);
  expect(calendar.all('h3')[0]!.textContent).toBe(month);
  expect(calendar.onChoose).not.toHaveBeenCalled();
});

test('a key without a free day, or of another kind, is left to the browser', async () => {
  const calendar = await openCalendar();
  expect(await calendar.press('2026-11-24', 'ArrowLeft')).toBe(false);
  expect(await calendar.press('2026-11-24', 'Enter')).toBe(false);
  expect(calendar.all('h3')[0]!.textContent).toBe('November 2026');
});

test('months are turned within the window, with arrows that point their way', async () => {
  const calendar = await openCalendar();
  const arrows = calendar.all('path').map((path) => path.getAttribute('d'));
  expect(arrows).toEqual(['m15 18-6-6 6-6', 'm9 18 6-6-6-6']);
  await calendar.click('December 2026');
  expect(calendar.all('h3')[0]!.textContent).toBe('December 2026');
  await calendar.click('November 2026');
  expect(calendar.all('h3')[0]!.textContent).toBe('November 2026');
});

test('a week begins on Sunday in Colombia, and the first of a French month keeps its number', async () => {
  const at = (locale: 'es-CO' | 'fr-FR') =>
    openTutorPart(
      <MonthCalendar free={[]} chosen={undefined} today="2026-12-01" until="2026-12-31" onChoose={vi.fn()} />,
      {
        visitor: {
          state: {
            locale,
            country: 'CO',
            currency: 'COP',
            timezone: 'UTC',
            source: 'device',
            useDeviceLocale: true,
          },
        },
      },
    );
  const spanish = await at('es-CO');
  expect(spanish.all('th').map((head) => head.textContent)).toEqual([
    'dom',
    'lun',
    'mar',
    'mié',
    'jue',
    'vie',
    'sáb',
  ]);
  await spanish.unmount();
  const french = await at('fr-FR');
  expect(french.all('th').map((head) => head.textContent)).toEqual([
    'lun.',
    'mar.',
    'mer.',
    'jeu.',
    'ven.',
    'sam.',
    'dim.',
  ]);
  expect(french.all('td').findIndex((cell) => cell.textContent === '1')).toBe(1);
  expect(french.page.document.querySelector('[data-day="2026-12-01"]')!.getAttribute('aria-label')).toContain(
    'mardi 1',
  );
});
