import { setTimeout as sleep } from 'node:timers/promises';
import { book } from './booking.ts';
import type { LoadPerson } from './people.ts';
import type { Samples } from './samples.ts';
import { browse, chance, practise, talk, type LoadWalk, type LoadContext } from './walks.ts';

/** Users out of a hundred who do this. */
const kinds: readonly (readonly [number, LoadWalk])[] = [
  [60, browse],
  [20, practise],
  [15, talk],
  [5, book],
];
/** Share of browsing users without an account. */
const strangers = 0.5;
/** Milliseconds of thinking time between two steps. */
const think = { least: 5000, most: 15_000 };

/** `arrival`: milliseconds within which all users arrive, each with an empty browser cache. */
type About = { context: LoadContext; samples: Samples; signal: AbortSignal; arrival: number };

/** Simulated users that repeat their walk until the signal; resolves when the last one has stopped. */
export async function startCrowd(people: readonly LoadPerson[], about: About): Promise<void> {
  await Promise.all(people.map((person, index) => live(person, walkOf(index), about)));
}

/** The walk of the user with that number: spread evenly, so that a small crowd has all kinds too. */
export function walkOf(index: number): LoadWalk {
  let place = (index * 37) % 100;
  for (const [share, walk] of kinds) {
    if (place < share) return walk;
    place -= share;
  }
  return browse;
}

async function live(
  person: LoadPerson,
  walk: LoadWalk,
  { context, samples, signal, arrival }: About,
): Promise<void> {
  if (walk === browse && chance(context, strangers)) person.visitor.token = null;
  const pause = async (least: number, most: number) => {
    const rest = least + context.random.fraction() * (most - least);
    await sleep(rest, undefined, { signal }).catch(() => undefined);
  };
  await pause(0, arrival);
  while (!signal.aborted) {
    try {
      for await (const _ of walk(person, context)) {
        await pause(think.least, think.most);
        if (signal.aborted) break;
      }
    } catch (error) {
      samples.trouble(`a walk broke off: ${(error as Error).message}`);
    }
    // Users refused at their first step do not return immediately.
    await pause(think.least, think.most);
  }
  person.visitor.close();
}
