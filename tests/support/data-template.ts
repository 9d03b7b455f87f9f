import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';

/** Where tests/run.ts has left the data of an app server that started once, with its demo accounts; empty when a file is run by itself. */
const template = process.env.DATA_TEMPLATE ?? '';

/**
 * Puts a copy of those data into an empty directory, so that an app server there need not make them again. Not on another day than
 * theirs, since what the demo people did begins at the day of their first start.
 */
export function fillFromTemplate(directory: string): void {
  if (!template || dayOf(statSync(template).mtime) !== dayOf(new Date())) return;
  // With its owners: PostgreSQL opens its own files only.
  execFileSync('cp', ['-Rp', `${template}/.`, directory]);
}

const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10);
