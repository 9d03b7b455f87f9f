import { act, useEffect } from 'react';
import { afterAll, expect, test, vi } from 'vitest';
import { partOf } from '#tests/support/part-of.ts';
import { preferencesTexts } from '../messages/index.ts';
import type { AccountCopies, openAccountCopies as openCopies } from './account-copies.ts';

// Test files in one process share modules (decision 0030): load those that the replacement concerns before and after anew.
vi.resetModules();
const openAccountCopies = vi.fn<typeof openCopies>();
vi.doMock('./account-copies.ts', () => ({ openAccountCopies }));
const { mounted, until } = await import('#tests/support/mounted.tsx');
const { usePreferences } = await import('./provider.tsx');
const { default: RegionDrawer } = await import('./region-drawer.tsx');
afterAll(() => {
  vi.doUnmock('./account-copies.ts');
  vi.resetModules();
});

const texts = preferencesTexts.en.preferences;

function SignedInDrawer() {
  const { signedIn } = usePreferences();
  useEffect(() => signedIn({ id: 'ana', client: () => Promise.reject(new Error('unused')) }), [signedIn]);
  return <RegionDrawer isOpen onClose={vi.fn()} />;
}

/** The drawer of a signed-in person whose account copy could not be loaded, or could. */
async function openSignedIn(localeProblem: string | null) {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
  const load = vi.fn(() => Promise.resolve({ state: undefined, comfort: undefined, localeProblem }));
  let report: (unsaved: boolean) => void = () => undefined;
  openAccountCopies.mockImplementation((_, onUnsaved) => {
    report = onUnsaved;
    return partOf<AccountCopies>({ load, close: vi.fn() });
  });
  const drawer = await mounted(<SignedInDrawer />, { messages: preferencesTexts.en });
  await until(() => expect(load).toHaveBeenCalled());
  return { ...drawer, report: (unsaved: boolean) => act(async () => report(unsaved)) };
}

test.each([
  ['Please wait a moment.', 'Please wait a moment.'],
  ['', texts.errors.loading_failed],
])('a locale that could not be loaded is explained (%j)', async (problem, text) => {
  const drawer = await openSignedIn(problem);
  await until(() => expect(drawer.text()).toContain(`|${text}|`));
  expect(drawer.text()).not.toContain(texts.unsaved);
});

test('without a problem there is no note until a change has not been saved', async () => {
  const drawer = await openSignedIn(null);
  expect(drawer.text()).not.toContain(texts.errors.loading_failed);
  expect(drawer.text()).not.toContain(texts.unsaved);
  await drawer.report(true);
  await until(() => expect(drawer.text()).toContain(`|${texts.unsaved}|`));
  expect(drawer.text()).not.toContain(texts.errors.loading_failed);
});
