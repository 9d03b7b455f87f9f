import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { languages } from '#app/platform/texts.ts';
import { type Comfort, defaultComfort } from './comfort.ts';
import {
  detectHere,
  readComfortHere,
  readStateHere,
  writeHere,
  writeComfortHere,
  writeStateHere,
} from './device.ts';
import { keepOnAccount } from './account-copy.ts';
import { type LocaleState, speak } from './locale.ts';
import type { Theme, Visitor } from './visitor.ts';

export type Preferences = Visitor & {
  /** Keeps language, region, money and zone on this device and, signed in, in the account. */
  saveLocale(next: LocaleState): void;
  /** Detects again and overwrites all fields. Returns the new state. */
  resetLocale(): LocaleState;
  saveTheme(next: Theme): void;
  saveComfort(next: Comfort): void;
  resetComfort(): void;
};

const PreferencesContext = createContext<Preferences | null>(null);

/** The visitor's preferences and how to change them. Outside its provider this is an error (specification, section 8). */
export function usePreferences(): Preferences {
  const preferences = useContext(PreferencesContext);
  if (!preferences) throw new Error('usePreferences must be used within PreferencesProvider');
  return preferences;
}

/**
 * The server reads the visitor from the cookie; the device holds the original in local storage. A change is written to
 * both, then all loaders run again, so that texts, prices and times change together.
 */
export function PreferencesProvider({ visitor, children }: { visitor: Visitor; children: ReactNode }) {
  const tellServer = useTellServer();
  useDeviceSync(visitor, tellServer);
  const preferences = useMemo<Preferences>(() => {
    const { state, theme, comfort } = visitor;
    const saveLocale = (next: LocaleState) => {
      writeStateHere(next);
      tellServer({ state: next, theme, comfort });
      keepOnAccount(next);
    };
    const saveComfort = (next: Comfort) => {
      writeComfortHere(next);
      tellServer({ state, theme, comfort: next });
    };
    return {
      ...visitor,
      saveLocale,
      saveComfort,
      resetLocale: () => {
        const detected = detectHere();
        saveLocale(detected);
        return detected;
      },
      saveTheme: (next) => tellServer({ state, comfort, theme: next }),
      resetComfort: () => {
        writeComfortHere(null);
        tellServer({ state, theme, comfort: defaultComfort });
      },
    };
  }, [visitor, tellServer]);
  return <PreferencesContext value={preferences}>{children}</PreferencesContext>;
}

type Told = Pick<Visitor, 'state' | 'theme' | 'comfort'>;

/** Writes the cookie and lets the server answer anew; a language in the address gives way to the one just chosen. */
function useTellServer() {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  return useMemo(
    () => (told: Told) => {
      writeHere(told);
      const address = new URL(window.location.href);
      if (!address.searchParams.has('lang')) return void revalidate();
      address.searchParams.delete('lang');
      void navigate(`${address.pathname}${address.search}${address.hash}`, {
        replace: true,
        preventScrollReset: true,
      });
    },
    [navigate, revalidate],
  );
}

/** On arrival: what this device keeps or says of itself goes before what the server guessed from headers. */
function useDeviceSync(visitor: Visitor, tellServer: (told: Told) => void) {
  useEffect(() => {
    const asked = new URLSearchParams(window.location.search).get('lang');
    const wanted = languages.find((language) => language === asked);
    const stored = readStateHere();
    const state = wanted ? speak(stored, wanted) : stored;
    const comfort = readComfortHere() ?? visitor.comfort;
    const told = { state, comfort, theme: visitor.theme };
    // A language chosen by address is a choice like any other: the next page speaks it too.
    if (wanted && state.locale !== stored.locale) {
      writeStateHere(state);
      writeHere(told);
    }
    const same = JSON.stringify([state, comfort]) === JSON.stringify([visitor.state, visitor.comfort]);
    if (same && visitor.known) return;
    if (same || wanted) writeHere(told);
    else tellServer(told);
    // On arrival only: later changes go through the functions above.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}
