import { setTimeout as sleep } from 'node:timers/promises';
import { book } from './booking.ts';
import type { LoadPerson } from './people.ts';
import type { Samples } from './samples.ts';
import { browse, chance, practise, talk, type LoadWalk, type LoadWorld } from './walks.ts';

/** Of a hundred users so many do this. */
const kinds: readonly (readonly [number, LoadWalk])[] = [
  [60, browse],
  [20, practise],
  [15, talk],
  [5, book],
];
/** Half of those who look around have no account. */
const strangers = 0.5;
/** Milliseconds that somebody thinks between two steps. */
const think = { least: 5000, most: 15_000 };

/** `arrival`: milliseconds within which all of them come, each with nothing of the product kept by its browser. */
type About = { world: LoadWorld; samples: Samples; signal: AbortSignal; arrival: number };

/** Users that do what they do until the signal; resolves when the last of them has stopped. */
export async function startCrowd(people: readonly LoadPerson[], about: About): Promise<void> {
  await Promise.all(people.map((person, index) => live(person, walkOf(index), about)));
}

/** What the user of that number does: spread evenly, so that a small crowd has all kinds too. */
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
  { world, samples, signal, arrival }: About,
): Promise<void> {
  if (walk === browse && chance(world, strangers)) person.visitor.token = null;
  const pause = async (least: number, most: number) => {
    const rest = least + world.random.fraction() * (most - least);
    await sleep(rest, undefined, { signal }).catch(() => undefined);
  };
  await pause(0, arrival);
  while (!signal.aborted) {
    try {
      for await (const _ of walk(person, world)) {
        await pause(think.least, think.most);
        if (signal.aborted) break;
      }
    } catch (error) {
      samples.trouble(`a walk broke off: ${(error as Error).message}`);
    }
    // Whoever was sent away at the first step does not come back at once.
    await pause(think.least, think.most);
  }
  person.visitor.close();
}
