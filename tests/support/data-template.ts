import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';

/** The data directory of an app server's first start with demo accounts, left by tests/run.ts; empty when a file is run alone. */
const template = process.env.DATA_TEMPLATE ?? '';

/**
 * Copies that data directory into an empty one, so that an app server there need not create it. Not on a later day, since the demo's
 * activities are relative to the day of their first start.
 */
export function fillFromTemplate(directory: string): void {
  if (!template || dayOf(statSync(template).mtime) !== dayOf(new Date())) return;
  // With its owners: PostgreSQL opens only its own files.
  execFileSync('cp', ['-Rp', `${template}/.`, directory]);
}

const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10);
