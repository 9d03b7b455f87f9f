import { describe, expect, test } from 'vitest';
import { sendNote, saveNote, recordPresence } from '#app/tutor-dashboard/use-cases/write-note.server.ts';
import { setUpBookingTest, lucia, maya, noor, refused } from '#tests/booking/booking-setup.ts';
import { listBookings } from '../use-cases/list-bookings.server.ts';
import { completePast } from '../use-cases/settle-pay.server.ts';
import { cancelBooking } from '../use-cases/changing/cancel-booking.server.ts';
import { agreeToClaim, claimAbsence, objectToClaim } from '../use-cases/changing/claim-absence.server.ts';
import { upholdUnansweredClaims } from '../use-cases/changing/settle-claim.server.ts';

const at = setUpBookingTest();
const claim = (id: string, absent: 'learner' | 'tutor', accountId: string) =>
  claimAbsence(at.app.services, { id, accountId, absent });
const agree = (id: string, accountId: string) => agreeToClaim(at.app.services, { id, accountId });
const object = (id: string, accountId: string) => objectToClaim(at.app.services, { id, accountId });

/** Runs the tidy job at this time. */
async function tidyAt(time: string) {
  at.app.clock.set(time);
  await upholdUnansweredClaims(at.app.services);
  await completePast(at.app.services, at.app.clock.now());
}
const readState = async (id: string) => {
  const row = await at.app.db
    .selectFrom('app.bookings')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return [row.state, row.absent, row.refund_minor];
};

/* The session ends on Tuesday 24 November at 19:00. */
describe('an absence claim', () => {
  test('by the learner changes nothing for 72 hours, notifies the tutor, and is then refunded in full', async () => {
    const { id } = await at.booked();
    at.app.clock.set('2026-11-24T18:10:00Z');
    const claimed = await claim(id, 'tutor', maya.id);
    expect(claimed).toMatchObject({
      state: 'confirmed',
      refund: null,
      claim: { absent: 'tutor', mine: true, disputed: false, objectUntil: '2026-11-27T18:10:00.000Z' },
    });
    expect(await claim(id, 'tutor', maya.id)).toEqual(claimed);
    const [mail, ...more] = await at.mailsOf('-claim-');
    expect([mail?.recipient, more]).toEqual(['lucia@example.org', []]);
    expect(mail?.body_text).toContain('La familia dice que no viniste');
    expect(mail?.body_text).toContain(`/tutor-dashboard?session=${id}`);
    await tidyAt('2026-11-27T18:10:00Z');
    expect(await readState(id)).toEqual(['confirmed', null, null]);
    await tidyAt('2026-11-27T18:10:01Z');
    expect(await readState(id)).toEqual(['no_show', 'tutor', 3200]);
    expect((await at.mailsOf('absent')).map(({ recipient }) => recipient)).toEqual([
      'carmen@example.org',
      'lucia@example.org',
    ]);
  });

  test('by the tutor changes nothing for 72 hours, notifies the family, and then nothing is refunded', async () => {
    const { id } = await at.booked();
    at.app.clock.set('2026-11-24T18:10:00Z');
    expect(await claim(id, 'learner', lucia.id)).toMatchObject({ state: 'confirmed', refund: null });
    const [mail] = await at.mailsOf('-claim-');
    expect([mail?.recipient, mail?.body_text]).toEqual([
      'carmen@example.org',
      expect.stringContaining('press “That’s not right” by Friday 27\u00a0November, 18:10'),
    ]);
    await tidyAt('2026-11-27T18:10:01Z');
    expect(await readState(id)).toEqual(['no_show', 'learner', 0]);
    const mails = await at.mailsOf('absent');
    expect(mails[0]?.body_text).toContain('£32.00 stays on your invoice');
    expect(mails[1]?.body_text).toContain('Ganas 25,60');
    expect((await refused(claim(id, 'tutor', maya.id))).code).toBe('absence_said');
  });

  test('that contradicts the tutor’s note is disputed at once and waits for a founder', async () => {
    const [own, sent] = [await at.booked(), await at.booked(noor, '2026-11-24T19:30:00.000Z')];
    at.app.clock.set('2026-11-24T21:00:00Z');
    await recordPresence(at.app.services, { bookingId: own.id, accountId: lucia.id });
    const note = { did: 'Squares.', alone: '', nextStep: '' };
    const hers = { bookingId: sent.id, accountId: lucia.id };
    await saveNote(at.app.services, hers, { ...note, version: 0 });
    await sendNote(at.app.services, hers, 1);
    expect(await claim(own.id, 'tutor', maya.id)).toMatchObject({ claim: { disputed: true } });
    expect(await claim(sent.id, 'tutor', noor.id)).toMatchObject({ claim: { disputed: true } });
    await tidyAt('2026-12-24T21:00:00Z');
    expect([await readState(own.id), await readState(sent.id)]).toEqual([
      ['confirmed', null, null],
      ['confirmed', null, null],
    ]);
  });

  test('is disputed by a note that the tutor writes afterwards', async () => {
    const { id } = await at.booked();
    at.app.clock.set('2026-11-24T18:10:00Z');
    await claim(id, 'tutor', maya.id);
    await recordPresence(at.app.services, { bookingId: id, accountId: lucia.id });
    await tidyAt('2026-11-28T18:10:00Z');
    expect(await readState(id)).toEqual(['confirmed', null, null]);
    const [booking] = await listBookings(at.app.services, { accountId: maya.id, as: 'learner' });
    expect(booking?.claim).toMatchObject({ disputed: true, objected: false });
  });

  test.each([
    ['tutor', maya.id, lucia.id],
    ['learner', lucia.id, maya.id],
  ] as const)('by the %s is disputed when the other side objects', async (absent, claimant, other) => {
    const { id } = await at.booked();
    at.app.clock.set('2026-11-24T18:10:00Z');
    await claim(id, absent, claimant);
    expect((await refused(object(id, claimant))).code).toBe('no_claim');
    expect((await refused(object(id, noor.id))).status).toBe(404);
    at.app.clock.set('2026-11-27T18:10:00Z');
    expect(await object(id, other)).toMatchObject({ claim: { disputed: true, objected: true, mine: false } });
    await tidyAt('2026-12-24T21:00:00Z');
    expect(await readState(id)).toEqual(['confirmed', null, null]);
  });

  test('cannot be objected to after 72 hours, or when it does not exist', async () => {
    const { id } = await at.booked();
    at.app.clock.set('2026-11-24T18:10:00Z');
    expect((await refused(object(id, lucia.id))).code).toBe('no_claim');
    await claim(id, 'tutor', maya.id);
    at.app.clock.set('2026-11-27T18:10:01Z');
    expect((await refused(object(id, lucia.id))).code).toBe('objection_closed');
  });

  test('is disputed by an opposite claim of the other side', async () => {
    const { id } = await at.booked();
    at.app.clock.set('2026-11-24T18:10:00Z');
    await claim(id, 'learner', lucia.id);
    expect(await claim(id, 'tutor', maya.id)).toMatchObject({
      state: 'confirmed',
      claim: { absent: 'learner', objected: true, disputed: true },
    });
  });

  test('that a tutor makes about themselves, or accepts, takes effect at once', async () => {
    const [one, other] = [await at.booked(), await at.booked(noor, '2026-11-24T19:30:00.000Z')];
    at.app.clock.set('2026-11-24T21:00:00Z');
    await claim(other.id, 'tutor', noor.id);
    for (const { id } of [one, other])
      expect(await claim(id, 'tutor', lucia.id)).toMatchObject({
        state: 'no_show',
        absent: 'tutor',
        refund: { amountMinor: 3200 },
        claim: null,
      });
  });

  test.each([
    ['tutor', maya.id, lucia.id, 3200, 0],
    ['learner', lucia.id, maya.id, 0, 2560],
  ] as const)(
    'about the %s takes effect at once when that side agrees, also after an objection',
    async (absent, claimant, other, refund, pay) => {
      const [one, second] = [await at.booked(), await at.booked(maya, '2026-11-24T19:30:00.000Z')];
      at.app.clock.set('2026-11-24T21:00:00Z');
      expect((await refused(agree(one.id, other))).code).toBe('no_claim');
      for (const { id } of [one, second]) await claim(id, absent, claimant);
      await object(second.id, other);
      for (const { id } of [one, second]) {
        expect((await refused(agree(id, claimant))).code).toBe('no_claim');
        expect((await refused(agree(id, noor.id))).status).toBe(404);
        expect(await agree(id, other)).toMatchObject({ state: 'no_show', absent, claim: null });
        expect((await refused(agree(id, other))).code).toBe('no_claim');
        expect(await readState(id)).toEqual(['no_show', absent, refund]);
      }
      const lines = await at.app.db.selectFrom('app.pay_lines').select('amount_minor').execute();
      expect(lines.map(({ amount_minor }) => amount_minor)).toEqual(pay === 0 ? [] : [pay, pay]);
      expect(await at.mailsOf('absent')).toHaveLength(4);
    },
  );

  test('about the tutor cannot be agreed to by the family that made it, nor a tutor’s claim about the tutor', async () => {
    const { id } = await at.booked();
    at.app.clock.set('2026-11-24T18:10:00Z');
    await claim(id, 'tutor', maya.id);
    await claim(id, 'learner', lucia.id);
    expect((await refused(agree(id, maya.id))).code).toBe('no_claim');
    expect((await readState(id))[0]).toBe('confirmed');
  });

  test('is announced to both sides: what follows, and each change until it is decided', async () => {
    const [one, second] = [await at.booked(), await at.booked(noor, '2026-11-24T19:30:00.000Z')];
    const kinds = async (part: string) =>
      (await at.mailsOf(part)).map(({ recipient, message_id }) => [recipient, message_id.split('-').at(-2)]);
    at.app.clock.set('2026-11-24T21:00:00Z');
    await claim(one.id, 'tutor', maya.id);
    expect(await kinds(one.id)).toContainEqual(['carmen@example.org', 'claimed']);
    await object(one.id, lucia.id);
    await object(one.id, lucia.id);
    expect(await kinds(`${one.id}%-disputed-`)).toEqual([
      ['carmen@example.org', 'disputed'],
      ['lucia@example.org', 'disputed'],
    ]);
    // Evidence that appears later is found when the 72 hours are over.
    await claim(second.id, 'tutor', noor.id);
    await recordPresence(at.app.services, { bookingId: second.id, accountId: lucia.id });
    expect(await kinds(`${second.id}%-disputed-`)).toEqual([]);
    await tidyAt('2026-11-27T21:00:01Z');
    await object(second.id, lucia.id).catch(() => undefined);
    expect(await kinds(`${second.id}%-disputed-`)).toEqual([
      ['lucia@example.org', 'disputed'],
      ['noor@example.org', 'disputed'],
    ]);
  });

  test('blocks cancelling and completing the session while it is open', async () => {
    const { id } = await at.booked();
    at.app.clock.set('2026-11-24T18:20:00Z');
    await claim(id, 'tutor', maya.id);
    const cancel = (accountId: string) => refused(cancelBooking(at.app.services, { id, accountId }));
    expect([(await cancel(maya.id)).code, (await cancel(lucia.id)).code]).toEqual([
      'not_cancellable',
      'not_cancellable',
    ]);
    await object(id, lucia.id);
    await tidyAt('2026-11-29T18:10:00Z');
    expect((await readState(id))[0]).toBe('confirmed');
  });

  test('cannot be made too early, too late, about oneself as a learner, or by others', async () => {
    const { id } = await at.booked();
    at.app.clock.set('2026-11-24T18:09:00Z');
    expect((await refused(claim(id, 'learner', lucia.id))).code).toBe('absence_not_now');
    at.app.clock.set('2026-11-24T20:00:00Z');
    expect((await refused(claim(id, 'learner', maya.id))).code).toBe('absence_not_yours');
    expect((await refused(claim(id, 'tutor', noor.id))).status).toBe(404);
    at.app.clock.set('2026-11-27T19:00:01Z');
    expect((await refused(claim(id, 'learner', lucia.id))).code).toBe('absence_not_now');
  });
});

describe('a session without a claim', () => {
  test('is completed 72 hours after its end, and an absence can be claimed until then', async () => {
    const { id } = await at.booked();
    await tidyAt('2026-11-27T18:59:59Z');
    expect((await readState(id))[0]).toBe('confirmed');
    await tidyAt('2026-11-27T19:00:00Z');
    expect((await readState(id))[0]).toBe('completed');
    expect(await claim(id, 'learner', lucia.id)).toMatchObject({ state: 'completed', claim: { mine: true } });
  });
});
