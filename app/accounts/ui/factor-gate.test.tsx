import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { mounted, until } from '#tests/support/mounted.tsx';
import { openPage } from '#tests/support/page-document.ts';
import { stubCalls } from '#tests/support/stubbed-calls.ts';
import { accountPageTexts } from '../messages/account-page/index.ts';
import { accountsTexts } from '../messages/index.ts';
import { AdminGuard } from './admin-guard.tsx';
import { askAtGate, type Auth, type MissingFactor, sessionStore } from './session.ts';

const ana = { id: 'ana', email: 'ana@example.org', role: 'user', isAdmin: false } as const;
const founder = { ...ana, role: 'admin', isAdmin: true } as const;
const messages = { ...accountsTexts.en, ...accountPageTexts.en };

async function openGuarded(
  first: MissingFactor,
  { user, roleKnown = true }: { user: Auth['user']; roleKnown?: boolean },
) {
  let missing = first;
  const listeners = new Set<() => void>();
  vi.spyOn(sessionStore, 'roleKnown').mockReturnValue(roleKnown);
  vi.spyOn(sessionStore, 'missingFactor').mockImplementation(() => missing);
  vi.spyOn(sessionStore, 'subscribe').mockImplementation((listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  });
  const calls = stubCalls({
    'GET /functions/v1/account/details': {
      body: {
        details: {
          name: 'Ana',
          email: 'ana@example.org',
          pendingEmail: null,
          password: true,
          google: { offered: false, connected: false, email: null, lastUsedAt: null },
        },
      },
    },
    'GET /auth/v1/user': { body: { id: 'ana', email: 'ana@example.org', factors: [] } },
  });
  const part = await mounted(
    <AdminGuard>
      <p>Refunds of everybody</p>
    </AdminGuard>,
    { messages, auth: { user, loading: false }, page: openPage('http://localhost:5173/founder-hub') },
  );
  const become = (next: MissingFactor) =>
    act(async () => {
      missing = next;
      for (const listener of listeners) listener();
    });
  return { ...part, become, alerts: () => calls.filter(({ method }) => method === 'POST') };
}

test('a founder without a second factor sets one up inside the page, which goes on afterwards', async () => {
  const part = await openGuarded('enrolment', { user: founder });
  await until(() => expect(part.text()).toContain('First, set up two-step sign-in.'));
  expect(part.text()).not.toContain('Refunds of everybody');
  expect(part.text()).not.toContain('Access Denied');
  expect(part.find('Continue to the page')).toBeNull();
  await part.become(null);
  // The recovery codes are shown here.
  expect(part.text()).not.toContain('Refunds of everybody');
  await part.click('Continue to the page');
  expect(part.text()).toBe('|Refunds of everybody|');
  expect([part.address(), part.alerts()]).toEqual(['/founder-hub', []]);
});

test('the code is asked for inside the page, although the role cannot be known before', async () => {
  const part = await openGuarded('code', { user: ana, roleKnown: false });
  await until(() => expect(part.text()).toContain('One more step.'));
  expect([part.address(), part.alerts()]).toEqual(['/founder-hub', []]);
  await part.become(null);
  expect(part.text()).toContain('Verifying access...');
});

test('a refused call is answered by the gate while one is on the page', async () => {
  expect(askAtGate()).toBe(false);
  const part = await openGuarded(null, { user: founder });
  expect(part.text()).toBe('|Refunds of everybody|');
  expect(askAtGate()).toBe(true);
  await part.unmount();
  expect(askAtGate()).toBe(false);
});
