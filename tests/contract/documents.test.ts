import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const isInstalled = (path: string): boolean => path.includes('node_modules');
const documentFiles = globSync(['*.md', '{docs,operations,packages}/**/*.md'], { exclude: isInstalled });
const sourceFiles = globSync(['*.ts', '{app,bench,database,packages,server,tests}/**/*.{ts,tsx}'], {
  exclude: isInstalled,
});

const documents = documentFiles.map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** The anchor that GitHub gives to a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\- _]/gu, '')
    .replaceAll(' ', '-');

const anchorsOf = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

it('every link between documents leads to a file, and to a heading of it', () => {
  const links = documents.flatMap(({ file, text }) =>
    [...text.matchAll(/\]\((?!\w+:)([^)\s#]*)(?:#([^)\s]+))?\)/g)].map(([, path = '', anchor]) => ({
      file,
      path: path === '' ? file : join(dirname(file), path),
      anchor,
    })),
  );
  expect(links.length).toBeGreaterThan(100);
  const broken = links.filter(
    ({ path, anchor }) =>
      !existsSync(path) || (anchor !== undefined && !anchorsOf(readFileSync(path, 'utf8')).includes(anchor)),
  );
  expect(broken).toEqual([]);
});

it('every path that a document names exists', () => {
  const paths = documents.flatMap(({ file, text }) =>
    [
      ...text.matchAll(
        /`(?:node )?((?:app|bench|database|docs|operations|packages|server|tests)\/[\w*{},./-]+)/g,
      ),
    ].map(([, path = '']) => ({ file, path })),
  );
  expect(paths.length).toBeGreaterThan(300);
  expect(paths.filter(({ path }) => globSync(path).length === 0)).toEqual([]);
});

it('every decision record that is cited exists', () => {
  const records = globSync('docs/decisions/*.md').flatMap(
    (file) => /decisions\/(\d{4})-/.exec(file)?.slice(1) ?? [],
  );
  const cited = [...documentFiles, ...sourceFiles].flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /\b(?:records?|decisions?)[ /]((?:00\d\d)(?:(?:, | and )00\d\d)*)/gi,
      ),
    ].flatMap(([, numbers = '']) => numbers.match(/\d{4}/g) ?? []),
  );
  expect(cited.length).toBeGreaterThan(30);
  expect([...new Set(cited)].filter((number) => !records.includes(number))).toEqual([]);
});
