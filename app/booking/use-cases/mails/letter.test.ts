import { expect, test } from 'vitest';
import { readStrictCalendar } from '#tests/support/strict-calendar.ts';
import { mailSubject } from '#tests/booking/mail-subject.ts';
import type { Invoice } from '#app/pricing/index.server.ts';
import {
  begin,
  calendarFor,
  firstNameOf,
  howToPay,
  letter,
  paragraphs,
  textForLearner,
  toSide,
  when,
} from './letter.server.ts';

const invoice: Invoice = {
  id: 'i1',
  kind: 'invoice',
  number: 'C-2026-00017',
  corrects: null,
  correctsIssuedAt: null,
  reason: null,
  issuedAt: new Date('2026-11-20T09:00:00Z'),
  dueAt: new Date('2026-11-22T12:00:00Z'),
  accountId: 'a1',
  seller: { name: 'Curvela', address: null, registration: null },
  buyer: { name: 'Carmen', email: 'carmen@example.org' },
  tutorName: 'Lucía Restrepo',
  session: null,
  usable: null,
  lines: [],
  country: null,
  zone: null,
  taxGround: null,
  paymentDetails: ['IBAN GB00 0000', 'BIC TESTGB2L'],
  minutes: 60,
  quantity: 1,
  halves: null,
  totalMinor: 6400,
  credit: null,
  taxBasisPoints: 0,
  currency: 'GBP',
  payment: 'invoice',
};
const payLines = (changes: Partial<Invoice> = {}) =>
  howToPay(mailSubject({ invoice: { ...invoice, ...changes } }))
    ?.replaceAll('\u00a0', ' ')
    .split('\n');

test('an invoice is paid by transfer to the bank details, with its reference', () => {
  expect(payLines()).toMatchInlineSnapshot(`
    [
      "Invoice C-2026-00017: £64.00, please pay by Sunday 22 November.",
      "IBAN GB00 0000",
      "BIC TESTGB2L",
      "Payment reference: RF30C202600017",
      "The invoice as a PDF is under “Credits and invoices”: https://curvela.test/dashboard?tab=credits",
    ]
  `);
});

test('without bank details the family is asked to request them; without a due date the issue date applies', () => {
  expect(payLines({ paymentDetails: [], dueAt: null })?.slice(0, 2)).toEqual([
    'Invoice C-2026-00017: £64.00, please pay by Friday 20 November.',
    'Write to us and we’ll send you our bank details: https://curvela.test/contact',
  ]);
});

test('no transfer is mentioned without an invoice', () => {
  expect(howToPay(mailSubject())).toBeNull();
  expect(howToPay(mailSubject({ invoice: null }))).toBeNull();
});

test.each([
  ['confirmed', 'confirmed', 'PUBLISH'],
  ['moved', 'confirmed', 'PUBLISH'],
  ['cancelled', 'cancelled', 'CANCEL'],
] as const)(
  'the calendar file of a session that is %s has the method of its content',
  (event, state, method) => {
    const words = { subject: 'Subject', text: 'Text' };
    const mail = letter(mailSubject({ booking: { sequence: 4, state } }), 'tutor', event, words);
    expect(mail).toMatchObject({
      ...words,
      to: 'lucia@example.org',
      language: 'es',
      messageId: `booking-b1-4-${event}-tutor`,
      threadId: 'booking-b1-0-confirmed-tutor',
      attachments: [
        { filename: 'session.ics', contentType: `text/calendar; charset=utf-8; method=${method}` },
      ],
    });
    expect(readStrictCalendar(mail.attachments?.[0]?.content ?? '').method).toBe(method);
  },
);

test('emails about a session of a series follow the confirmation of its first session', () => {
  const subject = { ...mailSubject({ booking: { id: 'b2', seriesId: 's1' } }), confirmedWith: 'b1' };
  expect(toSide(subject, 'learner', 'moved')).toEqual({
    to: 'carmen@example.org',
    language: 'en',
    messageId: 'booking-b2-0-moved-learner',
    threadId: 'booking-b1-0-confirmed-learner',
  });
});

test('the calendar entry names the child by first name, and never contains the note', () => {
  const subject = mailSubject({ learner: ' Leo Martínez  Ruiz', booking: { note: 'has dyscalculia' } });
  const entries = (['learner', 'tutor'] as const).map((side) =>
    readStrictCalendar(calendarFor(subject, side)),
  );
  expect(entries.map(({ events }) => events[0]?.summary)).toEqual([
    'Curvela: 60 minutes with Lucía Restrepo (Leo)',
    'Curvela: 60 minutos con Leo',
  ]);
  expect(entries.map(({ events }) => events[0]?.location)).toEqual([
    'Online: https://curvela.test/booking/thanks?booking=b1',
    'En línea: https://curvela.test/tutor-dashboard?session=b1',
  ]);
  expect(JSON.stringify(entries)).not.toMatch(/dyscalculia|Martínez/);
  expect(firstNameOf(null)).toBe('none');
});

test('an email to a person without an address has no recipient', () => {
  const words = { subject: '', text: '' };
  const subject = mailSubject({ booking: { learnerEmail: null }, tutor: { email: null } });
  expect(letter(subject, 'learner', 'moved', words).to).toBe('');
  expect(letter(subject, 'tutor', 'moved', words).to).toBe('');
});

test('times are written in the given zone and language', () => {
  const session = { startsAt: new Date('2026-11-24T18:30:00Z'), endsAt: new Date('2026-11-24T19:30:00Z') };
  expect(begin(session, { locale: 'es-CO', timeZone: 'America/Bogota' })).toEqual({
    day: 'mar 24\u00a0nov',
    time: '13:30',
  });
  expect(when(session, { locale: 'fr-FR', timeZone: 'Europe/Paris' })).toEqual({
    day: 'mardi 24\u00a0novembre',
    span: '19:30–20:30',
  });
});

test('an email consists of its non-empty paragraphs', () => {
  expect(paragraphs(['One.', null, 'Two.'])).toBe('One.\n\nTwo.\n');
});

test.each([
  ['en-GB', 'Learner: Leo Ruiz'],
  ['es-CO', 'Estudiante: Leo Ruiz'],
  ['fr-FR', 'Élève\u00a0: Leo Ruiz'],
] as const)(
  'a family that reads %s learns whose session it is after what happened',
  (learnerLocale, line) => {
    const subject = mailSubject({ booking: { learnerLocale }, learner: 'Leo Ruiz' });
    expect(textForLearner(subject, ['It was moved.', null, 'Your booking'])).toBe(
      `It was moved.\n\n${line}\n\nYour booking\n`,
    );
    expect(textForLearner({ ...subject, learner: null }, ['It was moved.'])).toBe('It was moved.\n');
  },
);
