import { describe, expect, test } from 'vitest';
import { tutorsApi } from '#app/tutors/index.server.ts';
import { callsOf } from '#tests/support/api.ts';
import { setUpBookingTest, lucia, maya, noor } from '#tests/booking/booking-setup.ts';
import { bookingApi } from '../api/routes.server.ts';

const at = setUpBookingTest();

describe('the meeting link of a session', () => {
  const meeting = 'https://meet.example.org/lucia-restrepo';
  const fetchMeeting = (id: string, account: { id: string; email: string }) =>
    calls(account, `/bookings/${id}/meeting`);
  const calls = async (account: { id: string; email: string }, path: string) =>
    callsOf(bookingApi(at.app.services), account)('GET', path);

  test('is shown to both sides from ten minutes before until the end, and to nobody else', async () => {
    const { id } = await at.booked();
    at.app.clock.set('2026-11-24T17:49:59Z');
    for (const account of [maya, lucia]) {
      const { body } = await fetchMeeting(id, account);
      expect(body).toEqual({
        meeting: {
          joining: 'before',
          opensAt: '2026-11-24T17:50:00.000Z',
          opensIn: 1000,
          closesIn: 4_201_000,
          url: null,
        },
      });
    }
    at.app.clock.set('2026-11-24T17:50:01Z');
    for (const account of [maya, lucia])
      expect((await fetchMeeting(id, account)).body).toMatchObject({
        meeting: { joining: 'open', url: meeting, opensIn: 0, closesIn: 4_199_000 },
      });
    expect((await fetchMeeting(id, noor)).status).toBe(404);
    at.app.clock.set('2026-11-24T19:00:00Z');
    expect((await fetchMeeting(id, maya)).body).toMatchObject({
      meeting: { joining: 'over', url: null, opensIn: 0, closesIn: 0 },
    });
    at.app.clock.set('2026-11-24T20:00:00Z');
    expect((await fetchMeeting(id, maya)).body).toMatchObject({ meeting: { opensIn: 0, closesIn: 0 } });
  });

  test('is in no other response and no email; the email says where to find it', async () => {
    const { id } = await at.booked();
    at.app.clock.set('2026-11-24T18:05:00Z');
    const answers = await Promise.all([
      calls(maya, '/bookings'),
      calls(maya, `/bookings/${id}`),
      calls(lucia, '/bookings?as=tutor'),
      callsOf(tutorsApi(at.app.services), null)('GET', '/tutors'),
      callsOf(tutorsApi(at.app.services), null)('GET', '/tutors/lucia-restrepo'),
    ]);
    expect(JSON.stringify(answers)).not.toContain('meet.example.org');
    const mails = await at.mailsOf('confirmed');
    expect(JSON.stringify(mails)).not.toContain('meet.example.org');
    expect(mails[0]?.body_text).toContain('Where: online, using Lucía’s link.');
    expect(mails[1]?.body_text).toContain('Dónde: en línea, con tu enlace de reunión.');
  });

  test('differs per session if the tutor’s link has a placeholder', async () => {
    const [one, other] = [await at.booked(), await at.booked(noor, '2026-12-01T18:00:00.000Z')];
    const url = 'https://meet.example.org/lucia-{session}';
    await callsOf(tutorsApi(at.app.services), lucia)('PUT', '/tutor/meeting', { url });
    const linkAt = async (instant: string, id: string, account: typeof maya) => {
      at.app.clock.set(instant);
      return ((await fetchMeeting(id, account)).body.meeting as { url: string }).url;
    };
    const first = await linkAt('2026-11-24T18:05:00Z', one.id, maya);
    expect(first).toMatch(/^https:\/\/meet\.example\.org\/lucia-[0-9a-f]{20}$/);
    expect(await linkAt('2026-11-24T18:05:00Z', one.id, lucia)).toBe(first);
    const second = await linkAt('2026-12-01T18:05:00Z', other.id, noor);
    expect(second).toMatch(/lucia-[0-9a-f]{20}$/);
    expect(second).not.toBe(first);
  });

  test('is not mentioned in emails while the tutor has none', async () => {
    await at.app.db.updateTable('app.tutors').set({ meeting_url: null }).execute();
    await at.booked();
    const [mail] = await at.mailsOf('confirmed');
    expect(mail?.body_text).toContain('Lucía hasn’t added a meeting link yet.');
    expect(mail?.body_text).not.toContain('using Lucía’s link');
  });

  test('can be changed by the tutor only, must use https, and applies at once to booked sessions', async () => {
    const { id } = await at.booked();
    const put = (url: string | null) =>
      callsOf(tutorsApi(at.app.services), lucia)('PUT', '/tutor/meeting', { url });
    expect((await put('http://meet.example.org/x')).status).toBe(400);
    expect((await put('javascript:alert(1)')).status).toBe(400);
    expect((await put('https://call.example.org/lu')).body).toEqual({
      meeting: { url: 'https://call.example.org/lu' },
    });
    expect(
      (await callsOf(tutorsApi(at.app.services), maya)('PUT', '/tutor/meeting', { url: null })).status,
    ).toBe(403);
    at.app.clock.set('2026-11-24T17:55:00Z');
    expect((await fetchMeeting(id, maya)).body).toMatchObject({
      meeting: { url: 'https://call.example.org/lu' },
    });
    const removed = await put(null);
    expect([removed.status, (removed.body.error as { code: string }).code]).toEqual([409, 'meeting_needed']);
    await at.app.db.updateTable('app.tutors').set({ status: 'paused' }).execute();
    expect((await put(null)).status).toBe(200);
    expect((await fetchMeeting(id, maya)).body).toMatchObject({ meeting: { joining: 'open', url: null } });
  });
});
