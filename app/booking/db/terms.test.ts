import { describe, expect, it } from 'vitest';
import type { Language } from '#app/platform/texts.ts';
import type { BookingRecord } from '../model/booking-record.ts';
import { confirmationForLearner } from '../use-cases/mails/booking-mails.server.ts';
import type { MailSubject } from '../use-cases/mails/letter.server.ts';
import { seriesForLearner } from '../use-cases/mails/series-mails.server.ts';

const locales = { en: 'en-GB', es: 'es-ES', fr: 'fr-FR' } as const;
const startsAt = new Date('2026-12-04T18:00:00Z');
const tutor = { name: 'Lucía Restrepo', slug: 'lucia', city: 'Bogotá', zone: 'America/Bogota', email: null };

type Of = { hours: number; now: string; language?: Language; payment?: 'invoice' | 'credit' };

/** A session on Friday at 18:00 with a tutor whose free-cancellation limit is `hours`, booked at `now`. */
function subject({ hours, now, language = 'en', payment = 'invoice' }: Of): MailSubject {
  const booking = {
    id: 'b',
    startsAt,
    firstStartsAt: startsAt,
    endsAt: new Date('2026-12-04T19:00:00Z'),
    learnerLocale: locales[language],
    learnerZone: 'Europe/London',
    note: '',
    priceMinor: 3200,
    currency: 'GBP',
    policy: { fullRefundHours: hours, lateRefundPercent: 50 },
    payment,
    sequence: 0,
  };
  return {
    booking: booking as BookingRecord,
    tutor: tutor as MailSubject['tutor'],
    learner: null,
    confirmedWith: booking.id,
    organizer: 'hello@x.test',
    siteUrl: 'https://x.test',
    now: new Date(now),
  };
}
const textOf = (of: Of) => confirmationForLearner(subject(of)).text;

describe('the confirmation email', () => {
  const early = '2026-11-20T09:00:00Z';

  it('states the tutor’s own cancellation limit', () => {
    expect(textOf({ hours: 24, now: early })).toContain('Cancel by Thursday 3\u00a0December, 18:00,');
    expect(textOf({ hours: 48, now: early })).toContain('Cancel by Wednesday 2\u00a0December, 18:00,');
    expect(textOf({ hours: 6, now: early })).toContain('Cancel by Friday 4\u00a0December, 12:00,');
  });

  it('states it for repeated sessions', () => {
    const of = subject({ hours: 48, now: early });
    const { text } = seriesForLearner({ ...of, bookings: [of.booking, of.booking] });
    expect(text).toContain('Up to 48 hours before, you get everything back');
  });

  it.each([
    [
      'en',
      'You could cancel free of charge until Wednesday 2\u00a0December, 18:00. If you cancel before the session starts, you get half',
    ],
    ['es', 'Podías cancelar gratis hasta el miércoles 2\u00a0de\u00a0diciembre, 18:00.'],
    ['fr', 'Vous pouviez annuler gratuitement jusqu’au mercredi 2\u00a0décembre, 18\u00a0h.'],
  ] as const)('does not offer free cancellation after its limit (%s)', (language, words) => {
    const text = textOf({ hours: 48, now: '2026-12-03T09:00:00Z', language });
    expect(text).toContain(words);
    expect(text).toMatch(/16[.,]00/);
  });

  it('states the same terms for a credit', () => {
    const paid = { hours: 48, payment: 'credit' } as const;
    expect(textOf({ ...paid, now: early })).toContain('18:00, and you get your credit back.');
    expect(textOf({ ...paid, now: '2026-12-03T09:00:00Z' })).toContain(
      'You could get the whole credit back until Wednesday 2\u00a0December, 18:00.',
    );
  });
});
