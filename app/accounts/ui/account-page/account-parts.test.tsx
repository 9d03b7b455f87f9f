import { expect, test } from 'vitest';
import { openAccount } from '#tests/support/account-page.tsx';
import type { StubbedAnswers } from '#tests/support/stubbed-calls.ts';

test('the page has its sections in order', async () => {
  const part = await openAccount();
  expect(part.all('h2').map((one) => one.textContent)).toEqual([
    'Name',
    'Email',
    'Password',
    'Ways to sign in',
    'Where you are signed in',
    'Calendar',
    'Language and region',
    'Your data',
  ]);
  expect(part.section('calendar').textContent).toContain('calendar links');
});

test('the language applies at once, and the device decides no more', async () => {
  const part = await openAccount();
  const choice = part.section('language').querySelector('select')!;
  choice.value = 'fr-FR';
  await part.fire(choice, 'onChange');
  expect(JSON.parse(part.page.localStorage.getItem('curvela.locale.v1')!)).toMatchObject({
    locale: 'fr-FR',
    useDeviceLocale: false,
  });
});

test('a part that could not be loaded says so and is asked for again on demand', async () => {
  const answers: StubbedAnswers = {
    'GET /functions/v1/account/sessions': { status: 500, body: {} },
  };
  const part = await openAccount({ answers });
  expect(part.section('sessions').textContent).toContain('This part could not be loaded.');
});

test('an unknown language changes nothing', async () => {
  const part = await openAccount();
  const choice = part.section('language').querySelector('select')!;
  choice.value = 'xx-XX';
  await part.fire(choice, 'onChange');
  expect(part.page.localStorage.getItem('curvela.locale.v1')).toBeNull();
});

test('the section that the address names is focused', async () => {
  const part = await openAccount({ hash: '#sessions' });
  expect(part.page.document.activeElement.getAttribute('id')).toBe('sessions');
});

test('nothing is announced before something happened', async () => {
  const part = await openAccount();
  const lines = part.page.document.querySelectorAll('.account-said');
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.flatMap((line) => line.elements())).toEqual([]);
});
