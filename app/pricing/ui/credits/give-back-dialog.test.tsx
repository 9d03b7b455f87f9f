import { expect, test, vi } from 'vitest';
import { mounted, settle, until } from '#tests/support/mounted.tsx';
import { stubCalls } from '#tests/support/stubbed-calls.ts';
import { billingTexts } from '../../messages/billing/index.ts';
import { creditPagesTexts } from '../../messages/credits/pages/index.ts';
import type { CreditPack, Credits } from '../../model/credits-schemas.ts';
import CreditParts from './credit-parts.tsx';

const give = 'POST /functions/v1/credits/packs/five/give-back';
const worth = { amountMinor: 10_500, currency: 'GBP' } as const;
const pack: CreditPack = {
  id: 'five',
  tutor: 'Lucía Restrepo',
  halvesBought: 10,
  halvesLeft: 7,
  price: { amountMinor: 15_000, currency: 'GBP' },
  worth: { amountMinor: 3000, currency: 'GBP' },
  payment: 'invoice',
  boughtAt: '2026-11-10T09:00:00Z',
  expiresAt: '2999-11-10T09:00:00Z',
  giveBack: worth,
  contested: false,
};
const before: Credits = { halves: 7, packs: [pack], entries: [] };
const after: Credits = { halves: 0, packs: [{ ...pack, halvesLeft: 0, giveBack: null }], entries: [] };

/** The credits page with the window for returning a pack open. `answers` may be changed while it is open. */
async function openDialog(answer: Parameters<typeof stubCalls>[0][string], change: Partial<CreditPack> = {}) {
  const answers: Parameters<typeof stubCalls>[0] = {
    'GET /functions/v1/credits': { body: { credits: { ...before, packs: [{ ...pack, ...change }] } } },
    'GET /functions/v1/invoices': { body: { invoices: [] } },
    [give]: answer,
  };
  const calls = stubCalls(answers);
  const keys: (string | null)[] = [];
  const answered = globalThis.fetch;
  vi.stubGlobal('fetch', (input: string, init: RequestInit = {}) => {
    if (init.method === 'POST') keys.push(new Headers(init.headers).get('idempotency-key'));
    return answered(input, init);
  });
  const part = await mounted(<CreditParts />, { messages: { ...creditPagesTexts.en, ...billingTexts.en } });
  await until(() => expect(part.find('Return unused credits')).not.toBeNull());
  expect(part.all('dialog')).toEqual([]);
  await part.click('Return unused credits');
  const dialog = part.all('dialog')[0]!;
  const confirm = () => dialog.querySelector('.btn-danger')!;
  return {
    part,
    answers,
    dialog,
    keys,
    confirm,
    press: () => part.fire(confirm(), 'onClick'),
    sent: () => calls.filter(({ method }) => method === 'POST'),
    read: (path: string) => calls.filter((call) => call.method === 'GET' && call.path.endsWith(path)).length,
  };
}

test('the window opens over the page with the amount and its way back', async () => {
  const invoiced = await openDialog({});
  expect(invoiced.dialog.hasAttribute('open')).toBe(true);
  expect(invoiced.part.text()).toContain('take £105.00 off your invoice');
  await invoiced.part.unmount();
  const byCard = await openDialog({}, { payment: 'card' });
  expect(byCard.part.text()).toContain('refund £105.00 to your card');
});

test('the credits are given back for the amount shown, and the window closes over the new balance', async () => {
  const { part, answers, press, sent, read } = await openDialog({ body: { credits: after } });
  answers['GET /functions/v1/credits'] = { body: { credits: after } };
  await press();
  await until(() => expect(part.all('dialog')).toEqual([]));
  expect(sent()).toMatchObject([
    { path: '/functions/v1/credits/packs/five/give-back', body: { amountMinor: 10_500 } },
  ]);
  expect(part.text()).toContain('None left');
  expect(part.find('Return unused credits')).toBeNull();
  expect([read('/credits'), read('/invoices')]).toEqual([2, 2]);
});

test('the window stays until the new balance is there', async () => {
  const { part, answers, press, read } = await openDialog({ body: { credits: after } });
  const balance = Promise.withResolvers<{ body: object }>();
  answers['GET /functions/v1/credits'] = () => balance.promise;
  await press();
  await until(() => expect(read('/credits')).toBe(2));
  await settle();
  expect(part.all('dialog')).toHaveLength(1);
  balance.resolve({ body: { credits: before } });
  await until(() => expect(part.all('dialog')).toEqual([]));
});

test('keeping the credits closes the window and sends nothing', async () => {
  const { part, dialog, sent } = await openDialog({});
  const close = vi.fn();
  Object.assign(dialog, { close });
  await part.click('Keep the credits');
  expect(close).toHaveBeenCalledTimes(1);
  // The browser reports that the window has closed.
  await part.fire(dialog, 'onClose');
  expect(part.all('dialog')).toEqual([]);
  expect(sent()).toEqual([]);
});

test('a second press before the answer sends nothing more', async () => {
  const answer = Promise.withResolvers<{ body: object }>();
  const { confirm, press, sent, part } = await openDialog(() => answer.promise);
  expect(confirm().textContent).toBe('Return unused credits');
  expect(confirm().hasAttribute('disabled')).toBe(false);
  await press();
  await press();
  await settle();
  expect(confirm().textContent).toBe('Returning');
  expect(confirm().hasAttribute('disabled')).toBe(true);
  answer.resolve({ body: { credits: after } });
  await until(() => expect(part.all('dialog')).toEqual([]));
  expect(sent()).toHaveLength(1);
});

test('a refusal is shown in its own words, and the next press is a new request', async () => {
  const message = 'Something changed. Please look at the amount again.';
  const refusal = { status: 409, body: { error: { code: 'rest_changed', message } } };
  const { part, press, keys, confirm } = await openDialog(refusal);
  expect(part.text()).not.toContain(message);
  await press();
  await until(() => expect(part.text()).toContain(message));
  expect(part.all('dialog')).toHaveLength(1);
  expect(confirm().hasAttribute('disabled')).toBe(false);
  await press();
  await until(() => expect(keys).toHaveLength(2));
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys[1]).not.toBe(keys[0]);
});

test('an answer that cannot be read is no text for a person', async () => {
  const { part, press } = await openDialog({});
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<html>')));
  await press();
  await until(() => expect(part.text()).toContain('|That didn’t work. Please try again.|'));
  expect(part.text()).not.toContain('JSON');
});

test('without an answer the same request is sent again', async () => {
  const { part, press, keys } = await openDialog(new Error('offline'));
  await press();
  await until(() => expect(part.text()).toContain('That didn’t work. Please try again.'));
  await press();
  await until(() => expect(keys).toHaveLength(2));
  expect(keys[1]).toBe(keys[0]);
});
