import { readFileSync } from 'node:fs';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { beforeAll, describe, expect, it } from 'vitest';

/** The route table as built, flattened: address → module. */
async function builtRoutes(): Promise<Map<string, string>> {
  // The table's helpers ask for the app directory that the build tool sets.
  (globalThis as { __reactRouterAppDirectory?: string }).__reactRouterAppDirectory = 'app';
  const { default: table } = (await import('#app/routes.ts')) as { default: RouteConfigEntry[] };
  const flat = new Map<string, string>();
  const walk = (entries: readonly RouteConfigEntry[], above: string) => {
    for (const entry of entries) {
      const path = entry.path === undefined ? above : `${above}/${entry.path}`;
      if (entry.index || (entry.path !== undefined && !entry.children)) flat.set(path || '/', entry.file);
      walk(entry.children ?? [], path);
    }
  };
  walk(table, '');
  return flat;
}

const section =
  readFileSync('docs/specification.md', 'utf8').split('## 2. Screens and routes')[1]?.split('### Shell')[0] ??
  '';

/** Addresses of the specification in the notation of the route table: `{tutorId}` is `:tutorId`. */
const addressesIn = (text: string): string[] =>
  [...text.matchAll(/(?<![\w.])\/(?:[a-z][\w/{}-]*)?/g)].map(([path]) =>
    path.replaceAll(/\{(\w+)\}/g, ':$1').replace(/(.)\/$/, '$1'),
  );

const tableRows = section.split('\n').filter((line) => line.startsWith('| /'));
const publicRoutes = tableRows.flatMap((row) => addressesIn(row.split('|')[1] ?? ''));
const sentence = (start: string) => section.split('\n').find((line) => line.startsWith(start)) ?? '';
const guarded = addressesIn(sentence('Admin-guarded routes:').split('. /lead-dashboard')[0] ?? '');
const developer = addressesIn(sentence('Developer test routes:'));
const missing = addressesIn(sentence('Any other path').split(', which have no route')[0] ?? '');

let built: Map<string, string>;
beforeAll(async () => {
  built = await builtRoutes();
});

describe('the route table', () => {
  it('was read from the specification', () => {
    expect(publicRoutes).toHaveLength(29);
    expect(guarded).toEqual(['/founder-hub', '/founder/tutors/:id', '/founder/ai']);
    expect(developer).toHaveLength(13);
    expect(missing).toEqual(['/tutors', '/refund-policy', '/cookie-policy']);
  });

  it('has every route of the specification and no other', () => {
    const wanted = [...publicRoutes, ...guarded, ...developer, '/lead-dashboard', '/*'];
    expect([...built.keys()].sort()).toEqual(wanted.sort());
  });

  it('has no route where the specification has none on purpose', () => {
    for (const path of missing) expect(built.has(path)).toBe(false);
  });

  it('guards the administrators’ routes and no other', () => {
    for (const [path, file] of built) expect(file.startsWith('founders/')).toBe(guarded.includes(path));
  });
});
