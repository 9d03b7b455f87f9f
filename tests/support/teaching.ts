import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { createMaths, type PoolOptions } from '#app/maths/index.server.ts';
import type { Maths } from '@curvela/maths';
import type { TeachingServices } from '#app/teaching/index.server.ts';
import { type TestServices, testServices } from './database.ts';

type TeachingTest = {
  /** Real services on a separate database for the running test. */
  readonly app: TestServices;
  /** The maths engine of the whole file. */
  readonly maths: Maths;
  readonly services: TeachingServices;
};

/** The teaching feature for the tests of one file: a fresh database for each test, one maths engine for all. Call it once, outside of tests. */
export function teachingTest(options: PoolOptions = { timeLimit: 30_000, patience: 30_000 }): TeachingTest {
  let maths: Maths;
  let app: TestServices;
  let services: TeachingServices;
  beforeAll(() => {
    maths = createMaths(options);
  });
  afterAll(() => maths.close());
  beforeEach(async () => {
    app = await testServices();
    services = { ...app.services, maths };
  });
  afterEach(() => app.close());
  return {
    get app() {
      return app;
    },
    get maths() {
      return maths;
    },
    get services() {
      return services;
    },
  };
}
