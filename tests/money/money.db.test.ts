import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { seededRandom } from '#app/platform/random.ts';
import { findPropertySeed } from '../support/property-seed.ts';
import { type TestServices, testServices } from '../support/database.ts';
import { actAlone } from './alone.ts';
import { openProduct, type MoneyProduct } from './product.ts';
import { compareMoney, describeFailure } from './run.ts';

/** Stripe and the product answer slowly on a busy machine; no test measures time. */
vi.setConfig({ testTimeout: 300_000 });

let app: TestServices;
let product: MoneyProduct;
beforeEach(async () => {
  app = await testServices();
  product = await openProduct(app);
});
afterEach(async () => {
  await product.close();
  await app.close();
});

test.each([
  ['the fixed seed', () => 5, 4],
  // Another seed may refuse most bookings; it must only not be empty.
  ['the seed of this run (repeat with PROPERTY_SEED)', () => findPropertySeed().value, 0],
])('families, tutors, Stripe and the platform agree after every operation: %s', async (_, seedOf, fewest) => {
  const { failure, figures } = await compareMoney(product, { seed: seedOf(), count: 80, length: 80 });
  expect(failure && describeFailure(failure)).toBeNull();
  expect(figures.bookings).toBeGreaterThan(fewest);
});

test.each(['learner', 'tutor'] as const)(
  'the %s does not gain by acting alone while everybody else is silent for thirty days',
  async (by) => {
    const random = seededRandom(findPropertySeed().value);
    for (let time = 0; time < 8; time += 1) {
      const { operations, faults } = await actAlone(product, random, by);
      expect({ operations, faults }).toEqual({ operations, faults: [] });
    }
  },
);
