import type { SessionUser } from '#app/accounts/ui/session.ts';
import type { Visitor } from '#app/preferences/index.ts';
import { partOf } from '#tests/support/part-of.ts';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { rendered } from '#tests/support/rendered.tsx';
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
    expect(html).toContain('With whom?');
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
    expect(html).toContain('£150.00 for five sessions of 60 minutes. One at a time they cost £32.00 each.');
    expect(html).toContain('The credits are valid until 20 November 2027.');
    expect(html).toContain('You pay by invoice within 14 days; for 14 days you can give back');
    expect(html).toMatch(/<button class="btn btn-primary">Buy, pay by invoice<\/button>/);
  });

  test('by card names the payment provider, and the button says the price once there is one', () => {
    const html = pageOf({ card: true, search: '&tutor=lucia' });
    expect(html).toContain('You pay by card on the page of Stripe, our payment provider; for 14 days');
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
    expect(html).toContain('We are waiting for the confirmation of your payment.');
    expect(html).not.toContain('<form');
  });

  test('leaving the checkout keeps the choice and says that nothing was paid', () => {
    const html = pageOf({ search: `&tutor=lucia&left=${paymentId}` });
    expect(html).toContain('You have not paid yet. What you chose is still here.');
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
