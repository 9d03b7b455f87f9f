import { execFileSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';

/** A house with only the given files, checked by the real rule. */
function violationsOf(files: Record<string, string>): { modules: number; rules: string[] } {
  house = mkdtempSync(join(tmpdir(), 'curvela-rooms-'));
  for (const file of ['.dependency-cruiser.mjs', 'tsconfig.json', 'package.json'])
    cpSync(file, join(house, file));
  symlinkSync(resolve('node_modules'), join(house, 'node_modules'));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(house, path)), { recursive: true });
    writeFileSync(join(house, path), content);
  }
  const args = ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', 'app'];
  let printed: string;
  try {
    printed = execFileSync(resolve('node_modules/.bin/depcruise'), args, {
      cwd: house,
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

let house = '';
afterEach(() => rmSync(house, { recursive: true, force: true }));

const tutors = {
  'app/tutors/queries.server.ts': 'export type Tutor = { id: string };\nexport const load = 1;\n',
  'app/tutors/public.server.ts': "export { load, type Tutor } from './queries.server.ts';\n",
};

describe('the import rule', () => {
  it('reads the modules and accepts another feature through its door', () => {
    const { modules, rules } = violationsOf({
      ...tutors,
      'app/booking/hold.server.ts':
        "import { load } from '#app/tutors/public.server.ts';\nexport const held = load;\n",
      'app/booking/screens/book.tsx': 'export default () => <p>x</p>;\n',
    });
    expect(modules).toBeGreaterThanOrEqual(3);
    expect(rules.filter((rule) => rule !== 'no-orphans')).toEqual([]);
  });

  it.each([
    [
      'only-through-the-door',
      'app/booking/hold.server.ts',
      "import { load } from '../tutors/queries.server.ts';\nexport const x = load;\n",
    ],
    [
      'only-through-the-door',
      'app/booking/hold.server.ts',
      "import type { Tutor } from '#app/tutors/queries.server.ts';\nexport type T = Tutor;\n",
    ],
    [
      'platform-knows-no-feature',
      'app/platform/clock.ts',
      "import { load } from '#app/tutors/public.server.ts';\nexport const x = load;\n",
    ],
    [
      'rules-are-pure',
      'app/tutors/rules.ts',
      "import { load } from './queries.server.ts';\nexport const x = load;\n",
    ],
    [
      'screens-touch-no-tables',
      'app/tutors/screens/page.tsx',
      "import { load } from '../queries.server.ts';\nexport default () => <p>{load}</p>;\n",
    ],
    ['no-circles', 'app/tutors/a.ts', "import './b.ts';\nexport const a = 1;\n"],
  ])('refuses what %s forbids in %s', (rule, path, content) => {
    const { rules } = violationsOf({
      ...tutors,
      'app/tutors/b.ts': "import './a.ts';\nexport const b = 1;\n",
      [path]: content,
    });
    expect(rules).toContain(rule);
  });
});

/** Names that a door hands out; `export type *` hands out none of its own. */
const namesOf = (door: string): string[] =>
  [...readFileSync(door, 'utf8').matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(([, names = '']) =>
    names.split(',').flatMap((name) => name.trim() || []),
  );

it.each(globSync('app/*/public*.ts'))('%s has at most twenty names, and each once', (door) => {
  const names = namesOf(door);
  expect(names.length).toBeGreaterThan(0);
  expect(names.length).toBeLessThanOrEqual(20);
  expect(new Set(names).size).toBe(names.length);
});
