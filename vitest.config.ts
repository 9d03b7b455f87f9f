import { defineConfig } from 'vitest/config';
import LongestFirst from './tests/support/longest-first.ts';

const withAppServer = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  // As long as the timeout for elements (tests/support/browser.ts).
  expect: { poll: { timeout: 30_000 } },
  // Failures print received values in full, such as the address of a failed request.
  chaiConfig: { truncateThreshold: 0 },
};

/**
 * Test files share two processes and their imported modules (decision 0030): a file undoes its replacements, and a test of module state
 * imports the module again after `vi.resetModules`.
 */
const shared = {
  isolate: false,
  unstubGlobals: true,
  restoreMocks: true,
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // A second, the default, is too short where two processes share a busy machine.
  expect: { poll: { timeout: 10_000 } },
};

/**
 * Tests of one module are next to its code; tests of the whole product are in tests/. `unit` uses no outside service, `database` gets a
 * PostgreSQL, `journeys` starts the built product and a browser, `faults` kills processes.
 */
export default defineConfig({
  // A short list instead of the one that the build inserts (vite.config.ts).
  define: { COMMON_PASSWORDS: JSON.stringify('football 123456') },
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: [
            'app/**/*.test.{ts,tsx}',
            'packages/**/*.test.{ts,tsx}',
            'server/**/*.test.ts',
            'database/**/*.test.ts',
            'tests/contract/**/*.test.ts',
            'tests/mutation/**/*.test.ts',
          ],
          exclude: ['**/*.db.test.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'database',
          include: ['{app,server,database,tests}/**/*.db.test.ts'],
          globalSetup: ['tests/support/global-database.ts'],
          // The cheapest hash of passwords: no test depends on its cost.
          env: { LITE_AUTH_BCRYPT_COST: '4' },
        },
      },
      // No retries: tests/run.ts runs files of failed journeys once more and reports them (decision 0030).
      {
        test: {
          ...withAppServer,
          name: 'journeys',
          include: ['tests/journeys/**/*.test.ts'],
          // With this setting, files share a browser and a process of app servers (decision 0030).
          isolate: !process.env.REUSE_PROCESSES,
        },
      },
      {
        test: {
          ...withAppServer,
          name: 'faults',
          include: ['tests/{faults,abuse}/**/*.test.ts'],
          // These tests kill their app servers.
          env: { REUSE_PROCESSES: '' },
        },
      },
    ],
  },
});
