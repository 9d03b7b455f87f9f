import { expect, test } from 'vitest';
import type { OpenPay } from '#app/pay/index.ts';
import type { Visitor } from '#app/preferences/index.ts';
import { mounted } from '#tests/support/mounted.tsx';
import { partOf } from '#tests/support/part-of.ts';
import { rendered } from '#tests/support/rendered.tsx';
import { textOf } from '#tests/support/text-of.ts';
import { foundersTexts } from '../messages/index.ts';
import type { OpenClaimView } from '../model/claims-schemas.ts';
import type { TutorRow } from '../model/schemas.ts';
import { AbsenceClaim } from './absence-claims.tsx';
import { PayOfTutor } from './tutor-pay.tsx';
import { claimWaits, isReadyToOpen, payWaits } from './waiting.ts';

const visitor = partOf<Visitor>({ state: { locale: 'en-GB' } });
const messages = foundersTexts.en;
const text = (part: React.ReactNode) =>
  textOf(rendered(part, { messages, visitor })).replaceAll('\u00a0', ' ');

const claim: OpenClaimView = {
  bookingId: '00000000-0000-4000-a000-0000000000b1',
  tutor: 'Lucía Restrepo',
  learnerEmail: 'carmen@example.org',
  start: '2026-11-24T18:00:00.000Z',
  price: { amountMinor: 3200, currency: 'GBP' },
  payment: 'invoice',
  absent: 'tutor',
  claimedBy: 'learner',
  claimedAt: '2026-11-24T18:15:00.000Z',
  objection: null,
  disputed: false,
  attended: false,
  familyAttended: false,
  statements: { learner: null, tutor: null },
};

test.each([
  [{}, 'The family says: the tutor didn’t come', 'The other side hasn’t answered.'],
  [{ claimedBy: 'tutor', absent: 'learner' }, 'The tutor says: the learner didn’t come', ''],
  [{ claimedBy: 'tutor', absent: 'tutor' }, 'The tutor says: I didn’t come', ''],
  [{ objection: 'attended', disputed: true }, 'That’s not right', 'to decide'],
  [{ objection: 'other_side_absent', disputed: true }, 'The person who reported it didn’t.', 'to decide'],
  [
    { familyAttended: true, statements: { learner: 'We waited.', tutor: null } },
    'The family writes: We waited.',
    'The family confirmed that the session took place.',
  ],
  [{ attended: true }, 'The tutor marked the learner as present', 'waits for an answer'],
] as const)('a claim %o reads “%s”, “%s”', (change, said, more) => {
  const shown = text(<AbsenceClaim claim={{ ...claim, ...(change as Partial<OpenClaimView>) }} />);
  expect(shown).toContain(said);
  expect(shown).toContain(more);
  expect(shown).toContain('Session with Lucía Restrepo');
  expect(shown).toContain('£32.00');
});

test('only a disputed claim waits for a founder', () => {
  expect([claimWaits({ disputed: true }), claimWaits({ disputed: false })]).toEqual([true, false]);
});

test.each<[Partial<TutorRow>, boolean]>([
  [{}, true],
  [{ status: 'active', wasOpen: true }, false],
  [{ missing: ['meeting'] }, false],
  [{ wasOpen: true }, false],
])('a complete page that was never open waits for a founder: %o %s', (change, waits) => {
  const tutor = partOf<TutorRow>({ status: 'paused', missing: [], wasOpen: false, ...change });
  expect(isReadyToOpen(tutor)).toBe(waits);
});

const pay: OpenPay = {
  tutorId: '00000000-0000-4000-a000-0000000000c1',
  tutor: 'Lucía Restrepo',
  currency: 'GBP',
  dueMinor: 2560,
  waitingMinor: 0,
  version: 'a1',
  overdue: [],
};

test.each([
  [{}, 'Lucía Restrepo Due: £25.60 Mark as paid'],
  [{ waitingMinor: 1280 }, 'Due: £25.60 · waiting: £12.80 Mark as paid'],
  [{ dueMinor: 0, waitingMinor: 1280, version: null }, 'Due: £0.00 · waiting: £12.80'],
  [{ dueMinor: 0 }, 'Due: £0.00 Close'],
  [{ dueMinor: -1280 }, 'Due: -£12.80 Mark as paid back'],
])('pay %o reads “%s”', (change, shown) => {
  expect(text(<PayOfTutor pay={{ ...pay, ...change }} />)).toContain(shown);
});

test('an overdue line is paid all the same or written off', () => {
  const line = {
    id: '00000000-0000-4000-a000-0000000000d1',
    sessionAt: '2026-11-24T18:00:00.000Z',
    amountMinor: 2560,
    dueAt: '2026-11-24T18:00:00.000Z',
  };
  const shown = text(<PayOfTutor pay={{ ...pay, dueMinor: 0, overdue: [line] }} />);
  expect(shown).toContain('the family hasn’t paid, and £25.60 is waiting.');
  expect(shown).toContain('Approve the pay Write off');
});

test('pay waits for a founder when something is due or overdue', () => {
  const line = { id: '', sessionAt: '', amountMinor: 1, dueAt: '' };
  expect(
    [pay, { ...pay, dueMinor: 0 }, { ...pay, dueMinor: -1 }, { ...pay, dueMinor: 0, overdue: [line] }].map(
      payWaits,
    ),
  ).toEqual([true, false, false, true]);
});

test('a decision is previewed in money and needs a reason', async () => {
  const page = await mounted(<AbsenceClaim claim={claim} />, { messages, visitor });
  await page.click('Decide');
  const shown = () => page.text().replaceAll('\u00a0', ' ');
  expect(shown()).toContain('The family gets back £32.00 of £32.00. The tutor earns £0.00.');
  await page.fill('No, the session counts as held', true);
  expect(shown()).toContain('The family gets back £0.00 of £32.00. The tutor earns £25.60.');
});
