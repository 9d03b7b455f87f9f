import { describe, expect, test } from 'vitest';
import { callNeedsSignIn, noErasure, openAccount } from '#tests/support/account-page.tsx';
import { until } from '#tests/support/mounted.tsx';

describe('deleting the account', () => {
  const scheduled = {
    ...noErasure,
    erasure: {
      state: 'scheduled',
      requestedAt: '2026-11-22T10:00:00.000Z',
      dueAt: '2026-12-06T10:00:00.000Z',
    },
  };

  test('says what happens, and which sessions lie ahead', async () => {
    const ahead = [
      { start: '2026-11-24T15:00:00.000Z', as: 'learner', tutor: 'Leo' },
      { start: '2026-11-25T15:00:00.000Z', as: 'tutor', tutor: null },
    ];
    const part = await openAccount({ erasure: { ...noErasure, ahead } });
    const words = part.section('data').textContent.replaceAll(/\s/g, ' ');
    expect(words).toContain('2 sessions lie ahead.');
    expect(words).toContain('Tue 24 Nov, 15:00, with Leo');
    expect(words).toContain('Wed 25 Nov, 15:00, as tutor');
    await part.unmount();
    const none = await openAccount();
    expect(none.section('data').textContent).not.toContain('ahead');
  });

  test('needs the address typed, and then names the day', async () => {
    const part = await openAccount({
      answers: { 'POST /functions/v1/account/erasure': { body: scheduled } },
    });
    await part.click('Delete the account');
    const words = part.section('data').textContent.replaceAll(/\s/g, ' ');
    expect(words).toContain('On Sunday 6 December everything is deleted for good.');
    await part.fill('To confirm, type your email address', 'ana@example.or');
    await part.submit('data');
    expect(part.text()).toContain('This is not the address of this account.');
    expect(part.sent('POST /functions/v1/account/erasure')).toEqual([]);
    await part.fill('To confirm, type your email address', ' ANA@example.org ');
    expect(part.text()).not.toContain('This is not the address of this account.');
    await part.submit('data');
    await until(() =>
      expect(part.section('data').textContent).toMatch(/This account will be deleted on Sunday.6.December\./),
    );
    expect(part.sent('POST /functions/v1/account/erasure')).toEqual([{ email: 'ANA@example.org' }]);
  });

  test('can be left, and an old sign-in is confirmed first', async () => {
    const part = await openAccount({ answers: { 'POST /functions/v1/account/erasure': callNeedsSignIn } });
    await part.click('Delete the account');
    await part.click('Keep the account');
    expect(part.find('Keep the account')).toBeNull();
    await part.click('Delete the account');
    await part.fill('To confirm, type your email address', 'ana@example.org');
    await part.submit('data');
    await until(() => expect(part.section('data').textContent).toContain('Confirm that it is you'));
  });

  test('can be stopped until it runs', async () => {
    const part = await openAccount({
      erasure: scheduled,
      answers: { 'DELETE /functions/v1/account/erasure': { body: noErasure } },
    });
    await part.click('Keep my account');
    await until(() =>
      expect(part.section('data').textContent).toContain('Your account stays. Nothing was deleted.'),
    );
    expect(part.sent('DELETE /functions/v1/account/erasure')).toHaveLength(1);
    await part.unmount();
    const running = await openAccount({
      erasure: { ...scheduled, erasure: { ...scheduled.erasure, state: 'running' } },
    });
    expect(running.section('data').textContent).toContain('This account is being deleted now.');
    expect(running.find('Keep my account')).toBeNull();
  });

  test('that could not be stopped goes on, and says why', async () => {
    const part = await openAccount({
      erasure: scheduled,
      answers: { 'DELETE /functions/v1/account/erasure': callNeedsSignIn },
    });
    await part.click('Keep my account');
    await until(() =>
      expect(part.section('data').querySelector('#stop-erasure-problem')!.textContent).not.toBe(''),
    );
    expect(part.section('data').textContent).not.toContain('Your account stays.');
    expect(part.section('data').textContent).toMatch(/will be deleted on Sunday.6.December/);
  });

  test('is not offered to an administrator', async () => {
    const part = await openAccount({ erasure: { ...noErasure, refused: 'administrator' } });
    expect(part.section('data').textContent).toContain('This is an administrator’s account.');
    expect(part.find('Delete the account')).toBeNull();
  });
});
