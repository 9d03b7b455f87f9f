import { act } from 'react';
import { Route, Routes } from 'react-router';
import { expect, test, vi } from 'vitest';
import { mounted, until } from '#tests/support/mounted.tsx';
import { openPage } from '#tests/support/page-document.ts';
import { stubCalls } from '#tests/support/stubbed-calls.ts';
import { rendered } from '#tests/support/rendered.tsx';
import { accountPageTexts } from '../../messages/account-page/index.ts';
import { accountsTexts } from '../../messages/index.ts';
import { type MissingFactor, sessionStore } from '../session.ts';
import Auth from './auth.tsx';
import AccountsLayout from './layout.tsx';

const messages = accountsTexts.en;
const t = messages.accounts;
const ana = { id: 'ana', email: 'ana@example.org', role: 'user', isAdmin: false } as const;

/** The screen inside its layout, at an address. */
const draw = (path: string, { google = false, user = null as typeof ana | null } = {}) =>
  rendered(
    <Routes>
      <Route element={<AccountsLayout loaderData={{ google }} />}>
        <Route path="*" element={<Auth />} />
      </Route>
    </Routes>,
    { messages, path, auth: { user, loading: false } },
  ).replaceAll('&#x27;', "'");

test.each([
  ['/auth', `${t.signIn.title} · `, t.signIn.heading, t.see.back, t.see.backBody],
  ['/auth?mode=nonsense', `${t.signIn.title} · `, t.signIn.heading, t.see.back, t.see.backBody],
  ['/auth?mode=sign-up', `${t.signUp.tab} · `, t.signUp.heading, t.see.begin, t.see.beginBody],
  ['/auth?mode=link', `${t.signIn.title} · `, t.magicLink.heading, t.see.back, t.see.backBody],
  ['/auth?mode=code', `${t.signIn.title} · `, t.signIn.heading, t.see.back, t.see.backBody],
  ['/auth?mode=forgot', `${t.reset.title} · `, t.forgot.heading, t.see.back, t.see.backBody],
])('%s has its title, its heading and its words beside the curve', (path, title, heading, beside, body) => {
  const html = draw(path);
  expect(html).toContain(`<title>${title}`);
  expect(html).toContain(`<h1>${heading}</h1>`);
  expect(html).toContain(`<b>${beside}</b><span class="muted">${body}</span>`);
});

test('without JavaScript the page says that it needs it', () => {
  expect(draw('/auth')).toContain(`<noscript><p>${t.guard.needsJavaScript}</p></noscript>`);
});

test('the curve is drawn as far as the way has been gone', () => {
  const dots = (html: string) =>
    [...html.matchAll(/class="pc-dot ([^"]*)"[^>]* r="(\d+)"/g)].map(
      ([, state = '', radius = '']) => state + radius,
    );
  const ahead = (count: number) => Array<string>(count).fill('7');
  expect(dots(draw('/auth'))).toEqual(['done6', 'done6', 'done6', 'done6', ...ahead(3)]);
  expect(draw('/auth')).toContain('class="g-hand"');
  expect(dots(draw('/auth?mode=sign-up'))).toEqual(ahead(7));
  expect(draw('/auth?mode=sign-up')).not.toContain('class="g-hand"');
});

test('Google is offered where it is set up', () => {
  expect(draw('/auth', { google: true })).toContain(t.google);
  expect(draw('/auth')).not.toContain(t.google);
});

test('a page that was wanted is promised afterwards; one of another site is not', () => {
  expect(draw('/auth?next=%2Ftutors')).toContain(t.wayBack);
  expect(draw('/auth')).not.toContain(t.wayBack);
  expect(draw('/auth?next=https%3A%2F%2Fevil.example')).not.toContain(t.wayBack);
});

test.each([
  ['/auth?next=%2Ftutors', '/tutors', t.goOn],
  ['/auth', '/dashboard', t.toDashboard],
])('who is signed in already can go on (%s)', (path, href, label) => {
  const html = draw(path, { user: ana });
  expect(html).toContain('ana@example.org');
  expect(html).toMatch(new RegExp(`<a href="${href}"[^>]*>${label}</a></p>`));
  expect(draw(path)).not.toContain(`>${label}</a>`);
});

test('who is signed in is asked for the code of the account, and may sign out instead', () => {
  const html = draw('/auth?mode=code&next=%2Ftutors', { user: ana });
  expect(html).toContain(`<title>${t.secondFactor.title} · `);
  expect(html).toContain(`<h1>${t.secondFactor.heading}</h1>`);
  expect(html).toContain('ana@example.org');
  expect(html).toContain(`>${t.signOut}</button>`);
  expect(html).not.toContain(`>${t.goOn}</a>`);
});

test('who has yet to set up the second factor does so here, saves the recovery codes, and goes on', async () => {
  let missing: MissingFactor = 'enrolment';
  let report = () => undefined as void;
  vi.spyOn(sessionStore, 'missingFactor').mockImplementation(() => missing);
  vi.spyOn(sessionStore, 'subscribe').mockImplementation((listener) => {
    report = listener;
    return () => undefined;
  });
  const google = { offered: false, connected: false, email: null, lastUsedAt: null };
  const details = { name: 'Ana', email: ana.email, pendingEmail: null, password: true, google };
  stubCalls({
    'GET /functions/v1/account/details': { body: { details } },
    'GET /auth/v1/user': { body: { id: 'ana', email: ana.email, factors: [] } },
  });
  const part = await mounted(
    <Routes>
      <Route element={<AccountsLayout loaderData={{ google: false }} />}>
        <Route path="/auth" element={<Auth />} />
      </Route>
    </Routes>,
    {
      messages: { ...messages, ...accountPageTexts.en },
      auth: { user: ana, loading: false },
      page: openPage('http://localhost:5173/auth?mode=code&next=%2Flearners'),
    },
  );
  await until(() => expect(part.text()).toContain('First, set up two-step sign-in.'));
  expect(part.text()).not.toContain(t.secondFactor.heading);
  expect(part.text()).toContain(t.signOut);
  await act(async () => {
    missing = null;
    report();
  });
  // The recovery codes are shown now.
  expect(part.address()).toBe('/auth?mode=code&next=%2Flearners');
  await part.click('Continue to the page');
  expect(part.address()).toBe('/learners');
});
