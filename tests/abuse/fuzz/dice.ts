import { seededRandom } from '#app/platform/random.ts';

/** A seeded random source. */
export type Dice = {
  /** A whole number from 0, below `sides`. */
  below(sides: number): number;
  /** True with this probability. */
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
    pick: <Thing>(items: readonly Thing[]) => items[below(items.length)] as Thing,
  };
}

/** The random source of one request, determined by seed and number alone. */
export const diceOfRequest = (seed: number, number: number): Dice =>
  diceOf((Math.imul(seed, 0x9e3779b1) ^ Math.imul(number + 1, 0x85ebca6b)) >>> 0);
