import { expect, test } from 'vitest';
import { shownBooking } from '#tests/booking/booking-views.ts';
import { until } from '#tests/support/mounted.tsx';
import { openDashboardPart } from '#tests/support/tutor-dashboard-parts.tsx';
import { Attendance } from './attendance.tsx';

const booking = shownBooking({
  id: 'b1',
  as: 'tutor',
  start: '2026-11-20T15:00:00Z',
  end: '2026-11-20T16:00:00Z',
});

test.each([
  ['POST /functions/v1/tutor/sessions/b1/came', ['Yes, the learner came']],
  ['POST /functions/v1/bookings/b1/absence', ['The learner didn’t come', 'Yes, confirm']],
])('after %s the notes and the sessions are read again', async (route, presses) => {
  const part = await openDashboardPart(<Attendance booking={booking} />, {
    answers: { 'GET /functions/v1/tutor/notes': { body: { notes: [] } }, [route]: { body: {} } },
  });
  part.client.setQueryData(['booking', 'list', 'tutor'], { bookings: [] });
  part.client.setQueryData(['booking', 'one', 'b1'], {});
  for (const label of presses) await part.click(label);
  await until(() => expect(part.sent('GET', '/tutor/notes')).toHaveLength(2));
  expect(part.client.getQueryState(['booking', 'list', 'tutor'])!.isInvalidated).toBe(true);
  expect(part.client.getQueryState(['booking', 'one', 'b1'])!.isInvalidated).toBe(false);
});

test.each(['The learner didn’t come', 'Yes, the learner came'])('“%s” is noted only once', async (label) => {
  const waiting = () => new Promise<never>(() => undefined);
  const part = await openDashboardPart(<Attendance booking={booking} />, {
    answers: {
      'GET /functions/v1/tutor/notes': { body: { notes: [] } },
      'POST /functions/v1/tutor/sessions/b1/came': waiting,
      'POST /functions/v1/bookings/b1/absence': waiting,
    },
  });
  await part.click(label);
  const pressed = part.find('Yes, confirm') ? 'Yes, confirm' : label;
  if (pressed !== label) await part.click(pressed);
  await until(() => expect(part.find(pressed)!.hasAttribute('disabled')).toBe(true));
});
