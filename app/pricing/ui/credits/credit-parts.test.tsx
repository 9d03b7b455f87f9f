import type { Visitor } from '#app/preferences/index.ts';
import { partOf } from '#tests/support/part-of.ts';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { mounted, until } from '#tests/support/mounted.tsx';
import { clientWithFailure, rendered } from '#tests/support/rendered.tsx';
import { stubCalls } from '#tests/support/stubbed-calls.ts';
import { billingTexts } from '../../messages/billing/index.ts';
import { creditPagesTexts } from '../../messages/credits/pages/index.ts';
import type { CreditEntry, CreditPack, InvoiceView } from '../../model/credits-schemas.ts';
import CreditParts, { useAmount } from './credit-parts.tsx';
import { GiveBackDialog } from './give-back-dialog.tsx';
import { CreditsPage } from './lazy.tsx';

const messages = { ...creditPagesTexts.en, ...billingTexts.en };
const british = partOf<Visitor>({ state: { locale: 'en-GB', currency: 'GBP' }, timeZone: 'Europe/Paris' });
const bookingId = '00000000-0000-4000-a000-0000000000b1';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-20T09:00:00Z'), toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

const pack = (change: Partial<CreditPack> = {}): CreditPack => ({
  id: 'five',
  tutor: 'Lucía Restrepo',
  halvesBought: 10,
  halvesLeft: 7,
  price: { amountMinor: 15_000, currency: 'GBP' },
  worth: { amountMinor: 3000, currency: 'GBP' },
  payment: 'invoice',
  boughtAt: '2026-11-10T23:30:00Z',
  expiresAt: '2027-11-10T23:30:00Z',
  giveBack: null,
  contested: false,
  ...change,
});
const invoice = (change: Partial<InvoiceView> = {}): InvoiceView => ({
  id: 'paper',
  kind: 'invoice',
  number: 'C-2026-00001',
  country: 'GB',
  corrects: null,
  issuedAt: '2026-11-10T23:30:00Z',
  dueAt: '2026-11-24T23:30:00Z',
  payment: 'invoice',
  tutor: 'Lucía Restrepo',
  total: { amountMinor: 15_000, currency: 'GBP' },
  ...change,
});

type Data = { packs?: CreditPack[]; entries?: CreditEntry[]; halves?: number; invoices?: InvoiceView[] };

/** The text of the page, without tags, .*/
function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
function pageOf(
  { packs = [], entries = [], halves = 0, invoices = [] }: Data,
  reader: { messages: object; visitor: Visitor } = { messages, visitor: british },
): string {
  const client = new QueryClient();
  client.setQueryData(['credits', 'own'], { credits: { packs, entries, halves } });
  client.setQueryData(['credits', 'invoices'], { invoices });
  return rendered(<CreditParts />, { ...reader, client });
}

describe('the credits of an account', () => {
  test('without credits the page says so, hides rule and list, and links to buying', () => {
    const html = pageOf({});
    expect(textOf(html)).toBe(
      'Credits and invoices You have no credits. A pack of five or ten sessions costs less than single ones. ' +
        'Buy credits Invoices No invoices yet. Billing details The name, address and tax number for your next invoices. ' +
        'Invoices you already have stay as they are.',
    );
    expect(html).toContain('href="/pricing?buy=five#five"');
  });

  test('what can be used is said as whole credits and a half, with the rule', () => {
    const text = textOf(pageOf({ packs: [pack()], halves: 7 }));
    expect(text).toContain('You can use 3 credits and a half. A credit pays for an hour with the tutor');
    expect(text).toContain('3 credits and a half left With Lucía Restrepo');
    expect(text).not.toContain('You have no credits');
    expect(text).not.toContain('History');
  });

  test('a pack says until when, when it was bought and for how much, by the days of the reader’s zone', () => {
    const text = textOf(pageOf({ packs: [pack()], halves: 7 }));
    expect(text).toContain(
      'Until 11 November 2027 · A credit is worth £30.00 Bought on 11 November 2026 for £150.00',
    );
    expect(text).not.toContain('Return unused');
  });

  test.each([
    ['2026-11-20T09:00:00Z', 'Expired on 20 November 2026'],
    ['2026-11-20T09:00:01Z', 'Until 20 November 2026'],
  ])('a pack that lasts until %s is described now with “%s”', (expiresAt, text) => {
    expect(textOf(pageOf({ packs: [pack({ expiresAt })] }))).toContain(text);
  });

  test('a used pack has nothing left, and one that was never bought came back', () => {
    const text = textOf(pageOf({ packs: [pack({ halvesLeft: 0, halvesBought: 0 })] }));
    expect(text).toContain('None left With Lucía Restrepo');
    expect(text).toContain('Returned after the pack had expired');
    expect(text).not.toContain('Bought on');
  });

  test('giving back is offered where the server says what it is worth, and asks only after a press', () => {
    const html = pageOf({ packs: [pack({ giveBack: { amountMinor: 10_500, currency: 'GBP' } })], halves: 7 });
    expect(textOf(html)).toContain('Return unused credits');
    expect(html).not.toContain('<dialog');
  });

  test('an entry says what happened, when and by how much, with the way to its session', () => {
    const entry = { packId: 'five', tutor: 'Lucía Restrepo', at: '2026-11-12T09:00:00Z' };
    const html = pageOf({
      packs: [pack()],
      halves: 7,
      entries: [
        { ...entry, kind: 'returned', halves: 1, bookingId },
        { ...entry, kind: 'expired', halves: -2, bookingId: null },
      ],
    });
    const text = textOf(html);
    expect(text).toContain('History');
    expect(text).toContain(
      'Returned from a session 12 November 2026, Lucía Restrepo See the session + half a credit',
    );
    expect(text).toContain('Expired 12 November 2026, Lucía Restrepo − 1 credit');
    expect(html.match(/See the session/g)).toHaveLength(1);
    expect(html).toContain(`href="/booking/thanks?booking=${bookingId}"`);
  });

  test.each([
    [0, '0 credits'],
    [1, 'half a credit'],
    [2, '1 credit'],
    [3, '1 credit and a half'],
    [10, '5 credits'],
  ])('%i halves are “%s”', (halves, text) => {
    const Amount = () => useAmount()(halves);
    expect(rendered(<Amount />, { messages })).toBe(text);
  });

  test('while the data is on the way a place is kept, and what failed can be tried again', () => {
    const waiting = rendered(<CreditParts />, { messages, visitor: british });
    expect(waiting).toContain('style="height:20rem" role="status" aria-label="Loading"');
    expect(waiting).toContain('style="height:12rem" role="status" aria-label="Loading"');
    const client = clientWithFailure(['credits', 'own']);
    const failed = textOf(rendered(<CreditParts />, { messages, visitor: british, client }));
    expect(failed).toContain('That didn’t work. Please try again. Try again');
  });
});

describe('the invoices of an account', () => {
  test('an invoice to be paid has its number, day, tutor, due day and sum', () => {
    const html = pageOf({ invoices: [invoice()] });
    expect(textOf(html)).toContain(
      'Invoice C-2026-00001 11 November 2026, Lucía Restrepo, due on 25 November 2026 £150.00 PDF',
    );
    expect(html).toContain('aria-label="Invoice C-2026-00001 as PDF"');
    expect(html).not.toContain('No invoices yet.');
    expect(html).not.toContain('role="alert"');
  });

  test('an invoice paid by card says that and has no due day', () => {
    const text = textOf(pageOf({ invoices: [invoice({ payment: 'card', dueAt: null })] }));
    expect(text).toContain('11 November 2026, Lucía Restrepo, paid by card £150.00');
    expect(text).not.toContain('due on');
  });

  test.each([
    ['es-ES', 'ES', 'Factura rectificativa CR-2026-00001'],
    ['es-CO', 'CO', 'Nota crédito CR-2026-00001'],
    ['es-ES', null, 'Factura rectificativa CR-2026-00001'],
    ['fr-FR', 'FR', 'Avoir CR-2026-00001'],
  ] as const)(
    'in %s, of a family in %s, a correction is called as on paper: %s',
    (locale, country, title) => {
      const note = invoice({ kind: 'credit_note', number: 'CR-2026-00001', country });
      const language = locale === 'fr-FR' ? 'fr' : 'es';
      const visitor = partOf<Visitor>({ state: { locale, currency: 'EUR' }, timeZone: 'Europe/Paris' });
      const texts = { ...creditPagesTexts[language], ...billingTexts[language] };
      expect(textOf(pageOf({ invoices: [note] }, { messages: texts, visitor }))).toContain(title);
    },
  );

  test('a credit note names its invoice and takes its sum off, and says nothing of paying', () => {
    const note = invoice({
      kind: 'credit_note',
      number: 'CR-2026-00001',
      corrects: 'C-2026-00001',
      payment: 'card',
    });
    const text = textOf(pageOf({ invoices: [note] }));
    expect(text).toContain(
      'Credit note CR-2026-00001 11 November 2026, Lucía Restrepo, corrects C-2026-00001 -£150.00 PDF',
    );
    expect(text).not.toContain('due on');
    expect(text).not.toContain('paid by card');
  });
});

describe('the PDF of an invoice', () => {
  const openInvoices = async (answer: Parameters<typeof stubCalls>[0][string]) => {
    const calls = stubCalls({
      'GET /functions/v1/credits': { body: { credits: { packs: [], entries: [], halves: 0 } } },
      'GET /functions/v1/invoices': {
        body: { invoices: [invoice(), invoice({ id: 'other', number: 'C-2' })] },
      },
      'GET /functions/v1/account/billing': { body: { billing: null } },
      'GET /functions/v1/invoices/paper.pdf': answer,
    });
    const part = await mounted(<CreditParts />, { messages, visitor: british });
    await until(() => expect(part.find('Invoice C-2026-00001 as PDF')).not.toBeNull());
    return { part, calls };
  };

  test('is saved under its number, and its address is given up', async () => {
    const create = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:one');
    const revoke = vi.spyOn(URL, 'revokeObjectURL');
    const { part, calls } = await openInvoices({ body: { some: 'bytes' } });
    await part.click('Invoice C-2026-00001 as PDF');
    await until(() => expect(revoke.mock.calls).toEqual([['blob:one']]));
    expect(part.page.document.clicked).toMatchObject([{ href: 'blob:one', download: 'C-2026-00001.pdf' }]);
    expect(await (create.mock.calls[0]![0] as Blob).text()).toBe('{"some":"bytes"}');
    expect(calls.filter(({ path }) => path.endsWith('.pdf'))).toHaveLength(1);
    expect(part.text()).not.toContain('That didn’t work.');
  });

  test('that does not come is reported under the list', async () => {
    const { part } = await openInvoices({ status: 500, body: {} });
    await part.click('Invoice C-2026-00001 as PDF');
    await until(() => expect(part.text()).toContain('That didn’t work. Please try again.'));
    expect(part.page.document.clicked).toEqual([]);
  });
});

describe('giving credits back', () => {
  const dialog = (card: boolean) =>
    textOf(
      rendered(
        <GiveBackDialog
          packId="five"
          worth={{ amountMinor: 10_500, currency: 'GBP' }}
          card={card}
          onClose={() => undefined}
        />,
        { messages, visitor: british },
      ),
    );

  test('takes the price off the invoice', () => {
    expect(dialog(false)).toBe(
      'Return these credits? We’ll remove the credits and take £105.00 off your invoice. ' +
        'Sessions you booked with this pack stay booked. Keep the credits Return unused credits',
    );
  });

  test('brings the price back to the card', () => {
    expect(dialog(true)).toContain('refund £105.00 to your card; banks take five to ten working days.');
  });
});

test('the page of credits leads back to the dashboard, and keeps a place until the account is known', () => {
  const html = rendered(<CreditsPage known={false} beside={<i>beside</i>} />, { messages });
  expect(html).toContain('<h1>Credits and invoices</h1>');
  expect(html).toContain('href="/dashboard"');
  expect(html).toContain('>Dashboard</a><i>beside</i>');
  expect(html).toContain('style="height:30rem" role="status" aria-label="Loading"');
  // The parts are loaded on demand: the server reserves their space too.
  expect(rendered(<CreditsPage known />, { messages })).toContain('aria-label="Loading"');
});
