import { seededRandom } from '#app/platform/random.ts';

/** Repeatable choices. */
export type Dice = {
  /** A whole number from 0, below `sides`. */
  below(sides: number): number;
  /** Whether something happens that happens with this probability. */
  chance(probability: number): boolean;
  pick<Thing>(things: readonly Thing[]): Thing;
  uuid(): string;
};

function diceOf(seed: number): Dice {
  const { fraction, uuid } = seededRandom(seed);
  const below = (sides: number) => Math.floor(fraction() * sides);
  return {
    below,
    uuid,
    chance: (probability) => fraction() < probability,
    pick: <Thing>(things: readonly Thing[]) => things[below(things.length)] as Thing,
  };
}

/** The dice of one request: the same for the same seed and number, whatever came before. */
export const diceOfRequest = (seed: number, number: number): Dice =>
  diceOf((Math.imul(seed, 0x9e3779b1) ^ Math.imul(number + 1, 0x85ebca6b)) >>> 0);
