import type { SessionUser } from '#app/accounts/ui/session.ts';
import type { Visitor } from '#app/preferences/index.ts';
import { partOf } from '#tests/support/part-of.ts';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { mounted, settle, until } from '#tests/support/mounted.tsx';
import { openPage } from '#tests/support/page-document.ts';
import { rendered } from '#tests/support/rendered.tsx';
import { stubCalls } from '#tests/support/stubbed-calls.ts';
import { creditPagesTexts } from '../../messages/credits/pages/index.ts';
import type { PackOffer } from '../../model/credits-schemas.ts';
import BuyFive from './buy-five.tsx';

const messages = creditPagesTexts.en;
const british = partOf<Visitor>({ state: { locale: 'en-GB', currency: 'GBP' } });
const carmen = { user: partOf<SessionUser>({ email: 'carmen@example.org' }), loading: false };
const paymentId = '00000000-0000-4000-a000-0000000000b1';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-20T09:00:00Z'), toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

const offer = (slug: string, name: string, amountMinor: number): PackOffer => ({
  tutor: { id: `id of ${slug}`, slug, name },
  price: { amountMinor, currency: 'GBP' },
  ten: { amountMinor: 2 * amountMinor, currency: 'GBP' },
  single: { amountMinor: amountMinor / 5 + 200, currency: 'GBP' },
});
const offers = [offer('amara', 'Amara', 14_000), offer('lucia', 'Lucía', 15_000)];

type Page = { card?: boolean; search?: string; shown?: PackOffer[]; signedIn?: boolean | null };

/** The part of the page on which five sessions are bought. Where `signedIn` is null, that is not known yet. */
function pageOf({ card = false, search = '', shown = offers, signedIn = true }: Page): string {
  const client = new QueryClient();
  client.setQueryData(['credit-offers', 'GBP'], { offers: shown });
  client.setQueryData(['credits', 'payment', paymentId], {
    payment: { id: paymentId, state: 'open', outcome: null, refused: false, url: null, asked: null },
  });
  return rendered(<BuyFive currency="GBP" card={card} />, {
    messages,
    client,
    visitor: british,
    path: `/pricing?buy=five${search}`,
    ...(signedIn !== null && { auth: signedIn ? carmen : { user: null, loading: false } }),
  });
}

describe('buying five sessions', () => {
  test('begins with the choice of a tutor', () => {
    const html = pageOf({});
    expect(html).toContain('<h2 id="five-title" tabindex="-1">Five sessions</h2>');
    expect(html).toContain('Which tutor?');
    expect(html).toContain('<option value="" disabled="" selected="">Choose a tutor</option>');
    expect(html).toContain('<option value="amara">Amara</option><option value="lucia">Lucía</option>');
    expect(html).not.toContain('for five sessions of 60 minutes');
    expect(html).not.toContain('role="alert"');
  });

  test('is not possible where no tutor has a price in the currency', () => {
    const html = pageOf({ shown: [] });
    expect(html).toContain('No tutor has a price in this currency at the moment.');
    expect(html).not.toContain('<form');
  });

  test('by invoice names price, single price, end, days for paying and for giving back', () => {
    const html = pageOf({ search: '&tutor=lucia' });
    expect(html).toContain('<option value="lucia" selected="">Lucía</option>');
    expect(html).toContain('£150.00 for five sessions of 60 minutes. On their own, they cost £32.00 each.');
    expect(html).toContain(
      'The credits are valid until 20 November 2027, with this tutor or any other. If a session costs more, you pay the difference.',
    );
    expect(html).toContain(
      'You pay for the credits by invoice within 14\u00a0days. You can always return unused ones',
    );
    expect(html).toMatch(/<button class="btn btn-primary">Buy, pay by invoice<\/button>/);
  });

  test('by card names the payment provider, and the button says the price once there is one', () => {
    const html = pageOf({ card: true, search: '&tutor=lucia' });
    expect(html).toContain(
      'You pay for the credits by card with Stripe, our payment provider. You can always return unused ones',
    );
    expect(html).toContain('>Pay £150.00</button>');
    expect(html).not.toContain('by invoice');
    expect(pageOf({ card: true })).toContain('>Pay by card</button>');
  });

  test('asks those who are signed out to sign in, and brings them back to their choice', () => {
    const html = pageOf({ search: '&tutor=lucia', signedIn: false });
    expect(html).toContain('href="/auth?next=%2Fpricing%3Fbuy%3Dfive%26tutor%3Dlucia"');
    expect(html).toContain('>Sign in to buy</a>');
    expect(html).not.toContain('<button');
  });

  test('waits until it is known who asks', () => {
    const html = pageOf({ search: '&tutor=lucia', signedIn: null });
    expect(html).toContain('<button class="btn btn-primary" disabled="">Buy, pay by invoice</button>');
    expect(html).not.toContain('Sign in to buy');
  });

  test('after the page for paying the payment is shown instead of the form', () => {
    const html = pageOf({ search: `&tutor=lucia&paid=${paymentId}` });
    expect(html).toContain('We’re waiting for your payment to be confirmed.');
    expect(html).not.toContain('<form');
  });

  test('leaving the checkout keeps the choice and says that nothing was paid', () => {
    const html = pageOf({ search: `&tutor=lucia&left=${paymentId}` });
    expect(html).toContain('You haven’t paid yet. What you chose is still here.');
    expect(html).toContain('£150.00 for five sessions');
  });

  test.each(['paid', 'left'])('an address with %s that is no payment shows the form as it is', (name) => {
    const html = pageOf({ search: `&tutor=lucia&${name}=1` });
    expect(html).toContain('<form');
    expect(html).not.toContain('role="status"');
  });
});

test('a payment that failed leads back to the same tutor', () => {
  const client = new QueryClient();
  client.setQueryData(['credit-offers', 'GBP'], { offers });
  client.setQueryData(['credits', 'payment', paymentId], {
    payment: { id: paymentId, state: 'failed', outcome: null, refused: false, url: null, asked: null },
  });
  const page = (search: string) =>
    rendered(<BuyFive currency="GBP" card />, {
      messages,
      client,
      auth: carmen,
      path: `/pricing?buy=five${search}&paid=${paymentId}`,
    });
  expect(page('&tutor=lucia')).toContain('href="/pricing?buy=five&amp;tutor=lucia"');
  expect(page('')).toContain('href="/pricing?buy=five&amp;tutor="');
});

describe('a purchase', () => {
  const post = 'POST /functions/v1/credits/packs';
  const checkout = { status: 202, body: { checkout: { paymentId, url: 'https://pay.example/1' } } };
  const sold = { status: 201, body: { pack: { id: 'five' } } };

  /** The form with a tutor chosen. `answers` may be changed while it is open. */
  async function openForm(
    answer: Parameters<typeof stubCalls>[0][string],
    { card = false, search = '&tutor=lucia' } = {},
  ) {
    const page = openPage(`http://localhost:5173/pricing?buy=five${search}`);
    const answers: Parameters<typeof stubCalls>[0] = {
      'GET /functions/v1/credits/offers': { body: { offers } },
      [post]: answer,
    };
    const calls = stubCalls(answers);
    const keys: (string | null)[] = [];
    const answered = globalThis.fetch;
    vi.stubGlobal('fetch', (input: string, init: RequestInit = {}) => {
      if (init.method === 'POST') keys.push(new Headers(init.headers).get('idempotency-key'));
      return answered(input, init);
    });
    const visitor = { ...british, timeZone: 'Europe/London' };
    const part = await mounted(<BuyFive currency="GBP" card={card} />, {
      messages,
      visitor,
      page,
      auth: carmen,
    });
    await until(() => expect(part.find(/^Which tutor/)).not.toBeNull());
    const button = () => part.all('button').at(-1)!;
    const bodies = () =>
      calls.flatMap(({ method, body }) => (method === 'POST' ? [body as Record<string, unknown>] : []));
    const offersRead = () => calls.filter(({ path }) => path.endsWith('/offers')).length;
    const { assign } = page.window.location as unknown as { assign: ReturnType<typeof vi.fn> };
    return { part, page, answers, keys, button, bodies, offersRead, assign };
  }

  test('begins at its heading, with the offers in the currency shown', async () => {
    const { page, part } = await openForm({});
    expect(page.document.activeElement.textContent).toBe('Five sessions');
    expect(part.text()).toContain('£150.00 for five sessions');
  });

  test('by invoice gives the credits at once, and what was known of credits is out of date', async () => {
    const { part, bodies, keys, assign } = await openForm(sold);
    part.client.setQueryData(['credits', 'own'], { credits: {} });
    await part.submit();
    await until(() => expect(part.text()).toContain('You have five credits.'));
    expect(part.text()).toContain('With Lucía. ');
    expect(bodies()).toEqual([
      {
        purchaseId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        tutorId: 'id of lucia',
        credits: 5,
        price: { amountMinor: 15_000, currency: 'GBP' },
        timeZone: 'Europe/London',
      },
    ]);
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);
    expect(part.client.getQueryState(['credits', 'own'])?.isInvalidated).toBe(true);
    expect(assign).not.toHaveBeenCalled();
  });

  test('of ten costs twice as much as one of five, is kept in the address, and is named when it is done', async () => {
    const { part, bodies } = await openForm(sold);
    await part.fill('Ten sessions', true);
    expect(part.address()).toBe('/pricing?buy=ten&tutor=lucia');
    expect(part.keepsScroll()).toBe(true);
    expect(part.text()).toContain(
      '£300.00 for ten sessions of 60 minutes. On their own, they cost £32.00 each.',
    );
    await part.submit();
    await until(() => expect(part.text()).toContain('You have ten credits.'));
    expect(bodies()).toMatchObject([{ credits: 10, price: { amountMinor: 30_000 } }]);
  });

  test('by card leads to the page for paying, and the button waits', async () => {
    const { part, button, bodies, assign } = await openForm(checkout, { card: true });
    expect(button().textContent).toBe('Pay £150.00');
    await part.submit();
    await until(() => expect(assign.mock.calls).toEqual([['https://pay.example/1']]));
    await until(() => expect(button().textContent).toBe('Taking you to the payment page'));
    expect(button().hasAttribute('disabled')).toBe(true);
    await part.submit();
    expect(bodies()).toHaveLength(1);
  });

  test('can be paid after the way back from the page for paying, under the same number', async () => {
    const { part, page, button, bodies, assign } = await openForm(checkout, { card: true });
    await part.submit();
    await until(() => expect(assign).toHaveBeenCalledTimes(1));
    const show = (persisted: boolean) =>
      page.window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    show(false);
    await settle();
    expect(button().hasAttribute('disabled')).toBe(true);
    show(true);
    await until(() => expect(button().textContent).toBe('Pay £150.00'));
    await part.submit();
    await until(() => expect(assign).toHaveBeenCalledTimes(2));
    expect(bodies()[1]?.purchaseId).toBe(bodies()[0]?.purchaseId);
    await part.unmount();
    show(true);
  });

  test('a double press is one purchase, and the button says so', async () => {
    const answer = Promise.withResolvers<typeof sold>();
    const { part, button, bodies } = await openForm(() => answer.promise);
    await part.submit();
    await part.submit();
    await settle();
    expect(button().textContent).toBe('Buying');
    expect(button().hasAttribute('disabled')).toBe(true);
    answer.resolve(sold);
    await until(() => expect(part.text()).toContain('You have five credits.'));
    expect(bodies()).toHaveLength(1);
  });

  test('the form does not leave the page, and without a tutor nothing is bought', async () => {
    const { part, bodies } = await openForm(sold, { search: '' });
    expect(await part.fire(part.all('form')[0]!, 'onSubmit')).toBe(true);
    await settle();
    expect(bodies()).toEqual([]);
  });

  test('a refusal is shown in its own words with the offers of now, and may be tried again as the same purchase', async () => {
    const message = 'The price has changed.';
    const refusal = { status: 409, body: { error: { code: 'price_changed', message } } };
    const { part, answers, keys, bodies, button, offersRead } = await openForm(refusal);
    await part.submit();
    await until(() => expect(part.text()).toContain(message));
    await until(() => expect(offersRead()).toBe(2));
    expect(button().textContent).toBe('Buy, pay by invoice');
    answers[post] = sold;
    await part.submit();
    await until(() => expect(part.text()).toContain('You have five credits.'));
    expect(bodies()[1]?.purchaseId).toBe(bodies()[0]?.purchaseId);
    expect(keys[1]).not.toBe(keys[0]);
  });

  test('an answer that cannot be read is no text for a person', async () => {
    const { part } = await openForm({});
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('<html>')));
    await part.submit();
    await until(() => expect(part.text()).toContain('|That didn’t work. Please try again.|'));
    expect(part.text()).not.toContain('JSON');
  });

  test('without an answer the same request is sent again', async () => {
    const { part, keys } = await openForm(new Error('offline'));
    await part.submit();
    await until(() => expect(part.text()).toContain('That didn’t work. Please try again.'));
    await part.submit();
    await until(() => expect(keys).toHaveLength(2));
    expect(keys[1]).toBe(keys[0]);
  });

  test('another tutor is another purchase, stands in the address, and clears the error before it', async () => {
    const refusal = { status: 409, body: { error: { code: 'pack_unpaid', message: 'Not yet.' } } };
    const { part, bodies } = await openForm(refusal);
    await part.submit();
    await until(() => expect(part.text()).toContain('Not yet.'));
    await part.fill(/^Which tutor/, 'amara');
    await until(() => expect(part.text()).toContain('£140.00 for five sessions'));
    expect(part.address()).toBe('/pricing?buy=five&tutor=amara');
    expect(part.text()).not.toContain('Not yet.');
    await part.submit();
    await until(() => expect(bodies()).toHaveLength(2));
    expect(bodies()[1]).toMatchObject({
      tutorId: 'id of amara',
      price: { amountMinor: 14_000, currency: 'GBP' },
    });
    expect(bodies()[1]?.purchaseId).not.toBe(bodies()[0]?.purchaseId);
  });
});
