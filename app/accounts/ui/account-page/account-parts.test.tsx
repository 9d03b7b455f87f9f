import { expect, test } from 'vitest';
import { here, openAccount } from '#tests/support/account-page.tsx';
import type { StubbedAnswers } from '#tests/support/stubbed-calls.ts';
import { until } from '#tests/support/mounted.tsx';
import { rendered } from '#tests/support/rendered.tsx';
import { locales } from '#app/preferences/domain/locale.ts';
import { accountPageTexts } from '../../messages/account-page/index.ts';
import { AccountFrame } from './frame.tsx';

test('the page has its sections in order', async () => {
  const part = await openAccount();
  expect(part.all('h2').map((one) => one.textContent)).toEqual([
    'Name',
    'Email',
    'Password',
    'Ways to sign in',
    'Two-step sign-in',
    'Where you’re signed in',
    'Linked adults',
    'Calendar',
    'Language and region',
    'Your data',
  ]);
  expect(part.section('calendar').textContent).toContain('calendar links');
  expect(part.section('adults').textContent).toContain('linked adults');
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
  let isAway = true;
  const answers: StubbedAnswers = {
    'GET /functions/v1/account/sessions': () =>
      isAway ? { status: 500, body: {} } : { body: { sessions: [here] } },
  };
  const part = await openAccount({ answers });
  expect(part.section('sessions').textContent).toContain('We couldn’t load this part.');
  isAway = false;
  await part.click('Try again');
  await until(() => expect(part.section('sessions').textContent).toContain('This device'));
  expect(part.section('sessions').textContent).not.toContain('We couldn’t load this part.');
});

test('an unknown language changes nothing', async () => {
  const part = await openAccount();
  const choice = part.section('language').querySelector('select')!;
  choice.value = 'xx-XX';
  await part.fire(choice, 'onChange');
  expect(part.page.localStorage.getItem('curvela.locale.v1')).toBeNull();
});

test('the language has its name, its help and the way to all settings of the region', async () => {
  const part = await openAccount();
  const choice = part.section('language').querySelector('select')!;
  expect(
    choice.value ||
      choice
        .querySelectorAll('option')
        .find((one) => one.selected)
        ?.getAttribute('value'),
  ).toBe('en-GB');
  expect(choice.querySelectorAll('option').map((one) => one.getAttribute('value') ?? one.value)).toEqual([
    ...locales,
  ]);
  const texts = accountPageTexts.en.accountPage.language;
  expect(part.section('language').querySelector('label')!.textContent).toBe(texts.label);
  expect(part.section('language').querySelector('.help')!.textContent).toBe(texts.help);
  expect(part.find(texts.region)!.getAttribute('aria-haspopup')).toBe('dialog');
});

test('the contents name each section once, in order, and mark the one of the address', () => {
  const draw = (path: string) => rendered(<AccountFrame />, { messages: accountPageTexts.en, path });
  const links = [...draw('/dashboard?tab=account#email').matchAll(/<a([^>]*)>([^<]*)<\/a>/g)].map(
    ([, attributes, text]) => [
      text,
      /href="([^"]*)"/.exec(attributes!)![1],
      attributes!.includes('aria-current'),
    ],
  );
  expect(links).toEqual([
    ['Dashboard', '/dashboard', false],
    ['Name', '/dashboard?tab=account#name', false],
    ['Email', '/dashboard?tab=account#email', true],
    ['Password', '/dashboard?tab=account#password', false],
    ['Ways to sign in', '/dashboard?tab=account#methods', false],
    ['Two-step sign-in', '/dashboard?tab=account#factor', false],
    ['Where you’re signed in', '/dashboard?tab=account#sessions', false],
    ['Linked adults', '/dashboard?tab=account#adults', false],
    ['Calendar', '/dashboard?tab=account#calendar', false],
    ['Language and region', '/dashboard?tab=account#language', false],
    ['Your data', '/dashboard?tab=account#data', false],
  ]);
  expect(draw('/dashboard?tab=account')).not.toContain('aria-current');
});

test('until the parts are loaded the frame says so', () => {
  const texts = accountPageTexts.en.accountPage;
  const waiting = rendered(<AccountFrame beside={<b>beside</b>} />, { messages: accountPageTexts.en });
  expect(waiting).toContain(texts.loading);
  expect(waiting).toContain('<b>beside</b>');
  expect(rendered(<AccountFrame>parts</AccountFrame>, { messages: accountPageTexts.en })).not.toContain(
    texts.loading,
  );
});

test('the section that the address names is focused', async () => {
  const part = await openAccount({ hash: '#sessions' });
  expect(part.page.document.activeElement.getAttribute('id')).toBe('sessions');
  expect(part.section('sessions').getAttribute('data-scrolled')).toBe('');
  expect(part.section('email').getAttribute('data-scrolled')).toBeNull();
  await part.unmount();
  const top = await openAccount();
  expect(top.page.document.activeElement).toBe(top.page.document.body);
});

test('nothing is announced before something happened', async () => {
  const part = await openAccount();
  const lines = part.page.document.querySelectorAll('.account-said');
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.flatMap((line) => line.elements())).toEqual([]);
});
