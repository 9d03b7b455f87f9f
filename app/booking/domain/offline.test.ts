import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folders = ['app/booking', 'app/pricing'];
const parts = folders.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`));
const sending = parts
  .filter((file) => !file.endsWith('.test.ts'))
  .flatMap((file) =>
    readFileSync(file, 'utf8')
      .split(/use(?:Single)?Mutation\(\{/)
      .slice(1),
  )
  .map((rest) => rest.slice(0, 250));

/** In the default mode a mutation pressed offline is paused and would book, move or cancel on reconnect. */
it('mutations that book, move, cancel or buy fail immediately when offline', () => {
  expect(sending.length).toBeGreaterThan(10);
  for (const each of sending) expect(each).toContain("networkMode: 'always'");
});
