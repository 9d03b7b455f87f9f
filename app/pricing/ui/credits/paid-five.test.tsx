import type { SessionUser } from '#app/accounts/ui/session.ts';
import { partOf } from '#tests/support/part-of.ts';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { clientWithFailure, rendered } from '#tests/support/rendered.tsx';
import type { PaymentView } from '../../model/payments-schemas.ts';
import { creditPagesTexts } from '../../messages/credits/pages/index.ts';
import { Bought } from './bought-five.tsx';
import { LeftFive, PaidFive, PaymentOutcomeNotice } from './paid-five.tsx';

const messages = creditPagesTexts.en;
const id = '00000000-0000-4000-a000-0000000000b1';
const lucia = { id: '00000000-0000-4000-a000-0000000000c1', slug: 'lucia-restrepo', name: 'Lucía Restrepo' };
const carmen = { user: partOf<SessionUser>({ id, email: 'carmen@example.org' }), loading: false };
const key = ['credits', 'payment', id];

const payment = (change: Partial<PaymentView> = {}): PaymentView => ({
  id,
  state: 'paid',
  outcome: 'returned',
  price: { amountMinor: 14_000, currency: 'GBP' },
  asked: null,
  subject: { kind: 'pack', id: '00000000-0000-4000-a000-0000000000b2' },
  refused: false,
  url: null,
  ...change,
});
const noticeOf = (change: Partial<PaymentView>) =>
  rendered(<PaymentOutcomeNotice payment={payment(change)} again="/pricing?buy=five" />, { messages });

describe('how far a payment is', () => {
  test('credits that were paid twice are said to be paid, with the sum that goes back and the way to them', () => {
    const html = noticeOf({});
    expect(html).toContain('You had already paid for these credits.');
    expect(html).toContain('We’re refunding your payment of £140.00 to your card in full');
    expect(html).toContain('<a class="btn btn-primary" href="/dashboard?tab=credits"');
    expect(html).not.toContain('Choose again');
  });

  test('another amount than asked for is said to be that, with both, and the way to choose again', () => {
    const html = noticeOf({ asked: { amountMinor: 15_000, currency: 'GBP' } });
    expect(html).toContain('We received a different amount from the price.');
    expect(html).not.toContain('already paid');
    expect(html).toMatch(/£140.00 arrived, but the price was £150.00/);
    expect(html).toContain('<a class="btn btn-primary" href="/pricing?buy=five"');
    expect(html).not.toContain('tab=credits');
  });

  test.each(['failed', 'expired'] as const)(
    'after %s nothing was charged, and one can choose again',
    (state) => {
      const html = noticeOf({ state, outcome: null, url: 'https://pay.example/1' });
      expect(html).toContain('The payment didn’t go through.');
      expect(html).toContain('Nothing was charged, and you have no credits yet.');
      expect(html).toContain('Choose again');
      expect(html).not.toContain('Credits and invoices');
      expect(html).not.toContain('pay.example');
    },
  );

  test.each(['open', 'waiting', 'paid'] as const)(
    'while it is %s the confirmation is waited for',
    (state) => {
      const html = noticeOf({ state, outcome: null });
      expect(html).toContain('We’re waiting for your payment to be confirmed.');
      expect(html).toContain('as soon as the payment is confirmed, the credits are yours');
      expect(html).not.toContain('<a');
      expect(html).not.toContain('acts');
    },
  );

  test('money that goes back leads to no page for paying', () => {
    const html = noticeOf({ url: 'https://pay.example/1' });
    expect(html).not.toContain('Not paid yet?');
    expect(html).toContain('>Credits and invoices</a>');
  });

  test('what is not paid yet leads back to the page for paying', () => {
    expect(noticeOf({ state: 'open', outcome: null, url: 'https://pay.example/1' })).toContain(
      '<a href="https://pay.example/1">Not paid yet? Back to the payment</a>',
    );
  });
});

describe('returning from the checkout', () => {
  const page = (options: Partial<Parameters<typeof rendered>[1]>) =>
    rendered(<PaidFive id={id} credits={5} tutor={lucia} again="/pricing?buy=five" signIn="/auth?next=1" />, {
      messages,
      ...options,
    });
  const clientWith = (change: Partial<PaymentView>) => {
    const client = new QueryClient();
    client.setQueryData(key, { payment: payment(change) });
    return client;
  };

  test('signed out is asked to sign in', () => {
    const html = page({ auth: { user: null, loading: false } });
    expect(html).toContain('href="/auth?next=1"');
    expect(html).toContain('Sign in to see your payment');
  });

  test('waits while it is not known who they are, and while the payment is on the way', () => {
    expect(page({})).toBe('<div class="bone five-bone" aria-hidden="true"></div>');
    expect(page({ auth: carmen })).toBe('<div class="bone five-bone" aria-hidden="true"></div>');
  });

  test('has the credits once they are booked', () => {
    const html = page({ auth: carmen, client: clientWith({ outcome: 'booked' }) });
    expect(html).toContain('You have five credits.');
    expect(html).toContain('href="/book?tutor=lucia-restrepo"');
  });

  test('reads how far the payment is until then', () => {
    const html = page({ auth: carmen, client: clientWith({ state: 'open', outcome: null }) });
    expect(html).toContain('We’re waiting for your payment');
    expect(html).not.toContain('You have five credits.');
  });

  test('can be retried after a failure', () => {
    const html = page({ auth: carmen, client: clientWithFailure(key) });
    expect(html).toContain('That didn’t work. Please try again.');
    expect(html).toContain('>Try again</button>');
  });

  test.each([
    [{ state: 'open', refused: false }, 'You haven’t paid yet. What you chose is still here.', 'charged'],
    [
      { state: 'open', refused: true },
      'The payment didn’t go through, and nothing was charged.',
      'not paid yet',
    ],
  ] as const)('without having paid reads what happened: %j', (change, expectedText, absentText) => {
    const html = rendered(<LeftFive id={id} />, { messages, auth: carmen, client: clientWith(change) });
    expect(html).toContain(expectedText);
    expect(html).not.toContain(absentText);
  });

  test.each(['waiting', 'paid', 'expired'] as const)('reads nothing of leaving when it is %s', (state) => {
    const client = clientWith({ state, refused: true });
    expect(rendered(<LeftFive id={id} />, { messages, auth: carmen, client })).toBe(
      '<div role="status"></div>',
    );
  });
});

describe('the credits that were bought', () => {
  test('name their tutor and lead to a time with them, or to the credits', () => {
    const html = rendered(<Bought credits={5} tutor={lucia} />, { messages });
    expect(html).toContain('<p class="lead">You have five credits.</p>');
    expect(html).toContain('<p>With Lucía Restrepo. The invoice is under “Credits and invoices”');
    expect(html).toMatch(/href="\/book\?tutor=lucia-restrepo"[^>]*>Find a time</);
    expect(html).toMatch(/href="\/dashboard\?tab=credits"[^>]*>Credits and invoices</);
  });

  test('lead to the tutors where theirs is not known', () => {
    const html = rendered(<Bought credits={5} tutor={undefined} />, { messages });
    expect(html).toContain('<p>The invoice is under');
    expect(html).toMatch(/href="\/tutor"[^>]*>Find a time</);
  });
});
