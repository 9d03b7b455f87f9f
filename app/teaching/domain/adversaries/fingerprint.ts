import { createHash } from 'node:crypto';
import type { VersionPrompt } from '../../model/version.ts';
import { rules, tongues } from '../words/prompt.ts';
import { conversations } from './conversations.ts';

/**
 * Stands for all that a run is about: the rules, the prompt in its three languages and the conversations. When a release changes
 * one of them, earlier runs no longer open the gate.
 */
export const fingerprintOf = ({ en, es, fr }: VersionPrompt): string =>
  createHash('sha256')
    .update(JSON.stringify([rules, tongues, [en, es, fr], conversations]))
    .digest('hex');
