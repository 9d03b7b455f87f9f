import { expect, test } from 'vitest';
import { rendered } from '#tests/support/rendered.tsx';
import { bookPagesTexts } from '../messages/pages/index.ts';
import { DaySlots } from './day-slots.tsx';

const day = (zone: string, city: string) =>
  rendered(
    <DaySlots
      tutor={{ name: 'Amara Okafor', city, zone }}
      day="2026-11-24"
      starts={['2026-11-24T16:00:00.000Z', '2026-11-24T16:30:00.000Z']}
      chosen={undefined}
      held={undefined}
      lost="2026-11-24T16:30:00.000Z"
      busy={false}
      onChoose={() => undefined}
    />,
    { messages: bookPagesTexts.en },
  );

test('one clock for both is said once, above the times', () => {
  const html = day('Europe/London', 'London');
  expect(html).toContain('Amara has the same time as you in London.');
  expect(html).not.toContain('same time</span>');
  expect(html).toContain('just taken</span>');
});

test('where clocks differ each time has the other one below it', () => {
  const html = day('Europe/Madrid', 'Madrid');
  expect(html).toContain('5:00 PM Madrid</span>');
});
