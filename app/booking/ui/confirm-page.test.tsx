import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiFailure } from '#app/platform/api-client.ts';
import { bookingMessages, british, carmen, nobody, shownHold } from '#tests/booking/booking-views.ts';
import { mounted, until } from '#tests/support/mounted.tsx';
import { openPage } from '#tests/support/page-document.ts';
import { rendered } from '#tests/support/rendered.tsx';
import { stubCalls } from '#tests/support/stubbed-calls.ts';
import { ConfirmPage } from './confirm-page.tsx';

const { tutor, start } = shownHold();
const expired = new ApiFailure(410, {
  error: { code: 'hold_expired', message: 'Your time is not held any more.' },
  alternatives: [],
  session: { tutor, start, minutes: 60 },
});
const refused = new ApiFailure(500, { error: { code: 'internal', message: 'It is out of order.' } });
const hold = { expiresAt: '2026-11-22T12:09:30.000Z', canExtend: true };
const unknown = { user: null, loading: true } as const;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z'), toFake: ['Date'] });
  return () => vi.useRealTimers();
});

const partsOf = {
  error: null,
  summary: <aside>The summary</aside>,
  form: <p>The form</p>,
  bar: { hold, name: 'Tue 24 Nov, 18:00' },
  google: false,
};

async function openConfirm(
  changes: Partial<Parameters<typeof ConfirmPage>[0]>,
  auth: typeof carmen | typeof nobody | typeof unknown,
  later: typeof changes = {},
) {
  stubCalls({});
  const onAgain = vi.fn();
  function Changing() {
    const [more, setMore] = useState<typeof changes>({});
    return (
      <>
        <button onClick={() => setMore(later)}>Change</button>
        <ConfirmPage {...partsOf} {...changes} {...more} onAgain={onAgain} />
      </>
    );
  }
  const page = openPage('http://localhost:5173/confirm');
  const opened = await mounted(<Changing />, { messages: bookingMessages, visitor: british, auth, page });
  const hasSkeleton = () =>
    opened.all('div').some((one) => one.getAttribute('class') === 'bone confirm-bone');
  const text = () => opened.text().replaceAll('\u00a0', ' ');
  return { ...opened, text, onAgain, hasSkeleton };
}

describe('the last step for a person with an account', () => {
  test('shows the summary before the form, and no bar', async () => {
    const page = await openConfirm({}, carmen);
    expect(page.all('h1').map((one) => one.textContent)).toEqual(['Check and confirm']);
    expect(page.all('svg')[0]?.getAttribute('aria-label')).toBe('Step 3 of 4: Confirm');
    expect(page.text()).toMatch(/\|The summary\|The form\|$/);
    expect(page.text()).not.toContain('Held for');
    expect(page.text()).not.toContain('You’re signed in');
    expect(page.hasSkeleton()).toBe(false);
  });

  test('shows a skeleton until the hold is loaded', async () => {
    const page = await openConfirm({ summary: undefined, form: undefined, bar: undefined }, carmen);
    expect(page.hasSkeleton()).toBe(true);
    expect(page.text()).not.toContain('The form');
  });

  test.each([
    [refused, 'It is out of order.'],
    [new ApiFailure(502, {}), 'That didn’t work. Please try again.'],
    [new TypeError('Failed to fetch'), 'That didn’t work. Please try again.'],
  ])('shows why the hold could not be loaded, and retries: %s', async (error, message) => {
    const page = await openConfirm({ error }, carmen);
    expect(page.text()).toMatch(new RegExp(`\\|${message.replaceAll('.', '\\.')} \\|Try again\\|$`));
    expect(page.hasSkeleton()).toBe(false);
    await page.fire(page.find('Try again')!, 'onClick');
    expect(page.onAgain).toHaveBeenCalledOnce();
  });

  test('offers other times once the hold is over, without summary and form', async () => {
    const page = await openConfirm({ error: expired }, carmen);
    expect(page.text()).toMatch(/\|Your time is not held any more\.\|Choose another time\|$/);
    expect(page.find('Try again')).toBeNull();
  });

  test('gets the focus back when the time is held again', async () => {
    const page = await openConfirm({ error: expired }, carmen, { error: null });
    await page.click('Change');
    expect(page.text()).toMatch(/\|The summary\|The form\|$/);
    expect(page.page.document.activeElement?.getAttribute('class')).toBe('lay place');
  });

  test('does not get the focus while the hold was never over', async () => {
    const page = await openConfirm({}, carmen, { form: <p>Another form</p> });
    await page.click('Change');
    expect(page.text()).toContain('|Another form|');
    expect(page.page.document.activeElement?.getAttribute('class')).not.toBe('lay place');
  });
});

test('the last step has a title', () => {
  const page = <ConfirmPage {...partsOf} onAgain={() => undefined} />;
  expect(rendered(page, { messages: bookingMessages, auth: carmen })).toContain(
    '<title>Check and confirm · Curvela</title>',
  );
});

describe('the last step for a visitor', () => {
  test('asks for an account before the summary, and names the hold at the bottom', async () => {
    const page = await openConfirm({}, nobody);
    await until(() => expect(page.text()).toContain('|Create an account to book|'));
    expect(page.text()).toContain('|We hold your time while you do. Then you book on this page.|');
    expect(page.text()).toMatch(/\|The summary\|Held for 9:30 min\|Tue 24 Nov, 18:00\|$/);
    expect(page.text().indexOf('One account')).toBeLessThan(page.text().indexOf('The summary'));
    expect(page.text()).not.toContain('The form');
    expect(page.find('Choose another time')).toBeNull();
  });

  test('asks for an account although a series cannot be read without one', async () => {
    const page = await openConfirm({ summary: undefined, bar: undefined }, nobody);
    await until(() => expect(page.text()).toContain('|Create an account to book|'));
    expect(page.text()).not.toContain('Held for');
  });

  test('waits until it is known whether there is an account', async () => {
    const page = await openConfirm({ summary: undefined, bar: undefined }, unknown);
    expect(page.hasSkeleton()).toBe(true);
    expect(page.text()).not.toContain('One account');
  });

  test('says that the time is over, leaves the form, and leads to other times', async () => {
    const over = { hold: { ...hold, expiresAt: '2026-11-22T12:00:00.000Z' }, name: 'Tue 24 Nov, 18:00' };
    const page = await openConfirm({ error: expired, bar: over }, nobody);
    await until(() =>
      expect(page.text()).toContain(
        '|We no longer hold your time. Choose one above first; what you typed here stays.|',
      ),
    );
    expect(page.text()).not.toContain('The summary');
    expect(page.text()).toMatch(/\|Your ten minutes are over\.\|Tue 24 Nov, 18:00\|Choose another time\|$/);
    const [other] = page.all('button').filter((one) => one.textContent === 'Choose another time');
    await page.fire(other!, 'onClick');
    expect(page.page.document.activeElement?.getAttribute('class')).toBe('place');
  });

  test('shows another failure instead of the form and the bar', async () => {
    const page = await openConfirm({ error: refused }, nobody);
    expect(page.text()).toMatch(/\|It is out of order\. \|Try again\|$/);
  });
});
