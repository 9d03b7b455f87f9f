import { randomUUID } from 'node:crypto';
import { demoTutors } from '#app/tutors/use-cases/seed/seed-tutors.server.ts';
import { goTo, openPage } from './pages.ts';
import type { LoadPerson } from './people.ts';
import { chance, oneOf, type LoadContext } from './walks.ts';

const day = 86_400_000;
const cancelled = 0.3;
const slugs = demoTutors.map(({ slug }) => slug);

type Slots = { slots?: { start: string }[] };

/** Tutor, time, hold, booking, thank-you page; three in ten are cancelled. */
export async function* book(person: LoadPerson, context: LoadContext): AsyncGenerator<void> {
  const { visitor } = person;
  const tutor = oneOf(context, slugs);
  await openPage(person, 'tutor', `/tutors/${tutor}`);
  yield;
  await goTo(person, 'book', `/book?tutor=${tutor}`);
  const [from, to] = [2, 30].map((days) => new Date(Date.now() + days * day).toISOString());
  const month = await visitor.ask<Slots>(
    'free times',
    `/functions/v1/tutors/${tutor}/slots?from=${from}&to=${to}&minutes=60`,
  );
  yield;
  const start = oneOf(context, month.body.slots ?? [])?.start;
  if (start === undefined) return;
  const held = await visitor.ask<{ hold?: { id: string } }>('hold', '/functions/v1/bookings/holds', {
    body: { tutorId: tutor, start, minutes: 60, timeZone: 'Europe/London' },
    key: randomUUID(),
  });
  const id = held.body.hold?.id;
  if (id === undefined) return;
  await openPage(person, 'confirm', `/confirm?hold=${id}`, [
    ['hold is shown', `/bookings/holds/${id}`],
    ['learner-profiles', '/learner-profiles'],
    ['credits', `/bookings/holds/${id}/credits`],
  ]);
  yield;
  const done = await visitor.ask('confirm', `/functions/v1/bookings/holds/${id}/confirm`, {
    body: {},
    key: randomUUID(),
  });
  if (!done.ok) return;
  await openPage(person, 'thanks', `/booking/thanks?booking=${id}`, [
    ['booking', `/bookings/${id}`],
    ['meeting', `/bookings/${id}/meeting`],
  ]);
  yield;
  if (!chance(context, cancelled)) return;
  const shown = await visitor.ask<{ cancellation?: { refund: { amountMinor: number } } }>(
    'cancellation is shown',
    `/functions/v1/bookings/${id}/cancellation`,
  );
  yield;
  await visitor.ask('cancel', `/functions/v1/bookings/${id}/cancel`, {
    body: { refundMinor: shown.body.cancellation?.refund.amountMinor },
    key: randomUUID(),
  });
  yield;
}
