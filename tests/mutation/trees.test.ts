import { mkdirSync, mkdtempSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyTree } from './trees.ts';

test('a scratch copy has its own files and its own copies of the packages of the repository', () => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'mutation-')));
  const folder = join(root, '.mutation/trees/1');
  for (const path of ['packages/maths', 'node_modules/@curvela', 'node_modules/zod'])
    mkdirSync(join(root, path), { recursive: true });
  writeFileSync(join(root, 'packages/maths/index.ts'), 'a;');
  symlinkSync('../../packages/maths', join(root, 'node_modules/@curvela/maths'));

  copyTree(root, folder, ['packages/maths/index.ts'], (path) => (path.endsWith('.ts') ? 'b;' : null));

  expect(realpathSync(join(folder, 'node_modules/@curvela/maths'))).toBe(join(folder, 'packages/maths'));
  expect(realpathSync(join(folder, 'node_modules/zod'))).toBe(join(root, 'node_modules/zod'));
});
