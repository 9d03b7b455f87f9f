import type { Visitor } from '#app/preferences/index.ts';
import { partOf } from '#tests/support/part-of.ts';
import { QueryClient } from '@tanstack/react-query';
import { RouterContextProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { servicesContext } from '#app/platform/services.server.ts';
import { languageContext } from '#app/platform/texts-loader.ts';
import type { Currency, Locale } from '#app/preferences/index.ts';
import { rendered } from '#tests/support/rendered.tsx';
import { creditPagesTexts } from '../messages/credits/pages/index.ts';
import { pricingTexts } from '../messages/index.ts';
import { CancelRule } from './cancel-rule.tsx';
import { Offers } from './offers.tsx';
import { PriceTable } from './price-table.tsx';
import Pricing, { loader } from './screens/pricing.tsx';

const messages = { ...pricingTexts.en, ...creditPagesTexts.en };
const readerOf = (locale: Locale, currency: Currency) => partOf<Visitor>({ state: { locale, currency } });
const british = readerOf('en-GB', 'GBP');

const withSpaces = (html: string) => html.replaceAll('\u00a0', ' ');
/** The text without tags, each part in a line of its own. */
const linesOf = (html: string) =>
  withSpaces(html)
    .split(/<[^>]+>/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

describe('the three offers', () => {
  test('each has its lowest price, what it holds and the way to it', () => {
    const html = rendered(<Offers currency="GBP" />, { messages, visitor: british });
    expect(linesOf(html)).toEqual([
      'Trial',
      'from',
      '£9',
      '30 minutes',
      'Once with each tutor',
      'See the price and time before you confirm',
      'We don’t store your card',
      'Book a trial',
      'Single session',
      'from',
      '£30',
      '60 minutes',
      'A tutor you choose, in a language you share',
      'Times in your own time zone',
      '90 minutes from £42',
      'Find a time',
      'Five sessions',
      'from',
      '£140',
      'as credits',
      'Five or ten hours at the same hourly price',
      'Use them with any tutor, for any learner',
      'Valid for 12 months; unused ones are refundable',
      'Buy five or ten',
    ]);
    expect(html.match(/<a [^>]+>/g)?.map((link) => /href="([^"]+)"/.exec(link)?.[1])).toEqual([
      '/book?type=trial',
      '/tutor?minutes=60',
      '/?buy=five#five',
    ]);
    expect(html.match(/btn-primary/g)).toHaveLength(1);
    expect(html).toMatch(/btn btn-primary" href="\/book\?type=trial"/);
  });
});

describe('the four price lists', () => {
  test('stand side by side, each as its own region writes money', () => {
    const html = rendered(<PriceTable currency="GBP" />, { messages, visitor: british });
    expect(linesOf(html)).toEqual(
      [
        ['What', 'USD', 'COP', 'EUR', 'GBP'],
        ['Trial', '30 min, once per tutor and learner', '$12', '$ 22.000', '10 €', '£9'],
        ['Session', '60 min', '$39', '$ 80.000', '32 €', '£30'],
        ['Long session', '90 min, exam work', '$55', '$ 112.000', '46 €', '£42'],
        ['Five sessions', '60 min each, as credits', '$182', '$ 372.000', '150 €', '£140'],
      ].flat(),
    );
  });

  test('the reader’s own currency is written as the reader writes it', () => {
    const html = rendered(<PriceTable currency="EUR" />, { messages, visitor: readerOf('en-GB', 'EUR') });
    expect(linesOf(html)).toContain('€32');
    expect(linesOf(html)).not.toContain('32 €');
  });

  test('only the chosen list is marked', () => {
    const html = rendered(<PriceTable currency="EUR" />, { messages, visitor: british });
    expect(html.match(/aria-current="true"[^>]*>EUR/g)).toHaveLength(1);
    expect(html.match(/aria-current/g)).toHaveLength(1);
    expect(html.match(/class="r is-on" data-currency="EUR"/g)).toHaveLength(4);
    expect(html.match(/is-on/g)).toHaveLength(4);
  });
});

describe('the rule of cancelling', () => {
  const html = () => withSpaces(rendered(<CancelRule currency="GBP" />, { messages, visitor: british }));

  test('says in words and in the picture what comes back: all, half, nothing', () => {
    const lines = linesOf(html());
    expect(lines.slice(0, 2)).toEqual([
      'If you cancel',
      'For a £30 session, you get a full refund up to 24 hours before, then half until it starts.',
    ]);
    const wide = ['£30', '£15', '£0', 'full refund', 'half', 'day you book', '24 h before', 'start'];
    expect(lines.slice(2, 10)).toEqual(wide);
    expect(lines.slice(10, 17)).toEqual(wide.filter((line) => line !== 'day you book'));
    expect(html()).toContain(
      'aria-label="Refund for a £30 session: all of it up to 24 hours before the start, half until the start, nothing after"',
    );
  });

  test('says what else there is: moving, the tutor’s absence, and the terms', () => {
    expect(linesOf(html()).slice(17)).toEqual([
      'Moving a session',
      'You can move it twice, free of charge, up to the same limit. That counts from the time you first booked, or from the new one if that’s earlier.',
      'If the tutor cancels or doesn’t come',
      'You get a full refund, or you choose another time.',
      'Your terms',
      'A tutor may set a different limit; you see it before you book. The terms you booked under never change.',
      'Refunds in the Terms of Service',
    ]);
    expect(html()).toContain('href="/terms#refunds"');
  });

  test('the picture steps at the limit and at the start, with a full point where a share still counts', () => {
    const [wide = '', slim = ''] = html().split('<svg').slice(1);
    const paths = (svg: string) => [...svg.matchAll(/<path [^>]*d="([^"]+)"/g)].map(([, path]) => path);
    const points = (svg: string, [x, y]: [string, string]) =>
      [...svg.matchAll(new RegExp(`<[^>]* ${x}="([^"]+)" ${y}="([^"]+)"`, 'g'))].map(([, ...at]) =>
        at.map(Number),
      );
    // All until 60 % of the width from 92 to 676, half until 88 %.
    expect(wide).toContain('viewBox="0 0 690 240"');
    expect(paths(wide)).toEqual([
      'M92 36H676',
      'M92 118H676',
      'M92 200H676',
      'M92 36H442.4',
      'M442.4 118H605.92',
      'M605.92 200H676',
      'M442.4 36V206M605.92 118V206',
    ]);
    expect(points(wide, ['cx', 'cy'])).toEqual([
      [442.4, 36],
      [442.4, 118],
      [605.92, 118],
      [605.92, 200],
    ]);
    expect(points(wide, ['x', 'y'])).toEqual([
      [82, 41],
      [82, 123],
      [82, 205],
      [100, 24],
      [452.4, 106],
      [92, 226],
      [442.4, 226],
      [605.92, 226],
    ]);
    expect(slim).toContain('viewBox="0 0 350 240"');
    expect(paths(slim).slice(3, 6)).toEqual(['M84 36H235.2', 'M235.2 118H305.76', 'M305.76 200H336']);
  });
});

describe('the page of prices', () => {
  const page = (path: string, card = false) => {
    const client = new QueryClient();
    const route = { loaderData: { card, title: '', description: '', trail: undefined } };
    // Of what a route gives it, the page reads nothing else.
    const props = route as unknown as Parameters<typeof Pricing>[0];
    const options = { messages, visitor: british, client, path };
    return withSpaces(rendered(<Pricing {...props} />, options));
  };

  test('begins with the reader’s currency, or with that of the address', () => {
    const html = page('/pricing');
    expect(html).toContain('an hour starts at £30.');
    expect(html).toMatch(/aria-pressed="true">GBP/);
    expect(html.match(/aria-pressed="true"/g)).toHaveLength(1);
    const euros = page('/pricing?currency=EUR');
    expect(euros).toContain('an hour starts at €32.');
    expect(euros).toMatch(/aria-pressed="true">EUR/);
    expect(page('/pricing?currency=XXX')).toMatch(/aria-pressed="true">GBP/);
  });

  test('says how sessions are paid: by invoice within 14 days, or by card', () => {
    expect(page('/pricing')).toContain('You pay by invoice within 14 days; no card is needed to book.');
    expect(page('/pricing', true)).toContain('You pay by card when you book');
    expect(page('/pricing', true)).not.toContain('by invoice');
  });

  test('keeps a place for buying five only when somebody wants to', () => {
    expect(page('/pricing')).not.toContain('five-bone');
    expect(page('/pricing?buy=four')).not.toContain('five-bone');
    expect(page('/pricing?buy=five')).toContain('five-bone');
  });

  test('its other parts stand in their order under their own headings', () => {
    const html = page('/pricing');
    expect(html.match(/<h[12][^>]*>[^<]+/g)?.map((heading) => heading.replace(/<[^>]+>/, ''))).toEqual([
      'Pay by the session.',
      'Trial',
      'Single session',
      'Five sessions',
      'Prices in four currencies',
      'In every session',
      'Free with an account',
      'If you cancel',
    ]);
    expect(html).toContain('We set prices separately in each currency');
    expect(linesOf(html)).toEqual(
      expect.arrayContaining([
        'A tutor whose prices, languages and free times you’ve already seen.',
        'A confirmation email with a calendar file, in your language and time zone.',
        'The cancellation terms you saw when you booked. They don’t change later.',
        'A learner profile for each child.',
      ]),
    );
    expect(html).toMatch(/href="\/tutor-models"[^>]*>maths tutor</);
    expect(html).toMatch(/href="\/courses"[^>]*>courses</);
    expect(html).toContain('role="group" aria-label="Currency"');
  });

  test.each([
    [undefined, false],
    [{ secretKey: 'sk' }, true],
  ])('knows from the settings whether cards are taken', (stripe, card) => {
    const context = new RouterContextProvider();
    context.set(servicesContext, partOf({ settings: { stripe, siteUrl: 'https://curvela.example' } }));
    context.set(languageContext, 'en');
    const request = new Request('https://curvela.example/pricing');
    const data = loader(partOf({ context, request }));
    expect(data).toMatchObject({ title: 'Pricing', card });
    expect(data.description).toContain('What a session with a tutor costs');
  });
});
