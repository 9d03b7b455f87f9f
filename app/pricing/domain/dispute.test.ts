import { describe, expect, test } from 'vitest';
import { seededRandom } from '#app/platform/random.ts';
import { type DisputeFacts, disputeStateOf, divideAmong, joinDisputeFacts } from './dispute.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 9, minute));
const facts = (more: Partial<DisputeFacts>): DisputeFacts => ({
  status: 'needs_response',
  statusAt: at(0),
  eventId: 'evt_1',
  amountMinor: 3200,
  currency: 'GBP',
  reason: 'fraudulent',
  evidenceDueAt: null,
  withdrawnAt: null,
  reinstatedAt: null,
  ...more,
});

describe('state of a dispute', () => {
  test.each([
    ['warning_needs_response', 'inquiry'],
    ['warning_under_review', 'inquiry'],
    ['warning_closed', 'closed'],
    ['needs_response', 'open'],
    ['under_review', 'open'],
    ['prevented', 'closed'],
    ['charge_refunded', 'closed'],
    ['won', 'won'],
    ['lost', 'lost'],
    ['a status of next year', 'open'],
  ])('%s is %s', (status, state) => {
    expect(disputeStateOf(facts({ status }))).toBe(state);
  });

  test('money that was taken makes an inquiry a dispute, money that came back later makes a lost one won', () => {
    expect(disputeStateOf(facts({ status: 'warning_needs_response', withdrawnAt: at(1) }))).toBe('open');
    expect(disputeStateOf(facts({ status: 'lost', statusAt: at(5), reinstatedAt: at(9) }))).toBe('won');
    expect(disputeStateOf(facts({ status: 'lost', statusAt: at(5), reinstatedAt: at(4) }))).toBe('lost');
  });
});

describe('reports in any order', () => {
  test('an older report that arrives late changes nothing', () => {
    const lost = facts({ status: 'lost', statusAt: at(9), eventId: 'evt_9' });
    const late = facts({ status: 'under_review', statusAt: at(4), eventId: 'evt_4', amountMinor: 1 });
    expect(joinDisputeFacts(lost, late)).toEqual(lost);
    expect(joinDisputeFacts(late, lost)).toEqual(lost);
  });
  test('within one second the further status counts', () => {
    const lost = facts({ status: 'lost', eventId: 'evt_1' });
    const updated = facts({ status: 'under_review', eventId: 'evt_2' });
    expect(joinDisputeFacts(updated, lost).status).toBe('lost');
    expect(joinDisputeFacts(lost, updated).status).toBe('lost');
  });
  test('a movement of money is not forgotten', () => {
    const withdrawn = facts({ withdrawnAt: at(2) });
    const later = facts({ status: 'won', statusAt: at(8), reinstatedAt: at(8) });
    expect(joinDisputeFacts(later, withdrawn)).toMatchObject({ withdrawnAt: at(2), reinstatedAt: at(8) });
  });
  test('five thousand shuffled and repeated sequences end like the ordered one', () => {
    const random = seededRandom(11).fraction;
    const pick = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)] as Value;
    const all = [
      'warning_needs_response',
      'warning_closed',
      'needs_response',
      'under_review',
      'won',
      'lost',
      'new',
    ];
    for (let round = 0; round < 5000; round += 1) {
      const reports = Array.from({ length: 1 + Math.floor(random() * 6) }, (_, index) =>
        facts({
          status: pick(all),
          statusAt: at(Math.floor(random() * 4)),
          eventId: `evt_${index}`,
          amountMinor: 1 + index,
          withdrawnAt: random() < 0.3 ? at(index) : null,
          reinstatedAt: random() < 0.2 ? at(index + 1) : null,
        }),
      );
      const shuffled = [...reports, pick(reports), pick(reports)].toSorted(() => random() - 0.5);
      expect(shuffled.reduce(joinDisputeFacts)).toEqual(reports.reduce(joinDisputeFacts));
    }
  });
});

describe('dividing what came back among sessions', () => {
  const divided = (open: readonly number[], amountMinor: number) => [
    ...divideAmong(
      open.map((openMinor, index) => ({ id: String(index), openMinor })),
      amountMinor,
    ).values(),
  ];
  test('in proportion to what is still paid, the rest from the first', () => {
    expect(divided([3200, 3200], 4000)).toEqual([2000, 2000]);
    expect(divided([3200, 1600, 0], 100)).toEqual([67, 33, 0]);
    expect(divided([1, 1, 1], 2)).toEqual([1, 1, 0]);
  });
  test('in whole pesos', () => {
    const open = [1, 2, 3].map((index) => ({ id: String(index), openMinor: 8_000_000 }));
    expect([...divideAmong(open, 10_000_000, 100).values()]).toEqual([3_333_400, 3_333_300, 3_333_300]);
  });
  test('never more than is still paid', () => {
    expect(divided([3200, 0], 9999)).toEqual([3200, 0]);
    expect(divided([0, 0], 500)).toEqual([0, 0]);
    expect(divided([2_000_000_000, 2_000_000_000], 3_999_999_999)).toEqual([2_000_000_000, 1_999_999_999]);
  });
});
