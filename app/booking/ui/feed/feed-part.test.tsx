import { beforeEach, describe, expect, test, vi } from 'vitest';
import { british, carmen } from '#tests/booking/booking-views.ts';
import { mounted, until } from '#tests/support/mounted.tsx';
import { openPage } from '#tests/support/page-document.ts';
import { rendered } from '#tests/support/rendered.tsx';
import { stubCalls } from '#tests/support/stubbed-calls.ts';
import { calendarFeedTexts } from '../../messages/feed/index.ts';
import type { FeedSide } from '../../model/feed-schemas.ts';
import FeedPart from './feed-part.tsx';
import { CalendarFeed } from './lazy.tsx';
import { MadeAddress } from './made-address.tsx';

const madeAt = '2026-11-20T23:30:00.000Z';
const address = 'https://curvela.example/calendar/abc.ics';
const messages = calendarFeedTexts.en;
const read = 'GET /functions/v1/calendar-feed';
const make = 'POST /functions/v1/calendar-feed';
const withdraw = 'DELETE /functions/v1/calendar-feed';
const warning = 'Anyone with the address can see when your sessions are';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z'), toFake: ['Date'] });
  return () => vi.useRealTimers();
});

async function openFeed(current: string | null, side: FeedSide = 'learner') {
  const answers: Parameters<typeof stubCalls>[0] = {
    [read]: { body: { feed: { madeAt: current } } },
    [make]: { body: { feed: { madeAt, address } } },
    [withdraw]: { status: 204 },
  };
  const calls = stubCalls(answers);
  const page = openPage('http://localhost:5173/dashboard');
  const feed = await mounted(<FeedPart side={side} />, { messages, visitor: british, auth: carmen, page });
  const text = () => feed.text().replaceAll('\u00a0', ' ');
  await until(() => expect(text()).toContain(warning));
  const requests = () =>
    calls.filter(({ path }) => path.endsWith('/calendar-feed')).map(({ method, query }) => method + query);
  const labels = () => feed.all('button').map((one) => one.textContent);
  const windowButton = (label: string) => feed.all('button').findLast((one) => one.textContent === label)!;
  return { ...feed, text, requests, answers, labels, windowButton };
}

test('a French sentence with the day of the address ends with one period', async () => {
  vi.useFakeTimers({ now: new Date('2026-12-22T12:00:00Z'), toFake: ['Date'] });
  stubCalls({ [read]: { body: { feed: { madeAt: '2026-12-19T10:00:00.000Z' } } } });
  const feed = await mounted(<FeedPart side="learner" />, {
    messages: calendarFeedTexts.fr,
    visitor: { state: { ...british.state, locale: 'fr-FR' } },
    auth: carmen,
    page: openPage('http://localhost:5173/dashboard'),
  });
  await until(() => expect(feed.text()).toMatch(/créée le samedi 19\sdécembre\. Nous/));
});

describe('a calendar without an address', () => {
  test('gets one, which is shown once', async () => {
    const feed = await openFeed(null);
    expect(feed.text()).toContain(
      '|Subscribe once, and your calendar updates by itself when sessions are booked, moved or cancelled.|You have no calendar address yet.|',
    );
    expect(feed.labels()).toEqual(['Create a calendar address']);
    await feed.click('Create a calendar address');
    await until(() => expect(feed.text()).toContain('|Your calendar address|'));
    expect(feed.text()).toContain('|The new address is ready. Any earlier one no longer works.|');
    expect(feed.all('input')[0]?.value).toBe(address);
    expect(feed.text()).not.toContain('You have no calendar address yet.');
    expect(feed.requests()).toEqual(['GET?as=learner', 'POST?as=learner']);
    expect(feed.labels()).toContain('Create a new address');
    expect(feed.labels()).toContain('Delete the address');
  });

  test('of a tutor is that of the tutor', async () => {
    const feed = await openFeed(null, 'tutor');
    await feed.click('Create a calendar address');
    await until(() => expect(feed.text()).toContain('|Your calendar address|'));
    expect(feed.requests()).toEqual(['GET?as=tutor', 'POST?as=tutor']);
  });

  test('is made once while the server has not responded', async () => {
    const feed = await openFeed(null);
    feed.answers[make] = () => new Promise(() => undefined);
    expect(feed.find('Create a calendar address')?.getAttribute('aria-disabled')).toBe('false');
    await feed.click('Create a calendar address');
    await until(() =>
      expect(feed.find('Create a calendar address')?.getAttribute('aria-disabled')).toBe('true'),
    );
    await feed.click('Create a calendar address');
    expect(feed.requests()).toEqual(['GET?as=learner', 'POST?as=learner']);
  });

  test.each([
    [{ status: 429, body: { error: { code: 'too_many', message: 'Wait a minute.' } } }, '|Wait a minute.|'],
    [{ status: 502, body: {} }, '|We couldn’t load this part.|'],
    [new TypeError('Failed to fetch'), '|We couldn’t load this part.|'],
  ])('shows why it got none: %o', async (answer, message) => {
    const feed = await openFeed(null);
    expect(feed.text()).not.toContain(message);
    feed.answers[make] = answer;
    await feed.click('Create a calendar address');
    await until(() => expect(feed.text()).toContain(message));
    expect(feed.text()).toContain('|You have no calendar address yet.|');
    expect(feed.text()).not.toContain('The new address is ready.');
    feed.answers[make] = { body: { feed: { madeAt, address } } };
    await feed.click('Create a calendar address');
    await until(() => expect(feed.text()).toContain('|The new address is ready.'));
    expect(feed.text()).not.toContain(message);
  });
});

describe('a calendar with an address', () => {
  const standing =
    '|You created your calendar address on Friday 20 November. We don’t keep a copy, so we can’t show it again.|';

  test('is described by its day', async () => {
    const feed = await openFeed(madeAt);
    expect(feed.text()).toContain(standing);
    expect(feed.labels()).toEqual(['Create a new address', 'Delete the address']);
  });

  test.each([
    [
      'Create a new address',
      'Calendars that use the old address stop updating. Subscribe again with the new one.',
      'btn btn-primary',
    ],
    ['Delete the address', 'Calendars that use the address stop updating.', 'btn btn-danger'],
  ])('“%s” is confirmed first, or left', async (label, question, className) => {
    const feed = await openFeed(madeAt);
    expect(feed.text()).not.toContain('stop updating');
    await feed.click(label);
    expect(feed.text()).toContain(`|${label}|${question}|Keep the address|${label}|`);
    expect(feed.windowButton(label).getAttribute('class')).toBe(className);
    await feed.click('Keep the address');
    expect(feed.text()).not.toContain('stop updating');
    expect(feed.requests()).toEqual(['GET?as=learner']);
  });

  test('is replaced by a new address', async () => {
    const feed = await openFeed(madeAt);
    await feed.click('Create a new address');
    await feed.fire(feed.windowButton('Create a new address'), 'onClick');
    await until(() => expect(feed.text()).toContain('|Your calendar address|'));
    expect(feed.requests()).toEqual(['GET?as=learner', 'POST?as=learner']);
    expect(feed.text()).not.toContain('stop updating');
  });

  test('is withdrawn, also a new one', async () => {
    const feed = await openFeed(null);
    await feed.click('Create a calendar address');
    await until(() => expect(feed.text()).toContain('|Your calendar address|'));
    await feed.click('Delete the address');
    await feed.fire(feed.windowButton('Delete the address'), 'onClick');
    await until(() =>
      expect(feed.text()).toContain(
        '|The address is deleted. Calendars that used it will stop showing your sessions.|',
      ),
    );
    expect(feed.requests()).toEqual(['GET?as=learner', 'POST?as=learner', 'DELETE?as=learner']);
    await until(() => expect(feed.text()).toContain('|You have no calendar address yet.|'));
    expect(feed.text()).not.toContain('Your calendar address');
    expect(feed.text()).not.toContain('The new address is ready.');
    expect(feed.labels()).toEqual(['Create a calendar address']);
  });

  test('stays when it could not be withdrawn', async () => {
    const feed = await openFeed(madeAt);
    feed.answers[withdraw] = new TypeError('Failed to fetch');
    await feed.click('Delete the address');
    await feed.fire(feed.windowButton('Delete the address'), 'onClick');
    await until(() => expect(feed.text()).toContain('|We couldn’t load this part.|'));
    expect(feed.text()).toContain(standing);
  });
});

describe('the new address', () => {
  async function openAddress(copy: () => Promise<void>) {
    const page = openPage('http://localhost:5173/dashboard');
    const writeText = vi.fn(copy);
    vi.stubGlobal('navigator', { language: 'en-GB', languages: ['en-GB'], clipboard: { writeText } });
    const made = await mounted(<MadeAddress made={{ madeAt, address }} />, { messages, page });
    return { ...made, writeText };
  }

  test('links to each calendar, and explains how to subscribe', () => {
    const html = rendered(<MadeAddress made={{ madeAt, address }} />, { messages });
    const links = [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)</g)].map(([, to, text]) => [
      text,
      to,
    ]);
    expect(links).toEqual([
      ['Subscribe on this device', 'webcal://curvela.example/calendar/abc.ics'],
      [
        'Add to Google Calendar',
        'https://calendar.google.com/calendar/r?cid=webcal%3A%2F%2Fcurvela.example%2Fcalendar%2Fabc.ics',
      ],
      [
        'Add to Outlook',
        'https://outlook.live.com/calendar/0/addfromweb?url=https%3A%2F%2Fcurvela.example%2Fcalendar%2Fabc.ics&amp;name=Curvela',
      ],
    ]);
    expect(html).toContain('<h3>How to subscribe</h3>');
    expect([...html.matchAll(/<li>(\w+): press/g)].map(([, name]) => name)).toEqual([
      'Apple',
      'Google',
      'Outlook',
    ]);
    expect(html).toContain(
      'id="feed-once">We only show it now. Subscribe on every device you want, or copy it to a safe place.<',
    );
    expect(html).toContain('aria-describedby="feed-once"');
  });

  test('is copied', async () => {
    const made = await openAddress(() => Promise.resolve());
    expect(made.text()).not.toContain('Copied.');
    await made.click('Copy the address');
    await until(() => expect(made.text()).toContain('|Copied.|'));
    expect(made.writeText.mock.calls).toEqual([[address]]);
  });

  test('is selected by hand where it cannot be copied', async () => {
    const made = await openAddress(() => Promise.reject(new Error('not allowed')));
    await made.click('Copy the address');
    await until(() =>
      expect(made.text()).toContain('|We couldn’t copy it. Select it and copy it yourself.|'),
    );
    const select = vi.fn();
    await made.fire(made.all('input')[0]!, 'onFocus', { target: { select } });
    expect(select).toHaveBeenCalledOnce();
  });
});

test('a calendar that cannot be loaded can be loaded again', async () => {
  const answers: Parameters<typeof stubCalls>[0] = { [read]: { status: 500, body: {} } };
  stubCalls(answers);
  const page = openPage('http://localhost:5173/dashboard');
  const feed = await mounted(<CalendarFeed side="learner" />, {
    messages,
    visitor: british,
    auth: carmen,
    page,
  });
  await until(() => expect(feed.text()).toContain('|We couldn’t load this part. |Try again|'));
  answers[read] = { body: { feed: { madeAt: null } } };
  await feed.click('Try again');
  await until(() => expect(feed.text()).toContain('|You have no calendar address yet.|'));
});

test('the calendar is announced while it loads', () => {
  expect(rendered(<FeedPart side="learner" />, { messages })).toContain(
    'role="status" aria-label="Loading..."',
  );
});
