import { expect, test } from 'vitest';
import { mounted } from '#tests/support/mounted.tsx';
import { british } from '#tests/booking/booking-views.ts';
import { tutorPagesTexts } from '../messages/pages/index.ts';
import { MonthCalendar } from './month-calendar.tsx';

async function openCalendar() {
  const part = (
    <MonthCalendar
      free={['2026-11-24']}
      chosen="2026-11-24"
      today="2026-11-22"
      until="2027-01-21"
      onChoose={() => undefined}
    />
  );
  const calendar = await mounted(part, { messages: tutorPagesTexts.en, visitor: british });
  const labelOf = (day: string) =>
    calendar
      .all('button')
      .find((one) => one.getAttribute('data-day') === day)
      ?.getAttribute('aria-label')
      ?.replaceAll('\u00a0', ' ');
  return { ...calendar, labelOf };
}

test('a day is free, has nothing free, is over, or is not open yet', async () => {
  const calendar = await openCalendar();
  expect(calendar.labelOf('2026-11-24')).toBe('Tuesday 24 November, free');
  expect(calendar.labelOf('2026-11-25')).toBe('Wednesday 25 November, nothing free');
  expect(calendar.labelOf('2026-11-21')).toBe('Saturday 21 November, past');
  await calendar.click('December 2026');
  await calendar.click('January 2027');
  expect(calendar.labelOf('2027-01-21')).toBe('Thursday 21 January, nothing free');
  expect(calendar.labelOf('2027-01-22')).toBe('Friday 22 January, not open for booking yet');
});

test('the end of the booking window is named, and months can be turned up to it', async () => {
  const calendar = await openCalendar();
  expect(calendar.text().replaceAll('\u00a0', ' ')).toContain(
    '|Open for booking until Thursday 21 January. A new day opens every day.|',
  );
  expect(calendar.find('October 2026')?.hasAttribute('disabled')).toBe(true);
  await calendar.click('December 2026');
  await calendar.click('January 2027');
  expect(calendar.find('February 2027')?.hasAttribute('disabled')).toBe(true);
});
