import { defineConfig } from 'vitest/config';
import LongestFirst from './tests/support/longest-first.ts';

const withAppServer = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  // What a page comes to is waited for as long as its elements are (tests/support/browser.ts).
  expect: { poll: { timeout: 30_000 } },
  // A failure then names what was found in full: the address of a failed request, for one.
  chaiConfig: { truncateThreshold: 0 },
};

/**
 * Files of these share two processes, and what those have imported (decision 0030): what a file puts in place of something it takes
 * away again, and one that asks what a fresh program has loaded imports it anew (`vi.resetModules`).
 */
const shared = {
  isolate: false,
  unstubGlobals: true,
  restoreMocks: true,
  testTimeout: 60_000,
  hookTimeout: 60_000,
};

/**
 * Facts of the domain stand beside the code; what needs the whole product stands in tests/. `unit` touches nothing
 * outside, `database` gets a PostgreSQL, `journeys` starts the built product and a browser, `faults` ends it by force.
 */
export default defineConfig({
  // The list that the build puts there (vite.config.ts), short: files share what they have imported.
  define: { COMMON_PASSWORDS: JSON.stringify('football 123456') },
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          // Generated cases take long on a busy machine; no test asks how long.
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
          // What a password costs is nobody's question here.
          env: { LITE_AUTH_BCRYPT_COST: '4' },
        },
      },
      // No retries here: tests/run.ts runs the file of a journey that failed once more and says so (decision 0030).
      {
        test: {
          ...withAppServer,
          name: 'journeys',
          include: ['tests/journeys/**/*.test.ts'],
          // With this setting each process keeps a browser and a process of app servers from file to file (decision 0030).
          isolate: !process.env.REUSE_PROCESSES,
        },
      },
      {
        test: {
          ...withAppServer,
          name: 'faults',
          include: ['tests/{faults,abuse}/**/*.test.ts'],
          // What is ended by force here is a process of its own.
          env: { REUSE_PROCESSES: '' },
        },
      },
    ],
  },
});
