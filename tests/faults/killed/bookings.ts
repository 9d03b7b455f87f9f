import { setTimeout as sleep } from 'node:timers/promises';
import { deliver, eventOf, type Hook } from '#tests/stripe/deliveries.ts';
import type { StripeServer } from '#tests/stripe/server.ts';
import { type Fire, insistOn, keepOn, press } from './fire.ts';
import type { Newcomer } from './people.ts';

const day = 86_400_000;
const bookings = '/functions/v1/bookings';

/** Times of a tutor far enough ahead to be moved and cancelled free of charge. */
async function timesOf(fire: Fire, tutor: string): Promise<string[]> {
  const [from, to] = [3, 33].map((days) => new Date(Date.now() + days * day).toISOString());
  const path = `/functions/v1/tutors/${tutor}/slots?from=${from}&to=${to}&minutes=60`;
  const { slots } = (await insistOn(fire, { path })) as { slots: { start: string }[] };
  const apart: string[] = [];
  for (const { start } of slots)
    if (Date.parse(start) >= Date.parse(apart.at(-1) ?? '1970-01-01') + 2 * 3_600_000) apart.push(start);
  return apart;
}

/** A hold; null when the time is taken. */
async function hold(fire: Fire, person: Newcomer, tutorId: string, start: string): Promise<string | null> {
  const path = `${bookings}/holds`;
  const holdInput = { tutorId, start, minutes: 60, currency: 'GBP', timeZone: 'Europe/London' };
  const { status, body } = await press(fire, { path, person, body: holdInput });
  if (status === 409) return null;
  if (status >= 300) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`);
  const { id } = body.hold as { id: string };
  fire.keep('hold', 'select count(*)::int as kept from app.bookings where id = $1', id);
  return id;
}

/** Holds, confirms, moves and cancels one time after the other; every third hold is released, most bookings are cancelled. */
export function keepChanging(fire: Fire, person: Newcomer, tutor: string): Promise<void> {
  // Three unpaid sessions ahead are the limit before a first payment: two stay booked, so that one more can always be confirmed.
  let remaining = 2;
  return keepOn(fire, async () => {
    const times = await timesOf(fire, tutor);
    for (const [at, start] of times.slice(0, -1).entries()) {
      if (fire.over()) return;
      const id = await hold(fire, person, tutor, start);
      if (id === null) continue;
      if (at % 3 === 2) await giveBack(fire, person, id);
      else {
        const cancels = at % 3 === 1 || remaining === 0;
        if (!cancels) remaining -= 1;
        await bookAndChange(fire, person, id, { to: times.at(-1 - at) ?? '', cancels });
      }
    }
  });
}

async function giveBack(fire: Fire, person: Newcomer, id: string): Promise<void> {
  const { status } = await press(fire, { method: 'DELETE', path: `${bookings}/holds/${id}`, person });
  // The process that died may have released it.
  if (status !== 204 && status !== 404 && status !== 410) throw new Error(`giving a hold back: ${status}`);
  fire.keep(
    'hold given back',
    `select count(*)::int as kept from app.bookings where id = $1 and state = 'expired'`,
    id,
  );
}

async function bookAndChange(
  fire: Fire,
  person: Newcomer,
  id: string,
  change: { to: string; cancels: boolean },
): Promise<void> {
  const body = { learnerProfileId: person.profileId, timeZone: 'Europe/London' };
  const path = `${bookings}/holds/${id}/confirm`;
  await insistOn(fire, { path, person, body });
  fire.keep(
    'booking',
    `select count(*)::int as kept from app.bookings where id = $1 and state in ('confirmed', 'cancelled') and account_id = $2`,
    id,
    person.id,
  );
  const moved = await press(fire, { path: `${bookings}/${id}/move`, person, body: { start: change.to } });
  if (moved.status === 200)
    fire.keep(
      'session moved',
      'select count(*)::int as kept from app.bookings where id = $1 and moves = 1 and starts_at = $2',
      id,
      change.to,
    );
  else if (moved.status !== 409) throw new Error(`move: ${moved.status} ${JSON.stringify(moved.body)}`);
  if (!change.cancels) return;
  const { status, body: answer } = await press(fire, { path: `${bookings}/${id}/cancel`, person, body: {} });
  // The process that died may have cancelled it.
  if (status !== 200 && (answer.error as { code?: string })?.code !== 'not_cancellable')
    throw new Error(`cancel: ${status} ${JSON.stringify(answer)}`);
  fire.keep(
    'cancelling',
    `select count(*)::int as kept from app.bookings where id = $1 and state = 'cancelled'`,
    id,
  );
}

type Till = { stripe: StripeServer; hook: Hook };

/** Holds and pays by card with the provider, whose events are retried until accepted and then sent once more. */
export const keepPaying = (fire: Fire, person: Newcomer, tutor: string, till: Till): Promise<void> =>
  keepOn(fire, async () => {
    for (const start of await timesOf(fire, tutor)) {
      if (fire.over()) return;
      const id = await hold(fire, person, tutor, start);
      if (id !== null) await pay(fire, person, id, till);
    }
  });

async function pay(fire: Fire, person: Newcomer, id: string, { stripe, hook }: Till): Promise<void> {
  const path = `${bookings}/holds/${id}/confirm`;
  const { checkout } = (await insistOn(fire, { path, person, body: { timeZone: 'Europe/London' } })) as {
    checkout: { url: string; paymentId: string };
  };
  for (const happening of stripe.ledger.pay(checkout.url.split('/').at(-1) ?? '')) {
    const now = Math.floor(Date.now() / 1000);
    const event = eventOf(happening, now);
    let taken = 0;
    for (let tries = 0; taken < 2; tries += 1) {
      const status = await deliver(event, hook, now);
      if (status !== null && status < 300) taken += 1;
      else await sleep(50);
      if (tries > 6000) throw new Error(`an event was not taken within five minutes: ${status}`);
    }
    fire.keep(
      'event of the provider',
      'select count(*)::int as kept from app.payment_events where id = $1',
      event.id,
    );
  }
  fire.keep(
    'payment by card',
    `select count(*)::int as kept from app.payments as payment join app.bookings as booking on booking.id = payment.subject_id
     where payment.id = $1 and payment.outcome = 'booked' and booking.state = 'confirmed' and booking.payment = 'card'`,
    checkout.paymentId,
  );
}
