import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';

/** Runs the real import rules on a folder that holds only `files`. */
function violationsOf(files: Record<string, string>): { modules: number; rules: string[] } {
  folder = mkdtempSync(join(tmpdir(), 'curvela-imports-'));
  for (const file of ['.dependency-cruiser.mjs', 'tsconfig.json', 'package.json'])
    cpSync(file, join(folder, file));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  const args = ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', 'app', 'packages'];
  let printed: string;
  try {
    printed = execFileSync(resolve('node_modules/.bin/depcruise'), args, {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'ignore'],
    }).toString();
  } catch (error) {
    printed = String((error as { stdout: Buffer }).stdout);
  }
  const { modules, summary } = JSON.parse(printed) as {
    modules: unknown[];
    summary: { violations: { rule: { name: string } }[] };
  };
  return { modules: modules.length, rules: summary.violations.map(({ rule }) => rule.name) };
}

let folder = '';
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const base = {
  'packages/maths/index.ts': 'export const one = 1;\n',
  'app/tutors/db/tutors.server.ts': 'export type Tutor = { id: string };\nexport const load = 1;\n',
  'app/tutors/index.server.ts': "export { load, type Tutor } from './db/tutors.server.ts';\n",
  'app/tutors/domain/circle.ts': "import './round.ts';\nexport const b = 1;\n",
  'app/booking/index.server.ts': 'export const book = 1;\n',
  'app/booking/use-cases/book.server.ts': 'export const book = 1;\n',
};

describe('the import rules', () => {
  it('parse the modules and accept a lower feature through its index', () => {
    const { modules, rules } = violationsOf({
      ...base,
      'app/tutors/domain/round.ts': 'export const a = 1;\n',
      'app/booking/use-cases/hold.server.ts':
        "import { load } from '#app/tutors/index.server.ts';\nexport const held = load;\n",
      'app/booking/ui/screens/book.tsx': 'export default () => <p>x</p>;\n',
    });
    expect(modules).toBeGreaterThanOrEqual(7);
    expect(rules.filter((rule) => rule !== 'no-orphans')).toEqual([]);
  });

  it.each([
    [
      'only-through-the-index',
      'app/booking/use-cases/hold.server.ts',
      "import { load } from '../../tutors/db/tutors.server.ts';\nexport const x = load;\n",
    ],
    [
      'only-through-the-index',
      'app/booking/use-cases/hold.server.ts',
      "import type { Tutor } from '#app/tutors/db/tutors.server.ts';\nexport type T = Tutor;\n",
    ],
    [
      'feature-order',
      'app/tutors/use-cases/find.server.ts',
      "import { book } from '#app/booking/index.server.ts';\nexport const x = book;\n",
    ],
    [
      'own-index-is-for-others',
      'app/tutors/use-cases/find.server.ts',
      "import { load } from '../index.server.ts';\nexport const x = load;\n",
    ],
    [
      'platform-knows-no-feature',
      'app/platform/clock.ts',
      "import { load } from '#app/tutors/index.server.ts';\nexport const x = load;\n",
    ],
    [
      'packages-know-no-app',
      'packages/curriculum/skill.ts',
      "import { load } from '../../app/tutors/index.server.ts';\nexport const x = load;\n",
    ],
    [
      'maths-without-react',
      'packages/maths/graph.ts',
      "import { createElement } from 'react';\nexport const x = createElement;\n",
    ],
    [
      'domain-and-model-are-pure',
      'app/tutors/domain/rules.ts',
      "import type { Tutor } from '../db/tutors.server.ts';\nexport type T = Tutor;\n",
    ],
    [
      'domain-and-model-are-pure',
      'app/tutors/model/record.ts',
      "import { sql } from 'kysely';\nexport const x = sql;\n",
    ],
    [
      'db-imports-no-use-case',
      'app/booking/db/bookings.server.ts',
      "import { book } from '../use-cases/book.server.ts';\nexport const x = book;\n",
    ],
    [
      'use-cases-import-no-api',
      'app/booking/use-cases/hold.server.ts',
      "import x from '../ui/screens/page.tsx';\nexport const y = x;\n",
    ],
    [
      'ui-touches-no-tables',
      'app/tutors/ui/screens/page.tsx',
      "import { load } from '../../db/tutors.server.ts';\nexport default () => <p>{load}</p>;\n",
    ],
    ['no-circles', 'app/tutors/domain/round.ts', "import './circle.ts';\nexport const a = 1;\n"],
  ])('refuse what %s forbids in %s', (rule, path, content) => {
    const { rules } = violationsOf({
      ...base,
      'app/tutors/domain/round.ts': 'export const a = 1;\n',
      'app/booking/ui/screens/page.tsx': 'export default () => <p>x</p>;\n',
      [path]: content,
    });
    expect(rules).toContain(rule);
  });
});
