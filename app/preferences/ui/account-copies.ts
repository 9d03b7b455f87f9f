import type { SupabaseClient } from '@supabase/supabase-js';
import { QueryClient } from '@tanstack/react-query';
import { ApiFailure, callApi } from '#app/platform/api-client.ts';
import { freshFor, retries } from '#app/platform/data-queries.ts';
import { recordEvent } from '#app/telemetry/index.ts';
import { localeRecordOf, readLocaleRecord, stateOfAccount } from '../domain/account-record.ts';
import type { Comfort } from '../domain/comfort.ts';
import { selectComfort, selectLocale, upsertComfort, upsertLocale } from '../domain/data-calls.ts';
import type { LocaleState } from '../domain/locale.ts';
import { detectDevice, readJson, store } from './device.ts';
import { createOutbox, type Outbox, type OutboxStorage } from '../domain/outbox.ts';
import { pauseOrOnline } from './windows.ts';
import type { LocaleRecord } from '../model/schemas.ts';

/** The account, and access to the official client. */
export type PreferencesAccount = { id: string; client(): Promise<SupabaseClient> };

/** Preferences loaded from an account. Undefined: unchanged, because loading failed or a newer value is being saved. */
export type AccountPreferences = {
  state: LocaleState | null | undefined;
  comfort: Comfort | null | undefined;
  /** Why the locale could not be loaded; empty when there was no message. */
  localeProblem: string | null;
};

export type AccountCopies = {
  /** Loads the account's preferences for a device in this state; cached for five minutes. */
  load(here: LocaleState): Promise<AccountPreferences>;
  queueLocale(state: LocaleState): void;
  queueComfort(comfort: Comfort): void;
  /** Drops unsent changes, because another window of this browser has made a later one. */
  discardWaiting(): void;
  close(): void;
};

/**
 * Syncs preferences with the account. Loaded when a user is signed in. `onUnsaved` is called when the account falls
 * behind or catches up.
 */
export function openAccountCopies(
  account: PreferencesAccount,
  onUnsaved: (unsaved: boolean) => void,
): AccountCopies {
  const { id } = account;
  const queries = new QueryClient({
    // No observer keeps these queries alive; without an explicit lifetime they would be dropped while fresh.
    defaultOptions: {
      queries: { retry: retries, staleTime: freshFor, gcTime: Infinity, networkMode: 'always' },
    },
  });
  const troubled = new Set<string>();
  const open = <Value>(kind: 'locale' | 'comfort', send: (value: Value) => Promise<void>): Outbox<Value> =>
    createOutbox<Value>({
      shelf: storageOf<Value>(id, kind),
      pause: pauseOrOnline,
      send,
      onSent: () => {
        void queries.invalidateQueries({ queryKey: [kind] });
        troubled.delete(kind);
        onUnsaved(troubled.size > 0);
      },
      onTrouble: (reason) => {
        warn(`The ${kind} preferences did not reach the account yet`, reason);
        troubled.add(kind);
        onUnsaved(true);
      },
    });
  const locales = open<LocaleState>('locale', putLocale);
  const comforts = open<Comfort>('comfort', async (comfort) =>
    upsertComfort(await account.client(), id, comfort),
  );
  return {
    load: (here) => load(account, queries, { locales, comforts }, here),
    queueLocale: (state) => {
      locales.put(state);
      void recordSaving(account, state);
    },
    queueComfort: (comfort) => comforts.put(comfort),
    discardWaiting: () => {
      locales.discardWaiting();
      comforts.discardWaiting();
    },
    close: () => {
      locales.close();
      comforts.close();
      queries.clear();
    },
  };
}

type Outboxes = { locales: Outbox<LocaleState>; comforts: Outbox<Comfort> };

async function load(
  { id, client }: PreferencesAccount,
  queries: QueryClient,
  { locales, comforts }: Outboxes,
  here: LocaleState,
): Promise<AccountPreferences> {
  let localeProblem: string | null = null;
  const [skipped, stored, comfort] = await Promise.all([
    queries
      .fetchQuery({ queryKey: ['locale', 'table'], queryFn: async () => selectLocale(await client(), id) })
      .catch((reason: unknown) => warn('The locale preferences could not be read', reason)),
    queries.fetchQuery({ queryKey: ['locale', 'account'], queryFn: getLocale }).catch((reason: unknown) => {
      localeProblem = reason instanceof Error ? reason.message : '';
      return undefined;
    }),
    queries
      .fetchQuery({ queryKey: ['comfort'], queryFn: async () => selectComfort(await client(), id) })
      .catch((reason: unknown) => warn('The accessibility settings could not be read', reason)),
  ]);
  const locale = skipped ?? stored;
  return {
    // Checked after the responses: a change made meanwhile is newer than they are.
    state: locales.waiting() ? undefined : locale && stateOfAccount(locale, here, detectDevice()),
    comfort: comforts.waiting() ? undefined : comfort,
    localeProblem,
  };
}

const getLocale = async (): Promise<LocaleRecord | null> =>
  readLocaleRecord((await callApi<{ locale: unknown }>('/account/locale')).locale);

async function putLocale(state: LocaleState): Promise<void> {
  try {
    await callApi('/account/locale', { method: 'PUT', body: localeRecordOf(state) });
  } catch (reason) {
    if (!(reason instanceof ApiFailure) || reason.status !== 400) throw reason;
    // A refusal is permanent, so there is no retry.
    warn('The account refused the locale preferences', reason);
  }
}

/** The two other calls of Save: the upsert of the specification, which is suppressed, and the event. */
async function recordSaving({ id, client }: PreferencesAccount, state: LocaleState): Promise<void> {
  try {
    const backend = await client();
    await Promise.all([
      upsertLocale(backend, id, state).catch((reason: unknown) =>
        warn('The locale preferences were not written', reason),
      ),
      recordEvent(backend, id, 'locale_preferences_saved', state),
    ]);
  } catch (reason) {
    warn('Saving was not noted', reason);
  }
}

/** Storage for an unsent change, by account id, so that another user of this browser does not get it. */
const storageOf = <Value>(accountId: string, kind: string): OutboxStorage<Value> => {
  const key = `curvela.unsaved.${kind}.${accountId}`;
  return { read: () => readJson(key) as Value | null, write: (value) => store(key, value) };
};

function warn(what: string, reason: unknown): undefined {
  // oxlint-disable-next-line no-console
  console.warn(what, reason);
}
