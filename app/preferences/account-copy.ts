import type { LocaleState } from './locale.ts';

type Keeper = (state: LocaleState) => Promise<void>;
let keeper: Keeper | null = null;

/** The session layer says here how a signed-in person's preferences reach the account; null when nobody is signed in. */
export function setAccountKeeper(next: Keeper | null): void {
  keeper = next;
}

/** Sends the saved preferences to the account, if somebody is signed in. A failure leaves the device's copy standing. */
export function keepOnAccount(state: LocaleState): void {
  keeper?.(state).catch((reason: unknown) => {
    // oxlint-disable-next-line no-console
    console.warn('Preferences were kept on this device only', reason);
  });
}
