import type { Settings } from '#app/platform/settings.server.ts';
import type { VersionPrompt } from '../../model/version.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { RunAbout } from '../../model/adversaries-run.ts';

/** Origin and path of an address: the rest may carry a password or a key. */
export function publicAddress(address: string): string {
  const { origin, pathname } = new URL(address);
  return `${origin}${pathname}`;
}

/** What a run of a version is about, with the language model that is set; null without one. */
export function runAbout(
  { ai }: Pick<Settings, 'ai'>,
  version: { id: string; prompt: VersionPrompt },
): RunAbout | null {
  if (!ai) return null;
  return {
    versionId: version.id,
    languageModel: ai.model,
    endpoint: publicAddress(ai.baseUrl),
    fingerprint: fingerprintOf(version.prompt),
  };
}
