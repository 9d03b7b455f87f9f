import { expect, test } from 'vitest';
import { mounted, until } from '#tests/support/mounted.tsx';
import { openPage } from '#tests/support/page-document.ts';
import { stubCalls } from '#tests/support/stubbed-calls.ts';
import { accountsTexts } from '../messages/index.ts';
import { SignInHere as LazySignInHere } from './lazy.tsx';
import SignInHere from './sign-in-here.tsx';
import { forgetTyped } from './typed-credentials.ts';

const messages = accountsTexts.en;
const texts = { title: 'An account for your session', text: 'Your hour is held meanwhile.' };

async function openHere(address: string, google = false) {
  forgetTyped();
  const page = openPage(`http://localhost:5173${address}`);
  return mounted(<SignInHere {...texts} google={google} />, { messages, page });
}

test('begins with creating an account, under the words of its page', async () => {
  const part = await openHere('/book?tutor=leo');
  expect(part.text()).toContain('|An account for your session|Your hour is held meanwhile.|');
  expect(part.all('h2').map((one) => one.textContent)).toEqual(['An account for your session']);
  expect(part.find('Full name')).not.toBeNull();
  expect(part.find('Continue with Google')).toBeNull();
  await part.unmount();
  expect((await openHere('/book', true)).find('Continue with Google')).not.toBeNull();
});

test('signing in stands under the same words; a link by email has its own heading', async () => {
  const signIn = await openHere('/book?mode=sign-in');
  expect(signIn.text()).toContain('|An account for your session|Your hour is held meanwhile.|');
  expect(signIn.find('Full name')).toBeNull();
  await signIn.unmount();
  const link = await openHere('/book?mode=link');
  expect(link.text()).toContain('|A link instead of a password.|');
  expect(link.text()).not.toContain('Your hour is held meanwhile.');
});

test('the emailed link leads back to this page, without the form that was chosen', async () => {
  const calls = stubCalls({ 'POST /auth/v1/otp': {} });
  const part = await openHere('/book?tutor=leo&mode=link');
  await part.fill('Email', 'ana@example.org');
  await part.submit();
  await until(() => expect(part.text()).toContain('Check your email.'));
  expect(new URLSearchParams(calls.at(-1)!.query).get('redirect_to')).toBe(
    'http://localhost:5173/auth/callback?next=%2Fbook%3Ftutor%3Dleo',
  );
});

test.each([
  [true, null],
  [false, '{"name":"","email":"ana@example.org"}'],
])(
  'what was typed is forgotten after signing in, and only then (signed in: %s)',
  async (signedIn, stored) => {
    const part = await openHere('/book');
    await part.fill('Email', 'ana@example.org');
    if (signedIn)
      part.page.localStorage.setItem(
        'sb-session',
        JSON.stringify({ access_token: 'a.b.c', refresh_token: 'r', user: { id: 'u' } }),
      );
    await part.unmount();
    expect(part.page.sessionStorage.getItem('typed_account')).toBe(stored);
  },
);

test('signing in keeps an address that changed after the form was shown', async () => {
  const user = { id: 'u', email: 'ana@example.org' };
  const session = { access_token: 'a.b.c', refresh_token: 'r', token_type: 'bearer', expires_in: 3600, user };
  stubCalls({
    'POST /auth/v1/token': { body: session },
    'GET /functions/v1/account': { body: { account: { isAdmin: false } } },
  });
  const part = await openHere('/confirm?hold=first&mode=sign-in');
  await part.fill('Email', 'ana@example.org');
  await part.fill('Password', 'curvela-demo');
  part.page.window.location.search = '?hold=second&mode=sign-in';
  await part.submit();
  await until(() => expect(part.address()).toBe('/confirm?hold=second'));
});

test('shows a placeholder until the forms are loaded', async () => {
  const page = openPage('http://localhost:5173/book');
  const part = await mounted(<LazySignInHere {...texts} google={false} waiting={<p>One moment</p>} />, {
    messages,
    page,
  });
  await until(() => expect(part.text()).toContain('An account for your session'));
  expect(part.text()).not.toContain('One moment');
});
