import { expect, test } from 'vitest';
import { claimAbsence, objectToClaim } from '#app/booking/use-cases/changing/claim-absence.server.ts';
import { confirmAttendance, writeStatement } from '#app/booking/use-cases/changing/claim-evidence.server.ts';
import { findBooking } from '#app/booking/use-cases/list-bookings.server.ts';
import { listOpenClaims } from '#app/booking/index.server.ts';
import { setUpBookingTest, lucia, maya } from '#tests/booking/booking-setup.ts';
import { decideClaim } from './acts/decide-claim.server.ts';

const at = setUpBookingTest();
const founder = { id: '00000000-0000-4000-a000-0000000000f1', email: 'founder@example.org' };

async function disputed(): Promise<string> {
  const { id } = await at.booked();
  at.app.clock.set('2026-11-24T18:10:00Z');
  await claimAbsence(at.app.services, { id, accountId: maya.id, absent: 'tutor' });
  await objectToClaim(at.app.services, { id, accountId: lucia.id });
  return id;
}
const decide = (
  bookingId: string,
  upheld: boolean,
  familyPercent: number,
  tutorPercent = 100 - familyPercent,
) =>
  decideClaim(at.app.services, {
    founder,
    bookingId,
    upheld,
    familyPercent,
    tutorPercent,
    reason: 'Both wrote to us.',
  });

test('a founder sees both statements of an open claim and decides it once, and both sides get the amounts by email', async () => {
  const id = await disputed();
  expect(await listOpenClaims(at.app.services)).toMatchObject([
    {
      bookingId: id,
      tutor: 'Lucía Restrepo',
      learnerEmail: 'carmen@example.org',
      absent: 'tutor',
      claimedBy: 'learner',
      objection: 'attended',
      disputed: true,
      attended: false,
    },
  ]);
  await decide(id, false, 25);
  expect(await findBooking(at.app.services, { id, accountId: maya.id })).toMatchObject({
    state: 'completed',
    absent: null,
    claim: null,
    refund: { amountMinor: 800 },
  });
  const [learner, tutor] = await at.mailsOf('decision');
  expect(learner?.body_text).toContain(
    'We’ve taken £8.00 off your invoice, which leaves £24.00 for this session. If you have already paid, we transfer £8.00 to you.',
  );
  expect(tutor?.body_text).toContain('Ganas 19,20');
  expect(learner?.body_text).toContain('The reason: Both wrote to us.');
  expect(tutor?.body_text).toContain('El motivo: Both wrote to us.');
  expect(await listOpenClaims(at.app.services)).toEqual([]);
  await expect(decide(id, true, 100)).rejects.toMatchObject({ code: 'no_claim', status: 404 });
});

test('a claim upheld by a founder ends the session as a no-show with the decided refund', async () => {
  const id = await disputed();
  await decide(id, true, 100);
  expect(await findBooking(at.app.services, { id, accountId: maya.id })).toMatchObject({
    state: 'no_show',
    absent: 'tutor',
    refund: { amountMinor: 3200 },
  });
  expect((await at.mailsOf('decision'))[1]?.body_text).toContain('No ganas nada');
});

test('a decision stands in the audit log with the reason', async () => {
  const id = await disputed();
  await decide(id, true, 50);
  const acts = await at.app.db.selectFrom('app.audit_log').selectAll().execute();
  expect(acts).toMatchObject([
    {
      action: 'claim.decide',
      subject_id: id,
      subject: 'Lucía Restrepo',
      actor_email: 'founder@example.org',
      before: { absent: 'tutor', claimedBy: 'learner', objection: 'attended' },
      after: {
        upheld: true,
        familyPercent: 50,
        tutorPercent: 50,
        refundMinor: 1600,
        reason: 'Both wrote to us.',
      },
    },
  ]);
});

test('both sides write to the founder, each reads its own words only', async () => {
  const id = await disputed();
  const write = (accountId: string, words: string) =>
    writeStatement(at.app.services, { id, accountId, words });
  expect((await write(maya.id, 'We waited for half an hour.')).claim).toMatchObject({
    statement: 'We waited for half an hour.',
  });
  expect((await write(lucia.id, 'The link was dead.')).claim?.statement).toBe('The link was dead.');
  const open = async () => (await listOpenClaims(at.app.services))[0]?.statements;
  expect(await open()).toEqual({ learner: 'We waited for half an hour.', tutor: 'The link was dead.' });
  await write(lucia.id, '');
  expect(await open()).toEqual({ learner: 'We waited for half an hour.', tutor: null });
  await decide(id, true, 100);
  await expect(write(maya.id, 'Too late.')).rejects.toMatchObject({ code: 'no_claim', status: 409 });
});

test('the family’s word that the session took place makes a report of its absence disputed', async () => {
  const { id } = await at.booked();
  at.app.clock.set('2026-11-24T18:09:59Z');
  const confirm = (accountId: string) => confirmAttendance(at.app.services, { id, accountId });
  await expect(confirm(maya.id)).rejects.toMatchObject({ code: 'absence_not_now', status: 409 });
  at.app.clock.set('2026-11-24T18:10:00Z');
  await expect(confirm(lucia.id)).rejects.toMatchObject({ code: 'absence_not_yours', status: 403 });
  expect(await confirm(maya.id)).toMatchObject({ attended: true });
  expect(await confirm(maya.id)).toMatchObject({ attended: true });
  await claimAbsence(at.app.services, { id, accountId: lucia.id, absent: 'learner' });
  expect(await listOpenClaims(at.app.services)).toMatchObject([
    { disputed: true, familyAttended: true, attended: false },
  ]);
});
