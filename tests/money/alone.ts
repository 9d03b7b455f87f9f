import type { Random } from '#app/platform/random.ts';
import { checkFacts } from './check.ts';
import { readFacts } from './outside.ts';
import { emptyRun } from './money-run.ts';
import type { MoneyOperation } from './generate.ts';
import { perform } from './operations.ts';
import type { MoneyProduct } from './product.ts';
import { earningOf, type MoneySide } from './reference.ts';

const MINUTE = 60_000;
const FIVE_DAYS = 5 * 24 * 60;

const oneOf = <Each>(random: Random, values: readonly Each[]): Each =>
  values[Math.floor(random.fraction() * values.length)] as Each;

/**
 * One side does whatever it can while all others keep the agreement and are silent for thirty days. It must not end better than by keeping it
 * too: a family pays the session that took place, a tutor never earns more than for the session. Returns the operations and the faults.
 */
export async function actAlone(
  product: MoneyProduct,
  random: Random,
  by: MoneySide,
): Promise<{ operations: MoneyOperation[]; faults: string[] }> {
  await product.reset();
  const run = emptyRun(product);
  const operations: MoneyOperation[] = [];
  const faults: string[] = [];
  const act = async (operation: MoneyOperation) => {
    operations.push(operation);
    faults.push(...(await perform(run, operation, await readFacts(run))));
    faults.push(...checkFacts(run, await readFacts(run)));
  };
  const anything = (): MoneyOperation =>
    oneOf<MoneyOperation>(random, [
      { does: 'move', at: 0, hours: oneOf(random, [30, 72, 200]) },
      { does: 'claim', at: 0, by, absent: oneOf(random, ['learner', 'tutor'] as const) },
      { does: 'claim', at: 0, by, absent: by === 'learner' ? 'tutor' : 'learner' },
      { does: 'object', at: 0, by },
      { does: 'agree', at: 0, by },
      by === 'tutor' ? { does: 'attended', at: 0 } : { does: 'replay', at: 0, times: 2 },
      { does: 'cancel', at: 0, by, isTwice: true },
    ]);
  const payment = oneOf(random, ['invoice', 'card'] as const);
  const hours = oneOf(random, [3, 26, 50, 100]);
  // Perhaps with credits of a cheaper tutor, and the difference by invoice or card.
  const halves = oneOf(random, [undefined, undefined, 0, 1]);
  if (halves !== undefined) await act({ does: 'buyPack', family: 0, tutor: 0, payment });
  const tutor = halves === undefined ? 0 : 1;
  await act({
    does: 'book',
    family: 0,
    tutor,
    hours,
    minutes: 60,
    payment,
    isLate: false,
    ...(halves !== undefined && { halves }),
  });
  const [booking] = run.reference.bookings;
  if (!booking) return { operations, faults: [...faults, 'nothing was booked'] };
  for (let time = 0; time < 2; time += 1) {
    const next = anything();
    // A family that cancels before the session has its agreed price of that; here it mostly has the session.
    if (next.does !== 'cancel' || random.fraction() < 0.3) await act(next);
  }
  await act({ does: 'wait', minutes: Math.ceil((booking.start - run.reference.now) / MINUTE) + 30 });
  if (by === 'learner' && booking.state === 'confirmed') await act({ does: 'attended', at: 0 });
  const tookPlace = booking.hasEvidence && booking.state === 'confirmed';
  for (let time = 0; time < 4; time += 1) {
    await act(anything());
    await act({ does: 'wait', minutes: oneOf(random, [1, 60, 800, 1500]) });
  }
  for (let time = 0; time < 6; time += 1) {
    await act({ does: 'wait', minutes: FIVE_DAYS });
    await act({ does: 'jobs' });
  }
  const facts = await readFacts(run);
  const [stored] = facts.bookings;
  const earned = facts.lines.reduce((sum, { amount_minor }) => sum + amount_minor, 0);
  if (by === 'learner' && tookPlace && (stored?.refund_minor ?? 0) > 0)
    faults.push(`a session that took place costs ${stored?.refund_minor} less`);
  if (earned > earningOf(booking.price, booking.currency)) faults.push(`the tutor earns ${earned}`);
  if (by === 'tutor' && (stored?.state === 'cancelled' || booking.absent === 'tutor') && earned > 0)
    faults.push(`without a session the tutor earns ${earned}`);
  return { operations, faults };
}
