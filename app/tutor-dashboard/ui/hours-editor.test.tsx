import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { until } from '#tests/support/mounted.tsx';
import {
  type DashboardAnswers,
  londonHours,
  openDashboardPart,
} from '#tests/support/tutor-dashboard-parts.tsx';
import { HoursEditor } from './hours-editor.tsx';

const preview = {
  body: { stranded: [], free: { days: 14, minutes: 60, before: [], after: [] }, week: [], clockChanges: [] },
};
const open = async (put: DashboardAnswers[string] = { status: 500, body: {} }, onBehalfOf?: string) => {
  const path = onBehalfOf ? `/founders/tutors/${onBehalfOf}` : '/tutor';
  const answers: DashboardAnswers = {
    [`POST /functions/v1${path}/availability/preview`]: preview,
    [`PUT /functions/v1${path}/availability`]: put,
    'GET /functions/v1/bookings': { body: { bookings: [] } },
  };
  const part = await openDashboardPart(<HoursEditor saved={londonHours} />, {
    answers,
    ...(onBehalfOf ? { onBehalfOf } : {}),
  });
  const puts = () => part.sent('PUT', `${path}/availability`).map(({ body }) => body);
  return { ...part, answers, puts };
};
const removed = 'Mon 09:00–12:00, remove';
const save = 'Save availability';

describe('the hours of a week', () => {
  test('can be copied only from a day with hours', async () => {
    const part = await open();
    const copies = part.all('button').filter((one) => one.getAttribute('class') === 'icon-btn copy');
    expect(copies).toHaveLength(1);
    expect(part.all('button').filter((one) => one.getAttribute('class') === 'icon-btn add')).toHaveLength(7);
    expect(copies[0]!.getAttribute('aria-expanded')).toBe('false');
    await part.fire(copies[0]!, 'onClick');
    expect(copies[0]!.getAttribute('aria-expanded')).toBe('true');
    await part.fire(copies[0]!, 'onClick');
    expect(copies[0]!.getAttribute('aria-expanded')).toBe('false');
  });
});

describe('changed hours', () => {
  test('are saved with their version, and are then the saved ones', async () => {
    const part = await open({ body: { availability: { ...londonHours, version: 4, rules: [] } } });
    expect(part.find(save)!.hasAttribute('disabled')).toBe(true);
    await part.click(removed);
    expect(part.find(save)!.hasAttribute('disabled')).toBe(false);
    await part.click(save);
    await until(() => expect(part.toasts()).toEqual(['done: Your hours are saved.']));
    const { version: _version, ...rest } = londonHours;
    expect(part.puts()).toEqual([{ ...rest, rules: [], version: 3, accepted: [] }]);
    await until(() => expect(part.find(save)?.hasAttribute('disabled')).toBe(true));
    expect(part.client.getQueryData(['tutor', 'availability'])).toMatchObject({
      availability: { version: 4 },
    });
  });

  test('that are being saved are not saved twice', async () => {
    const part = await open(() => new Promise(() => undefined));
    await part.click(removed);
    await part.click(save);
    await until(() => expect(part.find('Saving your hours')!.hasAttribute('disabled')).toBe(true));
  });

  test.each([
    [
      { status: 400, body: { error: { code: 'bad_hours', message: 'These hours overlap.' } } },
      'These hours overlap.',
    ],
    [{ status: 500, body: {} }, 'We couldn’t save this. Please try again.'],
  ])('that are refused stay, with the reason: %o', async (answer, text) => {
    const part = await open(answer);
    await part.click(removed);
    await part.click(save);
    await until(() => expect(part.toasts()).toEqual([`destructive: ${text}`]));
    expect(part.find(removed)).toBeNull();
    await until(() => expect(part.find(save)?.hasAttribute('disabled')).toBe(false));
  });

  test('that meet others saved elsewhere are kept on top of them, without a toast', async () => {
    const availability = { ...londonHours, version: 4, notice: 120 };
    const part = await open({
      status: 409,
      body: { error: { code: 'availability_changed', message: 'x' }, availability },
    });
    await part.click(removed);
    await part.click(save);
    await until(() => expect(part.client.getQueryData(['tutor', 'availability'])).toEqual({ availability }));
    expect([part.toasts(), part.find(removed)]).toEqual([[], null]);
  });

  test('outside which sessions are booked are saved with them once the tutor agrees', async () => {
    const stranded = [
      { id: 'b1', start: '2026-11-23T09:00:00Z', end: '2026-11-23T10:00:00Z', rules: ['hours'] },
    ];
    const part = await open({ status: 409, body: { error: { code: 'stranded', message: 'x' }, stranded } });
    await part.click(removed);
    await part.click(save);
    await until(() => expect(part.text()).toContain('1 booked session falls outside the new hours'));
    expect(part.toasts()).toEqual([]);
    part.answers['PUT /functions/v1/tutor/availability'] = {
      body: { availability: { ...londonHours, version: 4, rules: [] } },
    };
    await part.click('Save and keep the sessions');
    await until(() => expect(part.toasts()).toEqual(['done: Your hours are saved.']));
    expect(part.puts()).toMatchObject([{ accepted: [] }, { accepted: ['b1'] }]);
    await until(() => expect(part.all('dialog')).toEqual([]));
  });

  test('outside which sessions are booked can be looked at again', async () => {
    const stranded = [
      { id: 'b1', start: '2026-11-23T09:00:00Z', end: '2026-11-23T10:00:00Z', rules: ['hours'] },
    ];
    const part = await open({ status: 409, body: { error: { code: 'stranded', message: 'x' }, stranded } });
    await part.click(removed);
    await part.click(save);
    await until(() => expect(part.all('dialog')).toHaveLength(1));
    await part.click('Back to the hours');
    expect(part.all('dialog')).toEqual([]);
    expect(part.find(removed)).toBeNull();
    expect(part.puts()).toHaveLength(1);
  });

  /** The editor beside a button that gives it hours saved in another window. */
  function Elsewhere() {
    const [saved, setSaved] = useState(londonHours);
    return (
      <>
        <button type="button" onClick={() => setSaved({ ...londonHours, version: 4, dailyLimit: 5 })}>
          Saved elsewhere
        </button>
        <HoursEditor saved={saved} />
      </>
    );
  }
  const news = 'Your hours were changed in another window';
  const openElsewhere = () =>
    openDashboardPart(<Elsewhere />, {
      answers: { 'POST /functions/v1/tutor/availability/preview': preview },
    });

  test('get to know one that was saved elsewhere, until the tutor has read it', async () => {
    const part = await openElsewhere();
    await part.click(removed);
    await part.click('Saved elsewhere');
    expect(part.text()).toContain(news);
    expect(part.find(removed)).toBeNull();
    await part.click('Got it');
    expect(part.text()).not.toContain(news);
  });

  test('are needed for news: without any, hours saved elsewhere are simply there', async () => {
    const part = await openElsewhere();
    await part.click('Saved elsewhere');
    expect(part.text()).not.toContain(news);
  });

  test.each([
    [undefined, false],
    ['t1', true],
  ])('of %s let the records of founders be read again: %s', async (onBehalfOf, isInvalidated) => {
    const part = await open(
      { body: { availability: { ...londonHours, version: 4, rules: [] } } },
      onBehalfOf,
    );
    part.client.setQueryData(['founders', 'log'], {});
    part.client.setQueryData(['tutor', 'other'], {});
    await part.click(removed);
    await part.click(save);
    await until(() => expect(part.toasts()).toHaveLength(1));
    expect(part.client.getQueryState(['founders', 'log'])!.isInvalidated).toBe(isInvalidated);
    expect(part.client.getQueryState(['tutor', 'other'])!.isInvalidated).toBe(false);
  });
});
