import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { daysFor, known, overdue, readAudit, type Weakness } from '../abuse/dependencies/frames.ts';

type Locked = { version?: string; license?: string; resolved?: string; integrity?: string; link?: boolean };
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> };
/** Without the project and its own packages. */
const installed = Object.entries(lock.packages).filter(
  ([path]) => path !== '' && !/^(node_modules\/@curvela|packages)\//.test(path),
);

/** Licences that allow use and redistribution; we do not modify files under file-level copyleft (MPL). */
const allowed = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Unlicense',
  'CC0-1.0',
  'CC-BY-4.0',
  'Zlib',
  'Python-2.0',
  'OFL-1.1',
  'MPL-2.0',
]);
/** Licence stated in files but not in the package metadata; checked by a person. */
const readByHand: Readonly<Record<string, string>> = { 'node_modules/png-js': 'MIT' };

/** Whether an SPDX expression is allowed: one of those joined by OR, all of those joined by AND. */
function mayBeUsed(licence: string): boolean {
  const plain = licence.replaceAll(/[()]/g, '');
  return plain.split(' OR ').some((way) => way.split(' AND ').every((each) => allowed.has(each.trim())));
}

const registry = 'https://registry.npmjs.org/';

describe('components', () => {
  it('have licences that permit redistribution of the product', () => {
    expect(installed.length).toBeGreaterThan(300);
    const refused = installed
      .map(([path, { license }]) => [path, license ?? readByHand[path] ?? 'none'] as const)
      .filter(([, licence]) => !mayBeUsed(licence));
    expect(refused).toEqual([]);
  });

  it('are from the registry, each with a checksum', () => {
    const others = installed.filter(
      ([, { resolved = registry, integrity, link }]) =>
        link || !resolved.startsWith(registry) || !integrity?.startsWith('sha512-'),
    );
    expect(others.map(([path]) => path)).toEqual([]);
  });

  it('are pinned to exact versions', () => {
    const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
      readFileSync('package.json', 'utf8'),
    ) as Record<string, Record<string, string>>;
    const named = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
    const loose = named.filter(
      ([, version]) => !/^(npm:@[\w-]+\/[\w-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
    );
    expect(loose).toEqual([]);
  });

  it('with other licences would be detected', () => {
    expect(['GPL-3.0', 'AGPL-3.0-only', 'MIT AND GPL-2.0', 'UNLICENSED', 'none'].filter(mayBeUsed)).toEqual(
      [],
    );
    expect(['(MIT OR GPL-3.0)', '(MIT AND Zlib)'].filter(mayBeUsed)).toHaveLength(2);
  });
});

describe('known vulnerabilities of components', () => {
  const weakness: Weakness = { advisory: 'GHSA-1', package: 'a', severity: 'high', title: 'It breaks' };
  const answer = {
    vulnerabilities: {
      a: { via: [{ url: 'https://github.com/advisories/GHSA-1', severity: 'high', title: 'It breaks' }] },
      b: { via: ['a'] },
    },
    metadata: {},
  };

  it('are read from the registry’s report', () => {
    expect(readAudit(JSON.stringify(answer))).toEqual([weakness]);
    expect(readAudit(JSON.stringify({ vulnerabilities: {}, metadata: {} }))).toEqual([]);
  });

  it.each([
    '',
    'not json',
    '{"message":"405 Method Not Allowed","statusCode":405}',
    '{"error":{"code":"ENOTFOUND"}}',
  ])('are unknown when the registry could not be reached: %s', (text) => expect(readAudit(text)).toBeNull());

  it('may wait for the days of their severity, and only with a documented reason', () => {
    const list = [{ advisory: 'GHSA-1', since: '2026-11-01', why: 'Only in tests' }];
    expect(overdue([weakness], [], new Date('2026-11-01'))).toEqual([weakness]);
    expect(overdue([weakness], list, new Date('2026-11-08T00:00:00Z'))).toEqual([]);
    expect(overdue([weakness], list, new Date('2026-11-08T00:00:01Z'))).toEqual([weakness]);
  });

  it('have the time frames of docs/security.md', () => {
    const page = readFileSync('docs/security.md', 'utf8');
    for (const [severity, days] of Object.entries(daysFor))
      expect(page).toContain(`| ${severity} | ${days} |`);
    expect(known.filter(({ since, why }) => Number.isNaN(Date.parse(since)) || why.length < 10)).toEqual([]);
  });
});
