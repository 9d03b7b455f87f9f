import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { type Live, LivePreferences } from './live-preferences.ts';
import { useRevalidateWhenOnline } from './use-revalidate-when-online.ts';
import type { Visitor } from '../domain/visitor.ts';

type Actions = Pick<
  LivePreferences,
  'saveLocale' | 'resetLocale' | 'saveTheme' | 'changeComfort' | 'resetComfort' | 'signedIn' | 'signedOut'
>;
type Preferences = Visitor & Live & Actions;

const PreferencesContext = createContext<Preferences | null>(null);

/** The visitor's preferences and functions to change them. Throws outside of its provider (specification, section 8). */
export function usePreferences(): Preferences {
  const preferences = useContext(PreferencesContext);
  if (!preferences) throw new Error('usePreferences must be used within PreferencesProvider');
  return preferences;
}

/**
 * The server reads the visitor from the cookie and renders language, currency and times; theme and accessibility
 * settings apply in the browser at once.
 */
export function PreferencesProvider({ visitor, children }: { visitor: Visitor; children: ReactNode }) {
  const [preferences] = useState(() => new LivePreferences(visitor));
  const live = useSyncExternalStore(preferences.subscribe, preferences.read, preferences.read);
  const revalidate = useRevalidateWhenOnline();
  // On mount only: `known` describes that moment.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => preferences.arrive(visitor.known, revalidate), [preferences, revalidate]);
  // A server response reflects the cookie at the time of the request.
  useLayoutEffect(() => preferences.apply(visitor), [preferences, visitor]);
  const value = useMemo<Preferences>(
    () => ({ ...visitor, ...live, ...actionsOf(preferences) }),
    [visitor, live, preferences],
  );
  return <PreferencesContext value={value}>{children}</PreferencesContext>;
}

const actionsOf = (preferences: LivePreferences): Actions => ({
  saveLocale: preferences.saveLocale,
  resetLocale: preferences.resetLocale,
  saveTheme: preferences.saveTheme,
  changeComfort: preferences.changeComfort,
  resetComfort: preferences.resetComfort,
  signedIn: preferences.signedIn,
  signedOut: preferences.signedOut,
});
