import type { Random } from '@curvela/maths';

export { type Random, seededRandom } from '@curvela/maths';

/** Cryptographically strong; used everywhere except in tests. */
export const systemRandom: Random = {
  uuid: () => crypto.randomUUID(),
  fraction: () => {
    const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
    return (high * 2 ** 21 + (low >>> 11)) / 2 ** 53;
  },
};
