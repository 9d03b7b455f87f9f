import { defineConfig } from 'vitest/config';

/**
 * Facts of the domain stand beside the code; what needs the whole house stands in tests/. `unit` touches nothing
 * outside, `database` gets a PostgreSQL, `house` starts the built product and a browser.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'app/**/*.test.{ts,tsx}',
            'server/**/*.test.ts',
            'database/**/*.test.ts',
            'tests/contract/**/*.test.ts',
          ],
          exclude: ['**/*.db.test.ts'],
          // Generated cases take long on a busy machine; no test asks how long.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'database',
          include: ['{app,server,database,tests}/**/*.db.test.ts'],
          globalSetup: ['tests/global-database.ts'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'house',
          include: ['tests/{journeys,faults,abuse}/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // What a page comes to is waited for as long as its elements are (tests/browser.ts).
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
});
