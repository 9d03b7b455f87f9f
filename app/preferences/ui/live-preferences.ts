import { whenIdle } from '#app/platform/when-idle.ts';
import type { PreferencesAccount, AccountCopies, AccountPreferences } from './account-copies.ts';
import { type Comfort, defaultComfort } from '../domain/comfort.ts';
import {
  applyTheme,
  detectDevice,
  writeCookie,
  readDeviceComfort,
  readCookie,
  readDeviceState,
  writeDeviceComfort,
  writeDeviceState,
} from './device.ts';
import { type LocaleState, withLanguage } from '../domain/locale.ts';
import type { SavedPreferences, Theme, Visitor } from '../domain/visitor.ts';
import { languageOfAddress, onReturn, openWindowChannel } from './windows.ts';

/** State that changes without the server, because it does not affect rendering there. */
export type Live = Pick<Visitor, 'theme' | 'comfort'> & {
  /** Why the account's locale could not be loaded; empty without a message, null without a failure. */
  localeProblem: string | null;
  /** Whether a change has not reached the account yet. */
  unsaved: boolean;
};

/** Re-runs the loaders; with `chosen`, a language in the URL is replaced by the chosen one. */
type Revalidate = (chosen: boolean) => void;

/**
 * The preferences of this window. A change applies at once, is mirrored in the cookie, sent to the other windows, and
 * saved: on the device, or in the account of the signed-in user.
 */
export class LivePreferences {
  #saved: SavedPreferences;
  /** The settings applied to the document. */
  #painted: Comfort;
  #live: Live;
  #listeners = new Set<() => void>();
  #revalidate: Revalidate = () => undefined;
  #notifyOtherWindows: () => void = () => undefined;
  /** Null: no user is signed in. Undefined: not known yet. */
  #copies: Promise<AccountCopies> | null | undefined;
  /** Counts changes, so that a response to an earlier request is ignored. */
  #changes = { state: 0, comfort: 0 };

  constructor(visitor: Visitor) {
    const { state, theme, comfort, comfortOf } = visitor;
    this.#saved = { state, theme, comfort, comfortOf };
    this.#painted = comfort;
    this.#live = { theme, comfort, localeProblem: null, unsaved: false };
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  read = (): Live => this.#live;

  /** On load, stored or detected values take precedence over those the server guessed from headers. */
  arrive(known: boolean, revalidate: Revalidate): () => void {
    this.#revalidate = revalidate;
    const others = openWindowChannel(() => this.#followOtherWindow());
    this.#notifyOtherWindows = others.tell;
    const stored = readDeviceState(known ? this.#saved.state : null);
    const wanted = languageOfAddress();
    const state = wanted ? withLanguage(stored, wanted) : stored;
    // A language in the URL counts as a choice: the next page uses it too.
    if (state.locale !== stored.locale) writeDeviceState(state);
    whenIdle(() => void loadPainter());
    const { comfort, comfortOf } = this.#saved;
    this.#show({ state, comfort: comfortOf === 'account' ? comfort : (readDeviceComfort() ?? comfort) });
    return others.close;
  }

  /** Applies this window's settings over those in a server response that was requested earlier. */
  apply({ comfort }: Pick<Visitor, 'comfort'>): void {
    this.#painted = comfort;
    this.#paint();
  }

  /** Saves language, region, currency and zone on this device and, if signed in, in the account. */
  saveLocale = (state: LocaleState): void => {
    writeDeviceState(state);
    this.#applyChange({ state });
    ifOpened(this.#copies, (account) => account.queueLocale(state));
  };

  /** Detects the state again and overwrites all fields. Returns the new state. */
  resetLocale = (): LocaleState => {
    const detected = detectDevice();
    this.saveLocale(detected);
    return detected;
  };

  saveTheme = (theme: Theme): void => {
    this.#applyChange({ theme });
  };

  changeComfort = (part: Partial<Comfort>): void => {
    this.#keepComfort({ ...this.#saved.comfort, ...part });
  };

  resetComfort = (): void => {
    this.#keepComfort(defaultComfort);
    writeDeviceComfort(null);
  };

  /** Starts syncing with this person's account. Returns a function to stop. */
  signedIn = (account: PreferencesAccount): (() => void) => {
    const before = { ...this.#changes };
    const pending = this.#copies === undefined && { ...before };
    const copies = import('./account-copies.ts').then(({ openAccountCopies }) =>
      openAccountCopies(account, (unsaved) => this.#copies === copies && this.#change({ unsaved })),
    );
    this.#copies = copies;
    // Changed before the user was known.
    if (pending && pending.comfort > 0) this.#keepComfort(this.#saved.comfort);
    if (pending && pending.state > 0) this.saveLocale(this.#saved.state);
    void this.#loadFromAccount(copies);
    const stop = onReturn(() => void this.#loadFromAccount(copies));
    return () => {
      stop();
      ifOpened(copies, (opened) => opened.close());
    };
  };

  /** No user is signed in: settings are stored on the device. */
  signedOut = (): void => {
    const changed = this.#copies === undefined && this.#changes.comfort > 0;
    const left = Boolean(this.#copies);
    this.#copies = null;
    if (this.#live.unsaved || this.#live.localeProblem !== null)
      this.#change({ unsaved: false, localeProblem: null });
    if (changed) this.#keepComfort(this.#saved.comfort);
    else if (this.#saved.comfortOf === 'account') this.#returnToDevice();
    if (left) this.#forgetRegion();
  };

  /** Signing out has cleared what the account had stored on the device; its mirror in the cookie goes as well. */
  #forgetRegion(): void {
    const state = readDeviceState(null);
    const wanted = languageOfAddress();
    this.#show({ state: wanted ? withLanguage(state, wanted) : state });
  }

  #returnToDevice(): void {
    this.#show({ comfort: readDeviceComfort() ?? defaultComfort, comfortOf: 'device' });
  }

  #keepComfort(comfort: Comfort): void {
    const copies = this.#copies;
    this.#applyChange(
      copies === undefined ? { comfort } : { comfort, comfortOf: copies ? 'account' : 'device' },
    );
    if (copies === null) writeDeviceComfort(comfort);
    ifOpened(copies, (account) => account.queueComfort(comfort));
  }

  async #loadFromAccount(copies: Promise<AccountCopies>): Promise<void> {
    const changesBefore = { ...this.#changes };
    try {
      const says = await (await copies).load(this.#saved.state);
      if (this.#copies === copies) this.#applyAccount(says, changesBefore);
    } catch (reason) {
      // oxlint-disable-next-line no-console
      console.warn('The preferences of the account could not be loaded', reason);
      if (this.#copies === copies) this.#change({ localeProblem: '' });
    }
  }

  /** The account's values take precedence over the device's, but not over changes made meanwhile. */
  #applyAccount(
    { state, comfort, localeProblem }: AccountPreferences,
    requestedAt: { state: number; comfort: number },
  ): void {
    if (localeProblem !== this.#live.localeProblem) this.#change({ localeProblem });
    if (requestedAt.comfort === this.#changes.comfort) {
      if (comfort) this.#show({ comfort, comfortOf: 'account' });
      else if (comfort === null && this.#saved.comfortOf === 'account') this.#returnToDevice();
    }
    if (!state || requestedAt.state !== this.#changes.state) return;
    const wanted = languageOfAddress();
    writeDeviceState(state);
    this.#show({ state: wanted ? withLanguage(state, wanted) : state });
  }

  /** Reads the cookie after a change in another window. */
  #followOtherWindow(): void {
    const mirrored = readCookie(this.#saved);
    if (same(mirrored, this.#saved)) return;
    this.#countChange(mirrored);
    ifOpened(this.#copies, (account) => account.discardWaiting());
    this.#show(mirrored, true);
  }

  /** Applies a change made in this window. */
  #applyChange(part: Partial<SavedPreferences>): void {
    this.#countChange(part);
    this.#show(part, true);
    this.#notifyOtherWindows();
  }

  #countChange(part: Partial<SavedPreferences>): void {
    if (part.state) this.#changes.state += 1;
    if (part.comfort) this.#changes.comfort += 1;
  }

  /** Applies and mirrors a change. The region takes effect with the next server response. */
  #show(part: Partial<SavedPreferences>, chosen = false): void {
    const moved = part.state !== undefined && !same(part.state, this.#saved.state);
    this.#saved = { ...this.#saved, ...part };
    writeCookie(this.#saved);
    this.#paint();
    const { theme, comfort } = this.#saved;
    this.#change({ theme, comfort });
    if (moved || (chosen && part.state && languageOfAddress())) this.#revalidate(chosen);
  }

  /** Synchronously if the module is loaded, which happens when the page is idle. */
  #paint(): void {
    applyTheme(this.#saved.theme);
    const { comfort } = this.#saved;
    if (same(this.#painted, comfort)) return;
    if (!painter) return void loadPainter().then(() => painter && this.#paint());
    painter(comfort);
    this.#painted = comfort;
  }

  #change(part: Partial<Live>): void {
    this.#live = { ...this.#live, ...part };
    for (const listener of this.#listeners) listener();
  }
}

/** The server renders the first paint; the module that changes it is loaded later. */
let painter: ((comfort: Comfort) => void) | undefined;

const loadPainter = (): Promise<void> =>
  import('./paint.ts').then(
    ({ paint }) => void (painter = paint),
    // oxlint-disable-next-line no-console
    (reason: unknown) => console.warn('The accessibility settings cannot be shown yet', reason),
  );

/** Without the module of the account there is nothing to do; loading reports why it is missing. */
function ifOpened(
  copies: Promise<AccountCopies> | null | undefined,
  work: (account: AccountCopies) => void,
): void {
  copies?.then(work, () => undefined);
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
