import { describe, expect, test } from 'vitest';
import { packBoughtMail, packEndsMail, paidTwiceMail } from './credit-mails.server.ts';

type About = Parameters<typeof packBoughtMail>[0];

/** A pack of five with its invoice, for a customer in London. */
const about = ({
  locale = 'en-GB',
  ...change
}: Partial<About> & { locale?: string; balance?: number; halves?: number } = {}): About => ({
  pack: {
    id: 'five',
    halves: change.halves ?? 10,
    priceMinor: 15_000,
    currency: 'GBP',
    balance: change.balance ?? 10,
    expiresAt: new Date('2027-11-20T09:00:00Z'),
  } as About['pack'],
  recipient: { email: 'carmen@example.org', locale, timeZone: 'Europe/London' },
  tutor: 'Lucía Restrepo',
  invoice: { number: 'C-2026-00001', dueAt: new Date('2026-12-04T09:00:00Z') } as About['invoice'],
  siteUrl: 'https://curvela.example',
  ...change,
});
const paragraphs = (text: string) => text.replaceAll('\u00a0', ' ').split('\n\n');

describe('the mail about credits that were bought', () => {
  test('says what they are, until when, what is to be paid, and where they are', () => {
    const mail = packBoughtMail(about());
    expect(mail).toMatchObject({
      to: 'carmen@example.org',
      language: 'en',
      subject: '5 credits for sessions with Lucía Restrepo',
      messageId: 'credits-five-bought',
    });
    expect(paragraphs(mail.text)).toEqual([
      'You have 5 credits. Each pays for an hour with Lucía Restrepo, or goes towards a session with any other tutor; if a session costs more, you pay the difference. Every learner in your account can use them.',
      'You can use them until 20 November 2027. The session itself can be later.',
      'Invoice C-2026-00001: £150.00, due on 4 December 2026.',
      'Your credits and invoices: https://curvela.example/dashboard?tab=credits',
    ]);
  });

  test('counts the ten of a larger pack', () => {
    expect(packBoughtMail(about({ halves: 20 })).subject).toBe('10 credits for sessions with Lucía Restrepo');
  });

  test('by card says that they are paid', () => {
    const paid = { number: 'C-2026-00001', dueAt: null } as About['invoice'];
    expect(paragraphs(packBoughtMail(about({ invoice: paid })).text)[2]).toBe(
      'Invoice C-2026-00001: £150.00, paid by card.',
    );
  });

  test.each([
    ['es-CO', 'es', '20 de noviembre de 2027'],
    ['fr-FR', 'fr', '20 novembre 2027'],
  ] as const)('is written as %s reads', (locale, language, day) => {
    const mail = packBoughtMail(about({ locale }));
    expect(mail.language).toBe(language);
    expect(mail.text).toContain(day);
    expect(mail.text).toContain('C-2026-00001');
  });
});

describe('the mail about credits that end', () => {
  test.each([
    [10, '5 credits'],
    [7, '3 credits and a half'],
    [2, '1 credit'],
    [1, 'half a credit'],
  ])('with %i halves left says “%s”, until when, how, and which invoice', (balance, left) => {
    const mail = packEndsMail(about({ balance }));
    expect(mail).toMatchObject({
      to: 'carmen@example.org',
      language: 'en',
      subject: 'Use your credits by 20 November 2027',
      messageId: 'credits-five-ends',
    });
    expect(paragraphs(mail.text)).toEqual([
      `You still have ${left} for sessions with Lucía Restrepo. After 20 November 2027 you can no longer use them.`,
      'Choose a time with any tutor before then and pay with a credit; the session itself can be later. You can return any you don’t use, even after that day.',
      'You bought them with invoice C-2026-00001.',
      'Your credits and invoices: https://curvela.example/dashboard?tab=credits',
    ]);
  });

  test('names no invoice where there is none', () => {
    expect(paragraphs(packEndsMail(about({ invoice: undefined })).text)).toHaveLength(3);
  });
});

test('who paid for the same credits twice reads that all of the second money goes back', () => {
  const price = { amountMinor: 15_000, currency: 'GBP' };
  const mail = paidTwiceMail({ id: 'p', email: 'carmen@example.org', language: 'en', price });
  expect(mail).toMatchObject({
    to: 'carmen@example.org',
    language: 'en',
    subject: 'We’re refunding your payment of £150.00',
    messageId: 'credits-p-paid-twice',
  });
  expect(mail.text.replaceAll('\u00a0', ' ')).toContain(
    'we’re refunding your payment of £150.00 to your card in full',
  );
});
