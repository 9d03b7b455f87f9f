import { describe, expect, test } from 'vitest';
import { callNeedsSignIn, noErasure, openAccount, signedIn } from '#tests/support/account-page.tsx';
import { begin, mounted, settle, until } from '#tests/support/mounted.tsx';
import { openPage } from '#tests/support/page-document.ts';
import { stubCalls } from '#tests/support/stubbed-calls.ts';
import { dismissToast, toastStore } from '#app/ui/toast.ts';
import { accountsTexts } from '../../messages/index.ts';
import { ownDataTexts } from '../../messages/own-data/index.ts';
import { ErasureNotice } from './erasure-notice.tsx';

const erasureTexts = ownDataTexts.en.ownData.erasure;

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
    expect(words).toContain('You have 2 upcoming sessions.');
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
    expect(words).toContain('On Sunday 6 December we delete everything for good.');
    await part.fill('To confirm, type your email address', 'ana@example.or');
    await part.submit('data');
    expect(part.text()).toContain('That isn’t the address of this account.');
    expect(part.sent('POST /functions/v1/account/erasure')).toEqual([]);
    await part.fill('To confirm, type your email address', ' ANA@example.org ');
    expect(part.text()).not.toContain('That isn’t the address of this account.');
    await part.submit('data');
    await until(() =>
      expect(part.section('data').textContent).toMatch(/This account will be deleted on Sunday.6.December\./),
    );
    expect(part.sent('POST /functions/v1/account/erasure')).toEqual([{ email: 'ANA@example.org' }]);
  });

  test('can be left, and an old sign-in is confirmed first', async () => {
    let isFresh = false;
    const part = await openAccount({
      answers: {
        'POST /functions/v1/account/erasure': () => (isFresh ? { body: scheduled } : callNeedsSignIn),
        'POST /auth/v1/token': () => {
          isFresh = true;
          return { body: signedIn };
        },
        'DELETE /functions/v1/account/sessions/old.token.x': { status: 204 },
      },
    });
    await part.click('Delete the account');
    await part.click('Keep the account');
    expect(part.find('Keep the account')).toBeNull();
    await part.click('Delete the account');
    await part.fill('To confirm, type your email address', 'ana@example.org');
    await part.submit('data');
    await until(() => expect(part.section('data').textContent).toContain('Confirm it’s you'));
    expect(part.find('confirm-address')).toBeNull();
    const field = part
      .section('data')
      .querySelectorAll('input')
      .findLast((one) => one.name === 'current-password')!;
    field.value = 'secret-1';
    await part.fire(field, 'onChange');
    await part.click('Confirm and continue');
    await until(() =>
      expect(part.section('data').textContent).toMatch(/This account will be deleted on Sunday.6.December\./),
    );
    expect(part.sent('POST /functions/v1/account/erasure')).toEqual([
      { email: 'ana@example.org' },
      { email: 'ana@example.org' },
    ]);
  });

  test('is asked for once, however often it is pressed; a refusal is shown and changes nothing', async () => {
    const { promise, resolve } = Promise.withResolvers<{ status: number; body: object }>();
    const part = await openAccount({ answers: { 'POST /functions/v1/account/erasure': () => promise } });
    await part.click('Delete the account');
    await part.fill('To confirm, type your email address', 'ana@example.org');
    const form = part.section('data').querySelector('form')!;
    begin(form, 'onSubmit');
    const button = form.querySelectorAll('button').at(-1)!;
    expect([button.textContent, button.getAttribute('aria-disabled')]).toEqual([erasureTexts.busy, 'true']);
    begin(form, 'onSubmit');
    await settle();
    expect(part.sent('POST /functions/v1/account/erasure')).toHaveLength(1);
    resolve({ status: 409, body: { error: { code: 'x', message: 'Not now, please.' } } });
    await until(() => expect(part.section('data').textContent).toContain('Not now, please.'));
    expect(button.getAttribute('aria-disabled')).toBe('false');
    expect(part.section('data').textContent).not.toContain('will be deleted on');
    expect(part.find('To confirm, type your email address')!.value).toBe('ana@example.org');
  });

  test('can be stopped until it runs', async () => {
    const part = await openAccount({
      erasure: scheduled,
      answers: { 'DELETE /functions/v1/account/erasure': { body: noErasure } },
    });
    await part.click('Keep my account');
    await until(() =>
      expect(part.section('data').textContent).toContain('You’ve kept your account. Nothing was deleted.'),
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
    begin(part.find('Keep my account')!, 'onClick');
    expect(part.find(erasureTexts.stopping)!.getAttribute('aria-disabled')).toBe('true');
    begin(part.find(erasureTexts.stopping)!, 'onClick');
    await until(() =>
      expect(part.section('data').querySelector('#stop-erasure-problem')!.textContent).not.toBe(''),
    );
    expect(part.section('data').textContent).not.toContain('You’ve kept your account.');
    expect(part.sent('DELETE /functions/v1/account/erasure')).toHaveLength(1);
    // It may have been stopped in another window.
    await until(() => expect(part.sent('GET /functions/v1/account/erasure')).toHaveLength(2));
    await until(() => expect(part.find('Keep my account')!.getAttribute('aria-disabled')).toBe('false'));
    expect(part.section('data').textContent).toMatch(/will be deleted on Sunday.6.December/);
  });

  test('is not offered to an administrator', async () => {
    const part = await openAccount({ erasure: { ...noErasure, refused: 'administrator' } });
    expect(part.section('data').textContent).toContain('This is an administrator’s account.');
    expect(part.find('Delete the account')).toBeNull();
  });
});

describe('above the dashboard', () => {
  const open = async (erasure: object, answers: Parameters<typeof stubCalls>[0] = {}) => {
    const calls = stubCalls({ 'GET /functions/v1/account/erasure': { body: erasure }, ...answers });
    const page = openPage();
    const main = page.document.body.appendChild(page.document.createElement('main'));
    main.setAttribute('id', 'main');
    for (const { id } of toastStore.read()) dismissToast(id);
    const part = await mounted(<ErasureNotice />, {
      messages: { ...accountsTexts.en, ...ownDataTexts.en },
      visitor: { timeZone: 'UTC' },
      page,
    });
    await until(() => expect(calls.some(({ path }) => path.endsWith('/account/erasure'))).toBe(true));
    await settle();
    return { ...part, calls, main };
  };
  const dueAt = '2026-12-06T10:00:00.000Z';

  test.each([
    [{ ...noErasure }],
    [{ ...noErasure, erasure: { state: 'running', requestedAt: dueAt, dueAt } }],
  ])('nothing is shown while no deletion can be stopped (case %#)', async (erasure) => {
    const part = await open(erasure);
    expect(part.find(ownDataTexts.en.ownData.notice.stop)).toBeNull();
    expect(part.text()).toBe('|');
  });

  test('the day is named; after stopping a message says so and the page has the focus', async () => {
    const erasure = { state: 'scheduled', requestedAt: dueAt, dueAt };
    const part = await open(
      { ...noErasure, erasure },
      { 'DELETE /functions/v1/account/erasure': { status: 204 } },
    );
    expect(part.text()).toMatch(/Sunday, December.6/);
    expect(part.text()).toContain(ownDataTexts.en.ownData.notice.text);
    await part.click(ownDataTexts.en.ownData.notice.stop);
    expect(toastStore.read().map(({ title }) => title)).toEqual([erasureTexts.stopped]);
    expect(part.page.document.activeElement).toBe(part.main);
  });
});
