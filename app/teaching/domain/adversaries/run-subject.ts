import type { Settings } from '#app/platform/settings.server.ts';
import type { VersionPrompt } from '../../model/version.ts';
import type { RunSubject } from '../../model/adversary-run.ts';
import { createHash } from 'node:crypto';
import { rules, languageNames } from '../model-text/prompt.ts';
import { conversations } from './conversations.ts';

/** Origin and path of an address: the rest may carry a password or a key. */
export function publicAddress(address: string): string {
  const { origin, pathname } = new URL(address);
  return `${origin}${pathname}`;
}

/** What a run of a version is about, with the language model that is set; null without one. */
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
 * Stands for all that a run is about: the rules, the prompt in its three languages and the conversations. When a release changes
 * one of them, earlier runs no longer open the gate.
 */
export const fingerprintOf = ({ en, es, fr }: VersionPrompt): string =>
  createHash('sha256')
    .update(JSON.stringify([rules, languageNames, [en, es, fr], conversations]))
    .digest('hex');
