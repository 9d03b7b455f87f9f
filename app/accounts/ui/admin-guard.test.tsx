import { useLocation } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import { dismissToast, toastStore } from '#app/ui/toast.ts';
import { mounted, settle } from '#tests/support/mounted.tsx';
import { rendered } from '#tests/support/rendered.tsx';
import { openPage } from '#tests/support/page-document.ts';
import { stubCalls } from '#tests/support/stubbed-calls.ts';
import { accountsTexts } from '../messages/index.ts';
import { AdminGuard } from './admin-guard.tsx';
import { type Auth, sessionStore } from './session.ts';

const member = { id: 'ana', email: 'ana@example.org', role: 'user', isAdmin: false } as const;
const founder = { ...member, role: 'admin', isAdmin: true } as const;

/** The page that it leads to is another one. */
function Screen() {
  if (!useLocation().pathname.startsWith('/admin')) return null;
  return (
    <AdminGuard>
      <p>Refunds of everybody</p>
    </AdminGuard>
  );
}

async function openGuarded(auth: Auth, { roleKnown = true, roleOutOfReach = false, away = false } = {}) {
  vi.spyOn(sessionStore, 'roleKnown').mockReturnValue(roleKnown);
  vi.spyOn(sessionStore, 'roleOutOfReach').mockReturnValue(roleOutOfReach);
  for (const { id } of toastStore.read()) dismissToast(id);
  const page = openPage('http://localhost:5173/admin/refunds?page=2');
  const calls = stubCalls({
    'POST /functions/v1/account/security-alerts': away ? new TypeError('fetch failed') : { status: 204 },
  });
  const part = await mounted(<Screen />, { messages: accountsTexts.en, auth, page });
  await settle();
  return {
    ...part,
    alerts: () => calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]),
    toasts: () => toastStore.read().map(({ title, description, kind }) => ({ title, description, kind })),
  };
}

describe('a page for administrators', () => {
  test('is shown to one', async () => {
    const part = await openGuarded({ user: founder, loading: false });
    expect(part.text()).toBe('|Refunds of everybody|');
    expect([part.address(), part.alerts(), part.toasts()]).toEqual(['/admin/refunds?page=2', [], []]);
  });

  test.each([
    ['it is not known yet who is there', { user: null, loading: true }, true],
    ['the role is not confirmed yet', { user: member, loading: false }, false],
  ] as const)('stays hidden without a redirect while %s', async (_, auth, roleKnown) => {
    const part = await openGuarded(auth, { roleKnown });
    expect(part.text()).toContain('|Verifying access...|');
    expect(part.page.document.head.textContent).toContain('Verifying access... · ');
    expect(part.text()).not.toContain('Refunds of everybody');
    expect(part.text()).not.toContain('can’t reach the server');
    expect([part.address(), part.alerts(), part.toasts()]).toEqual(['/admin/refunds?page=2', [], []]);
  });

  test('says without JavaScript that it needs it', () => {
    const html = rendered(<AdminGuard>Refunds</AdminGuard>, {
      messages: accountsTexts.en,
      path: '/admin/refunds',
      auth: { user: null, loading: true },
    });
    expect(html).toMatch(/<noscript><p>This page needs JavaScript\./);
  });

  test('says that the server is out of reach while the role cannot be loaded', async () => {
    const part = await openGuarded(
      { user: member, loading: false },
      { roleKnown: false, roleOutOfReach: true },
    );
    expect(part.text()).toContain('We can’t reach the server at the moment.');
  });

  test('sends a visitor to sign in and back', async () => {
    const part = await openGuarded({ user: null, loading: false }, { roleKnown: false });
    const address = '/auth?next=%2Fadmin%2Frefunds%3Fpage%3D2';
    expect(part.address()).toBe(address);
    // Back would lead to the guard, which leads here again.
    await part.back();
    expect(part.address()).toBe(address);
    expect(part.text()).not.toContain('Refunds of everybody');
    expect([part.alerts(), part.toasts()]).toEqual([[], []]);
  });

  test.each([false, true])(
    'sends everybody else home with a message, and the attempt is reported (server away: %s)',
    async (away) => {
      const warned = vi.spyOn(console, 'warn').mockReturnValue(undefined);
      const part = await openGuarded({ user: member, loading: false }, { away });
      expect(part.address()).toBe('/');
      await part.back();
      expect(part.address()).toBe('/');
      expect(part.text()).not.toContain('Refunds of everybody');
      expect(part.alerts()).toEqual([
        ['/functions/v1/account/security-alerts', { context: '/admin/refunds' }],
      ]);
      expect(part.toasts()).toEqual([
        {
          title: 'Access Denied',
          description: "You don't have permission to access this page.",
          kind: 'destructive',
        },
      ]);
      expect(warned).toHaveBeenCalledTimes(away ? 1 : 0);
    },
  );
});
