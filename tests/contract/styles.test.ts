import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const app = fileURLToPath(new URL('../../app', import.meta.url));

it('no index file imports a style sheet: the build would omit it', () => {
  const indexes = globSync('*/index*.ts', { cwd: app });
  expect(indexes.length).toBeGreaterThan(10);
  expect(
    indexes.filter((file) => /import '[^']+\.css'/.test(readFileSync(`${app}/${file}`, 'utf8'))),
  ).toEqual([]);
});
