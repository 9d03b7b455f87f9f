import { describe, expect, test } from 'vitest';
import { setUpBookingTest, lucia, maya, signedIn } from '#tests/booking/booking-setup.ts';
import { cancelBooking } from '../changing/cancel-booking.server.ts';
import { sendReminder } from './reminder-job.server.ts';

const at = setUpBookingTest();

describe('reminders', () => {
  test('are sent for a confirmed session, and not for a cancelled one', async () => {
    const { id, start } = await at.confirm((await at.hold(signedIn(maya))).id);
    const due = { bookingId: id, hours: 24, startsAt: start } as const;
    at.app.clock.set('2026-11-23T18:00:00Z');
    await sendReminder(at.app.services, due);
    await sendReminder(at.app.services, due);
    const reminders = () =>
      at.app.db.selectFrom('app.mails').select('subject').where('message_id', 'like', '%reminder%').execute();
    expect((await reminders()).map(({ subject }) => subject).toSorted()).toEqual([
      expect.stringMatching(/^Mañana, 13:00: /),
      'Tomorrow, 18:00: Lucía Restrepo',
    ]);
    await cancelBooking(at.app.services, { id, accountId: maya.id });
    await sendReminder(at.app.services, { ...due, hours: 1 });
    expect(await reminders()).toHaveLength(2);
  });
});

describe('emails', () => {
  const chose = (account: { id: string }, preferred_locale: string, preferred_timezone: string) =>
    at.app.db
      .insertInto('user_locale_preferences')
      .values({
        user_id: account.id,
        preferred_locale,
        preferred_timezone,
        preferred_currency: 'GBP',
        preferred_country: 'GB',
        use_device_locale: false,
      })
      .execute();
  const mailsTo = async ({ email }: { email: string }) => {
    const mails = at.app.db.selectFrom('app.mails').select(['language', 'subject', 'body_text']);
    return mails.where('recipient', '=', email).orderBy('created_at').execute();
  };

  test('use the account’s preferences at the time of writing', async () => {
    const { id, start } = await at.confirm((await at.hold(signedIn(maya))).id);
    await chose(maya, 'es-CO', 'America/Bogota');
    await chose(lucia, 'fr-FR', 'Europe/Paris');
    at.app.clock.set('2026-11-23T18:00:00Z');
    await sendReminder(at.app.services, { bookingId: id, hours: 24, startsAt: start });
    at.app.clock.set('2026-11-23T18:01:00Z');
    await cancelBooking(at.app.services, { id, accountId: maya.id });
    const [confirmation, reminder, cancellation] = await mailsTo(maya);
    expect(confirmation).toMatchObject({ language: 'en' });
    expect(confirmation?.body_text).toContain('18:00');
    expect(reminder).toMatchObject({ language: 'es', subject: 'Mañana, 13:00: Lucía Restrepo' });
    expect(reminder?.body_text).toContain('Bogotá');
    expect(cancellation).toMatchObject({ language: 'es' });
    // Lucía has switched to French; her hours stay in Bogotá’s zone, where she teaches.
    expect((await mailsTo(lucia)).at(-1)).toMatchObject({ language: 'fr' });
    expect((await mailsTo(lucia)).at(-1)?.subject).toContain('13\u00a0h');
  });
});
