import { act } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { callApi, setTokenSource } from '#app/platform/api-client.ts';
import { mounted, settle } from '#tests/support/mounted.tsx';
import { openPage } from '#tests/support/page-document.ts';
import { rendered } from '#tests/support/rendered.tsx';
import { stubCalls } from '#tests/support/stubbed-calls.ts';
import { AuthProvider, useRoleKnown, useRoleOutOfReach, useSignedOut } from './auth-context.tsx';
import { type Auth, sessionStore } from './session.ts';

const ana = { id: 'ana', email: 'ana@example.org', role: 'user', isAdmin: false } as const;
const SignedOut = () => (useSignedOut() ? 'for visitors' : 'for members');

test.each([
  [true, 'for members'],
  [false, 'for visitors'],
])('on the server it is shown what is expected (a user is expected: %s)', (expected, shown) => {
  const html = rendered(
    <AuthProvider backend={null} expected={expected}>
      <SignedOut />
    </AuthProvider>,
    { messages: {} },
  );
  expect(html).toBe(shown);
});

test.each<[Auth, string]>([
  [{ user: null, loading: false }, 'for visitors'],
  [{ user: ana, loading: false }, 'for members'],
  [{ user: null, loading: true }, 'for members'],
])('once it is known who is there, that counts (case %#)', (auth, shown) => {
  expect(rendered(<SignedOut />, { messages: {}, auth })).toBe(shown);
});

test('without a provider it is not known who is there', () => {
  expect(rendered(<SignedOut />, { messages: {} })).toBe('for members');
});

test('on the server no role is known, and none is out of reach', () => {
  const Role = () => `${useRoleKnown()} ${useRoleOutOfReach()}`;
  expect(rendered(<Role />, { messages: {} })).toBe('false false');
});

test('in the browser the role is as the session has it', async () => {
  vi.spyOn(sessionStore, 'roleKnown').mockReturnValue(true);
  vi.spyOn(sessionStore, 'roleOutOfReach').mockReturnValue(true);
  const Role = () => `${useRoleKnown()} ${useRoleOutOfReach()}`;
  const part = await mounted(<Role />, { messages: {} });
  expect(part.text()).toBe('|true true|');
});

describe('a call that is refused until the second factor is given', () => {
  async function callAt(address: string) {
    const body = { error: { code: 'second_factor_required', message: 'x' } };
    stubCalls({ 'GET /functions/v1/bookings': { status: 401, body } });
    const part = await mounted(
      <AuthProvider backend={null} expected>
        here
      </AuthProvider>,
      { messages: {}, page: openPage(`http://localhost:5173${address}`) },
    );
    setTokenSource(() => Promise.resolve('old'));
    await act(() => callApi('/bookings').catch(() => undefined));
    return part.address();
  }

  test('leads to the page that asks for the code, and back afterwards', async () => {
    expect(await callAt('/dashboard?tab=account')).toBe('/auth?mode=code&next=%2Fdashboard%3Ftab%3Daccount');
  });

  test('leads there from a page that has the same word further on in its address', async () => {
    expect(await callAt('/help/auth')).toBe('/auth?mode=code&next=%2Fhelp%2Fauth');
  });

  test.each(['/auth?mode=code', '/auth/callback', '/reset-password'])(
    'leads nowhere from %s, where the code is asked for or led to',
    async (address) => {
      expect(await callAt(address)).toBe(address);
    },
  );
});

describe('when an emailed code opens the recovery of a password', () => {
  async function openAt(address: string) {
    let recover: (() => void) | undefined;
    const stop = vi.fn();
    vi.spyOn(sessionStore, 'onRecovery').mockImplementation((listener) => {
      recover = listener;
      return stop;
    });
    stubCalls({});
    const page = openPage(`http://localhost:5173${address}`);
    const part = await mounted(
      <AuthProvider backend={null} expected={false}>
        page
      </AuthProvider>,
      {
        messages: {},
        page,
      },
    );
    await settle();
    return { ...part, stop, recover: () => act(async () => recover!()) };
  }

  test('the page for a new password takes the place of the sign-in page, with the way back', async () => {
    const part = await openAt('/auth?next=%2Ftutors&mode=forgot');
    await part.recover();
    expect(part.address()).toBe('/reset-password?next=%2Ftutors');
    // Back would lead to the form, whose code is spent.
    await part.back();
    expect(part.address()).toBe('/reset-password?next=%2Ftutors');
  });

  test('a foreign page is not kept as the way back', async () => {
    const part = await openAt('/auth?next=%2F%2Fevil.example');
    await part.recover();
    expect(part.address()).toBe('/reset-password');
  });

  test('another page stays', async () => {
    const part = await openAt('/tutors');
    await part.recover();
    expect(part.address()).toBe('/tutors');
  });

  test('a tab in the background stays', async () => {
    const part = await openAt('/auth');
    part.page.document.visibilityState = 'hidden';
    await part.recover();
    expect(part.address()).toBe('/auth');
  });

  test('a page that is left follows no more', async () => {
    const part = await openAt('/auth');
    expect(part.stop).not.toHaveBeenCalled();
    await part.unmount();
    expect(part.stop).toHaveBeenCalledOnce();
  });
});
