import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createMaths } from '#app/maths/index.server.ts';
import { locales } from '#app/preferences/index.server.ts';
import type { Locale } from '#app/preferences/index.ts';
import { beginTrials } from '#app/teaching/index.server.ts';
import type { FirstTrials } from '#app/teaching/index.ts';

/* How the tries of the home page begin, worked out with the build: the first visitor after a start waits for no maths process. */

const file = 'build/first-trials.json';

/** Milliseconds, on a machine that builds: nobody waits for an answer. */
const patience = 60_000;

/** Works them out in every locale. Run by the build, in a process of its own. Throws where one cannot be said. */
async function writeTrials(): Promise<void> {
  const maths = createMaths({ timeLimit: patience, patience });
  const trials: Partial<Record<Locale, FirstTrials>> = {};
  for (const locale of locales) trials[locale] = await beginTrials(maths, locale);
  await maths.close();
  if (Object.values(trials).some((each) => Object.values(each).includes(null)))
    throw new Error('A try of the home page could not be begun.');
  writeFileSync(file, JSON.stringify(trials));
}

/** Those of the build that is there; empty where it has none, and they are worked out when a page asks. */
export const builtTrials = (): Partial<Record<Locale, FirstTrials>> =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Record<Locale, FirstTrials>>) : {};

if (import.meta.main) await writeTrials();
