import { describe, expect, test } from 'vitest';
import { here, openAccount, session } from '#tests/support/account-page.tsx';
import { settle, until } from '#tests/support/mounted.tsx';

const isBusy = (
  label: string,
  part: { find(label: string): { getAttribute(name: string): string | null } | null },
) => part.find(label)!.getAttribute('aria-disabled');

describe('the sessions', () => {
  test('say device, begin and last use; this device has no button', async () => {
    const part = await openAccount({
      sessions: [
        here,
        session('a'),
        session('b', {
          lastUsedAt: '2026-11-22T09:00:00.001Z',
          device: { browser: null, system: 'Android' },
        }),
        session('c', { lastUsedAt: '2026-11-22T09:00:00.000Z', device: { browser: null, system: null } }),
      ],
    });
    const items = part
      .section('sessions')
      .querySelectorAll('li')
      .map((one) => one.textContent.replaceAll(/\s/g, ' '));
    expect(items).toEqual([
      'Firefox on Linux This devicesigned in Fri 20 Nov, 09:00',
      'Firefox on Linux signed in Fri 20 Nov, 09:00, last active Sat 21 Nov, 18:00Sign out',
      'Android signed in Fri 20 Nov, 09:00, active within the last hourSign out',
      'Unknown device signed in Fri 20 Nov, 09:00, last active Sun 22 Nov, 09:00Sign out',
    ]);
  });

  test('one is ended, and the list is asked for again', async () => {
    const part = await openAccount({
      sessions: [here, session('a')],
      answers: { 'DELETE /functions/v1/account/sessions/a': { status: 204 } },
    });
    await part.click(/^Sign out: Firefox on Linux/);
    await until(() =>
      expect(part.section('sessions').textContent).toContain('Firefox on Linux is signed out.'),
    );
    expect(part.sent('GET /functions/v1/account/sessions')).toHaveLength(2);
  });

  test.each([
    [0, 'You weren’t signed in anywhere else.'],
    [1, 'One other session is signed out.'],
    [3, '3 other sessions are signed out.'],
  ])('all others are ended at once (%i)', async (ended, text) => {
    const part = await openAccount({
      sessions: [here, session('a')],
      answers: { 'DELETE /functions/v1/account/sessions': { body: { ended } } },
    });
    await part.click('Sign out everywhere else');
    await until(() => expect(part.section('sessions').textContent).toContain(text));
  });

  test('one that had ended already is named, and the list is asked for again', async () => {
    const part = await openAccount({
      sessions: [here, session('a')],
      answers: {
        'DELETE /functions/v1/account/sessions/a': {
          status: 404,
          body: { error: { code: 'unknown_session', message: 'This session has already ended.' } },
        },
      },
    });
    await part.click(/^Sign out: Firefox/);
    await until(() =>
      expect(part.section('sessions').textContent).toContain('This session has already ended.'),
    );
    await until(() => expect(part.sent('GET /functions/v1/account/sessions')).toHaveLength(2));
    await settle();
    expect(isBusy('Sign out everywhere else', part)).toBe('false');
  });

  test('six are shown at first, all on demand; alone there is nothing to end', async () => {
    const many = await openAccount({
      sessions: [here, ...['a', 'b', 'c', 'd', 'e', 'f'].map((id) => session(id))],
    });
    expect(many.section('sessions').querySelectorAll('li')).toHaveLength(6);
    await many.click('Show all 7');
    expect(many.section('sessions').querySelectorAll('li')).toHaveLength(7);
    expect(many.find('Show all 7')).toBeNull();
    await many.unmount();
    const alone = await openAccount();
    expect(alone.section('sessions').textContent).toContain('You aren’t signed in anywhere else.');
    expect(alone.find('Sign out everywhere else')).toBeNull();
  });
});
