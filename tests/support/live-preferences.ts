import { afterEach, beforeEach, vi } from 'vitest';
import { openPage } from '#tests/support/page-document.ts';
import { londoner } from '#tests/support/rendered.tsx';
import type { AccountCopies, AccountPreferences } from '#app/preferences/ui/account-copies.ts';
import { defaultComfort } from '#app/preferences/domain/comfort.ts';
import type { LocaleState } from '#app/preferences/domain/locale.ts';
import { rawPrefs, type Visitor, writePrefs } from '#app/preferences/domain/visitor.ts';

export const bogota: LocaleState = {
  locale: 'es-CO',
  country: 'CO',
  currency: 'COP',
  timezone: 'America/Bogota',
  source: 'default',
  useDeviceLocale: false,
};
export const madrid: LocaleState = { ...bogota, locale: 'es-ES', country: 'ES', currency: 'EUR' };
export const large = { ...defaultComfort, fontSize: 'large' } as const;
export const small = { ...defaultComfort, fontSize: 'small' } as const;
export const unchanged: AccountPreferences = { state: undefined, comfort: undefined, localeProblem: null };

/** The requests to an account, and its answers to `load`, in the order of the calls. */
type Account = {
  loads: { here: LocaleState; give(answer: AccountPreferences): void; fail(): void }[];
  queued: unknown[];
  discarded: number;
  closed: number;
  onUnsaved(unsaved: boolean): void;
};

type Opening = {
  visitor?: Partial<Visitor>;
  known?: boolean;
  address?: string;
  storage?: Record<string, unknown>;
  /** Whether the module of the accounts can be downloaded. */
  download?: boolean;
};

/** The preferences of a window that has arrived, and accounts whose answers a test gives. */
export async function openPreferences({
  visitor,
  known = true,
  address,
  storage = {},
  download = true,
}: Opening = {}) {
  const page = openPage(address);
  vi.stubGlobal('navigator', { languages: ['en-GB'], language: 'en-GB' });
  for (const [key, value] of Object.entries(storage)) page.localStorage.setItem(key, JSON.stringify(value));
  const warned = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const accounts: Record<string, Account> = {};
  vi.resetModules();
  vi.doMock('#app/preferences/ui/account-copies.ts', () => ({
    openAccountCopies: ({ id }: { id: string }, onUnsaved: Account['onUnsaved']): AccountCopies => {
      if (!download) throw new TypeError('not downloaded');
      const account: Account = { loads: [], queued: [], discarded: 0, closed: 0, onUnsaved };
      accounts[id] = account;
      return {
        load: (here) =>
          new Promise((give, reject) =>
            account.loads.push({ here, give, fail: () => reject(new Error('x')) }),
          ),
        queueLocale: (state) => account.queued.push(state),
        queueComfort: (comfort) => account.queued.push(comfort),
        discardWaiting: () => (account.discarded += 1),
        close: () => (account.closed += 1),
      };
    },
  }));
  const { LivePreferences } = await import('#app/preferences/ui/live-preferences.ts');
  const first: Visitor = { ...londoner, state: bogota, ...visitor };
  const preferences = new LivePreferences(first);
  const revalidated: boolean[] = [];
  const stop = preferences.arrive(known, (chosen) => revalidated.push(chosen));
  const settle = async () => {
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(0);
  };
  await settle();
  const root = page.document.documentElement;
  const tabs = new BroadcastChannel('curvela.preferences');
  let broadcastCount = 0;
  tabs.addEventListener('message', () => (broadcastCount += 1));
  return {
    page,
    preferences,
    accounts,
    revalidated,
    settle,
    stop,
    cookie: () => rawPrefs(page.document.cookie),
    stored: (key: string) => JSON.parse(page.localStorage.getItem(key) ?? 'null') as unknown,
    theme: () => root.dataset.theme,
    /** The text size of the document. */
    size: () => root.style['--user-font-size'],
    broadcastCount: () => broadcastCount,
    warnings: () => warned.mock.calls.map(([what]) => what as string),
    /** The module that changes the first paint loads when the page is idle. */
    idle: async () => {
      await vi.advanceTimersByTimeAsync(2000);
      await settle();
    },
    signIn: async (id: string) => {
      const close = preferences.signedIn({ id, client: () => Promise.reject(new Error('unused')) });
      await settle();
      return close;
    },
    answer: async (id: string, answer: Partial<AccountPreferences>, load = 0) => {
      accounts[id]!.loads[load]!.give({ ...unchanged, ...answer });
      await settle();
    },
    changeElsewhere: async (saved: Partial<Parameters<typeof writePrefs>[0]>) => {
      const { state, theme, comfort, comfortOf } = first;
      page.document.cookie = writePrefs({ state, theme, comfort, comfortOf, ...saved });
      // A channel is limited to this origin and takes no target.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      tabs.postMessage('changed');
      await settle();
    },
  };
}

export const localeKey = 'curvela.locale.v1';
export const comfortKey = 'accessibility_settings';

/** Each test of the file has modules of its own, and a clock that it sets. */
export function replaceAccountCopies(): void {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(async () => {
    // A module that arrives later would find no page.
    await vi.dynamicImportSettled();
    vi.doUnmock('#app/preferences/ui/account-copies.ts');
    vi.resetModules();
    vi.useRealTimers();
  });
}
