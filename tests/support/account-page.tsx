import { expect, onTestFinished, vi } from 'vitest';
import AccountParts from '#app/accounts/ui/account-page/account-parts.tsx';
import { accountPageTexts } from '#app/accounts/messages/account-page/index.ts';
import { accountsTexts } from '#app/accounts/messages/index.ts';
import { ownDataTexts } from '#app/accounts/messages/own-data/index.ts';
import type { AccountDetails, AccountSession } from '#app/accounts/model/account-page-schemas.ts';
import { preferencesTexts } from '#app/preferences/messages/index.ts';
import { mounted, until } from './mounted.tsx';
import { openPage } from './page-document.ts';
import { type StubbedAnswers, stubCalls } from './stubbed-calls.ts';

const messages = {
  ...accountsTexts.en,
  ...accountPageTexts.en,
  ...ownDataTexts.en,
  ...preferencesTexts.en,
};
const ana: AccountDetails = {
  name: 'Ana',
  email: 'ana@example.org',
  pendingEmail: null,
  password: true,
  google: { offered: true, connected: false, email: null, lastUsedAt: null },
};
export const connected = {
  offered: true,
  connected: true,
  email: 'ana@gmail.example',
  lastUsedAt: '2026-11-20T18:00:00.000Z',
};
export const session = (id: string, more: Partial<AccountSession> = {}): AccountSession => ({
  id,
  createdAt: '2026-11-20T09:00:00.000Z',
  lastUsedAt: '2026-11-21T18:00:00.000Z',
  device: { browser: 'Firefox', system: 'Linux' },
  current: false,
  ...more,
});
export const here = session('here', { current: true });
export const noErasure = {
  erasure: null,
  wouldBeDueAt: '2026-12-06T10:00:00.000Z',
  refused: null,
  ahead: [],
};
export const needsSignIn = { status: 403, body: { error_code: 'reauthentication_needed', msg: 'x' } };
export const callNeedsSignIn = {
  status: 403,
  body: { error: { code: 'reauthentication_needed', message: 'x' } },
};
export const signedIn = {
  access_token: 'new.token.x',
  refresh_token: 'r2',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: 4_000_000_000,
  user: { id: 'u', email: 'ana@example.org' },
};

type Setting = {
  details?: Partial<AccountDetails>;
  sessions?: AccountSession[];
  erasure?: object;
  copy?: object | null;
  answers?: StubbedAnswers;
  /** The fragment of the address. */
  hash?: string;
};

/**
 * The account page of Ana on 22 November 2026, 10:00 UTC, signed in.
 */
export async function openAccount({
  details,
  sessions = [here],
  erasure = noErasure,
  copy = null,
  answers = {},
  hash = '',
}: Setting = {}) {
  vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z'), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const page = openPage(`http://localhost:5173/dashboard?tab=account${hash}`);
  page.localStorage.setItem(
    'sb-session',
    JSON.stringify({ ...signedIn, access_token: 'old.token.x', refresh_token: 'r1' }),
  );
  const calls = stubCalls({
    'GET /functions/v1/account/details': { body: { details: { ...ana, ...details } } },
    'GET /functions/v1/account/sessions': { body: { sessions } },
    'GET /functions/v1/account/erasure': { body: erasure },
    'GET /functions/v1/account/export': { body: { export: copy } },
    'GET /functions/v1/account/data': { body: {} },
    'GET /auth/v1/user': { body: signedIn.user },
    ...answers,
  });
  const part = await mounted(<AccountParts calendar="calendar links" adults="linked adults" />, {
    messages,
    page,
    visitor: {
      state: {
        locale: 'en-GB',
        country: 'GB',
        currency: 'GBP',
        timezone: 'UTC',
        source: 'device',
        useDeviceLocale: true,
      },
      timeZone: 'UTC',
    },
  });
  await until(() => expect(page.document.querySelectorAll('.bone')).toEqual([]));
  const section = (id: string) => page.document.querySelector(`#${id}`)!;
  const submit = (id: string, nth = 0) => part.fire(section(id).querySelectorAll('form')[nth]!, 'onSubmit');
  const sent = (route: string) =>
    calls.filter(({ method, path }) => `${method} ${path}` === route).map(({ body }) => body);
  return { ...part, calls, section, submit, sent };
}
