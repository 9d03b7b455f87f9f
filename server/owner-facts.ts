import type { Logger } from '#app/platform/log.server.ts';
import { missingOn } from '#app/platform/owner.ts';
import { isLoopback, type Settings } from '#app/platform/settings.server.ts';

/** Logs for a public site which facts its owner has not stated yet; the legal pages show it to visitors. */
export function logMissingOwnerFacts(
  { siteUrl }: Pick<Settings, 'siteUrl'>,
  log: Pick<Logger, 'warn'>,
): void {
  const missing = [...new Set([...missingOn('terms'), ...missingOn('privacy')])];
  if (missing.length === 0 || isLoopback(new URL(siteUrl).hostname)) return;
  log.warn({ missing }, 'app/platform/owner.ts is not complete: terms and privacy say so to visitors');
}
