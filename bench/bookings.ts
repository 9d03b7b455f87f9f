import { confirmBooking } from '#app/booking/confirm-booking.server.ts';
import { placeHold } from '#app/booking/holds/place-hold.server.ts';
import { demoTutors } from '#app/tutors/seed/seed-tutors.server.ts';
import { listFreeSlots } from '#app/tutors/public.server.ts';
import { withScratchHouse } from '#tests/booking/scratch.ts';
import type { TestServices } from '#tests/database.ts';
import { type Figure } from './figure.ts';

const atOnce = 16;
const reader = { locale: 'en-GB', timeZone: 'Europe/London' } as const;
const DAY = 86_400_000;

/**
 * Holds and bookings in a second, by sixteen at once over all tutors of the demonstration, with mails and reminders in their
 * transactions. The use cases themselves, without HTTP.
 */
export async function measure(): Promise<Figure[]> {
  const figures: Figure[] = [];
  await withScratchHouse(async (house) => {
    const wishes = await wishesOf(house);
    const held: { id: string; account: { id: string; email: string } }[] = [];
    const holding = await timed(wishes, async ({ tutor, start }) => {
      const account = { id: house.services.random.uuid(), email: 'someone@example.org' };
      const owner = { accountId: account.id, visitorId: null };
      const hold = await placeHold(house.services, {
        owner,
        tutor,
        start,
        minutes: 60,
        currency: 'GBP',
        reader,
      });
      held.push({ id: hold.id, account });
    });
    const booking = await timed(held, ({ id, account }) =>
      confirmBooking(house.services, { id, account, visitorId: null, request: {}, reader }),
    );
    figures.push(
      { name: `comparison: holds, ${atOnce} at once`, value: say(holding), goal: '', met: true },
      {
        name: `booking commits, ${atOnce} at once (${held.length})`,
        value: say(booking),
        goal: '≥ 1,000/s, p99 ≤ 50 ms',
        met: booking.perSecond >= 1000 && booking.p99 <= 50,
      },
      {
        name: 'comparison: processor time of the process for one hold, for one booking',
        value: `${holding.busy.toFixed(1)} ms, ${booking.busy.toFixed(1)} ms`,
        goal: '',
        met: true,
      },
    );
  });
  return figures;
}

/** Times that do not meet: every second hour of each day, for each tutor. */
async function wishesOf({ services, clock }: TestServices) {
  const from = clock.now();
  const range = { from, to: new Date(from.getTime() + 60 * DAY), minutes: 60 };
  const wishes: { tutor: string; start: Date }[] = [];
  for (const { slug } of demoTutors) {
    let last = 0;
    for (const { start } of await listFreeSlots(services, { tutor: slug, ...range })) {
      if (start.getTime() < last + 2 * 3_600_000) continue;
      last = start.getTime();
      wishes.push({ tutor: slug, start });
    }
  }
  return wishes;
}

/** Works through a list, sixteen at once. */
async function timed<Each>(list: readonly Each[], work: (each: Each) => Promise<unknown>) {
  const times: number[] = [];
  const queue = [...list];
  const used = process.cpuUsage();
  const started = performance.now();
  const workers = Array.from({ length: atOnce }, async () => {
    for (let each = queue.pop(); each !== undefined; each = queue.pop()) {
      const began = performance.now();
      await work(each);
      times.push(performance.now() - began);
    }
  });
  await Promise.all(workers);
  const perSecond = list.length / ((performance.now() - started) / 1000);
  const { user, system } = process.cpuUsage(used);
  const busy = (user + system) / 1000 / list.length;
  return {
    perSecond,
    busy,
    p99: times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN,
  };
}

const say = ({ perSecond, p99 }: { perSecond: number; p99: number }): string =>
  `${perSecond.toFixed(0)}/s, p99 ${p99.toFixed(0)} ms`;
