import { defineConfig } from 'vitest/config';

/** Facts of the domain stand beside the code; what needs the whole house stands in tests/. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['app/**/*.test.{ts,tsx}', 'server/**/*.test.ts', 'database/**/*.test.ts'],
          exclude: ['**/*.db.test.ts'],
        },
      },
    ],
  },
});
