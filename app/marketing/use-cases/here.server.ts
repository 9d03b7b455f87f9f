import { isLoopback, type Settings } from '#app/platform/settings.server.ts';
import { takesCards } from '#app/pricing/index.server.ts';
import type { Here } from '../domain/document.ts';

/** What the pages to read may say, by the settings of this process. */
export const trueHere = (settings: Settings): Here => ({
  card: takesCards(settings),
  model: elsewhere(settings.ai?.baseUrl),
  google: settings.google !== undefined,
  platform: elsewhere(settings.supabase?.url),
});

/** The name of the machine at an address; null for this machine itself. */
function elsewhere(address: string | undefined): string | null {
  if (address === undefined) return null;
  const { hostname } = new URL(address);
  return isLoopback(hostname) ? null : hostname;
}
