import type { Settings } from '#app/platform/settings.server.ts';
import type { VersionPrompt } from '../../model/version.ts';
import type { RunSubject } from '../../model/adversary-run.ts';
import { createHash } from 'node:crypto';
import { rules, languageNames } from '../model-text/prompt.ts';
import { conversations } from './conversations.ts';

/** Origin and path of a URL: the rest may contain a password or key. */
export function publicAddress(address: string): string {
  const { origin, pathname } = new URL(address);
  return `${origin}${pathname}`;
}

/** What a run of a version tests, with the configured language model; null without one. */
export function runSubjectOf(
  { ai }: Pick<Settings, 'ai'>,
  version: { id: string; prompt: VersionPrompt },
): RunSubject | null {
  if (!ai) return null;
  return {
    versionId: version.id,
    languageModel: ai.model,
    endpoint: publicAddress(ai.baseUrl),
    fingerprint: fingerprintOf(version.prompt),
  };
}

/**
 * Hash of everything a run tests: the rules, the prompt in three languages and the conversations. When a release changes one of them,
 * earlier runs no longer allow a version to go live.
 */
export const fingerprintOf = ({ en, es, fr }: VersionPrompt): string =>
  createHash('sha256')
    .update(JSON.stringify([rules, languageNames, [en, es, fr], conversations]))
    .digest('hex');
