import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/*
 * Prints the measures of docs/architecture.md from the code itself: `npm run measure:structure`. The column "before" holds the values
 * before features had layers and packages (November 2026).
 */

type Measure = { name: string; before: string; now: string; target: string };

const sources = globSync('{app,packages,server,database,tests,bench}/**/*.{ts,tsx}');
const textOf = new Map(sources.map((file) => [file, readFileSync(file, 'utf8')]));
const features = [...new Set(sources.flatMap((file) => /^app\/([a-z-]+)\//.exec(file)?.[1] ?? []))].filter(
  (name) => !['platform', 'ui'].includes(name),
);
const filesOf = (feature: string) => sources.filter((file) => file.startsWith(`app/${feature}/`));
const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const linesOf = (file: string) => (textOf.get(file) ?? '').split('\n').length - 1;

/** Share of a feature's files under 25 lines. */
function shareOfSmallFiles(feature: string): number {
  const files = filesOf(feature);
  return files.filter((file) => linesOf(file) < 25).length / files.length;
}

/** Pairs of features that import each other, tests excepted. */
function mutualImports(): string[] {
  const imports = new Map<string, Set<string>>();
  for (const feature of features) {
    const targets = new Set<string>();
    for (const file of filesOf(feature).filter((each) => !isTest(each)))
      for (const [, from = ''] of (textOf.get(file) ?? '').matchAll(/from '([^']+)'/g)) {
        const target = from.startsWith('.') ? normalize(join(dirname(file), from)) : from.replace(/^#/, '');
        const other = /^app\/([a-z-]+)\//.exec(target)?.[1];
        if (other !== undefined && other !== feature) targets.add(other);
      }
    imports.set(feature, targets);
  }
  return features.flatMap((one) =>
    [...(imports.get(one) ?? [])]
      .filter((other) => one < other && imports.get(other)?.has(one))
      .map((other) => `${one} ↔ ${other}`),
  );
}

/** Type names exported by more than one file, with the number of files. Tests export none; what they quote does not count. */
function repeatedTypeNames(): [string, number][] {
  const counts = new Map<string, number>();
  for (const text of sources.filter((file) => !isTest(file)).map((file) => textOf.get(file) ?? ''))
    for (const [, name = ''] of text.matchAll(/^export (?:type|interface|class) ([A-Za-z]\w*)(?=[ <=])/gm))
      counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > 1).sort((a, b) => b[1] - a[1]);
}

/** Files touched by a commit with the scope of a feature: the median of the last 60 such commits. */
function filesOfFeatureCommit(): number {
  const log = execFileSync('git', ['log', '--format=%x00%s', '--name-only', '-n', '400'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const counts = log
    .split('\0')
    .map((entry) => entry.split('\n').filter((line) => line !== ''))
    .filter(([title = '']) =>
      features.some((feature) => title.startsWith('feat(') && title.includes(`(${feature})`)),
    )
    .slice(0, 60)
    .map((entry) => entry.length - 1)
    .sort((a, b) => a - b);
  return counts[Math.floor(counts.length / 2)] ?? 0;
}

const count = (pattern: RegExp, among: readonly string[]) =>
  among.reduce((sum, file) => sum + [...(textOf.get(file) ?? '').matchAll(pattern)].length, 0);

const crowded = features.filter((feature) => shareOfSmallFiles(feature) > 0.2);
const mutual = mutualImports();
const repeated = repeatedTypeNames();
const entries = Math.max(...features.map((feature) => globSync(`app/${feature}/{index,public}*.ts`).length));
const inFeatures = features.flatMap(filesOf).filter((file) => !isTest(file));
const others = sources.filter((file) => file !== 'tests/structure/measure.ts');

const measures: Measure[] = [
  {
    name: 'features with more than 20 % of their files under 25 lines',
    before: 'most',
    now: `${crowded.length}${crowded.length > 0 ? ` (${crowded.map((feature) => `${feature} ${Math.round(shareOfSmallFiles(feature) * 100)} %`).join(', ')})` : ''}`,
    target: '0',
  },
  {
    name: 'files a feature commit touches, median',
    before: '10',
    now: String(filesOfFeatureCommit()),
    target: '≤ 6',
  },
  {
    name: 'mutual feature imports',
    before: '4 pairs',
    now: `${mutual.length}${mutual.length > 0 ? ` (${mutual.join(', ')})` : ''}`,
    target: '0',
  },
  {
    name: 'raw <button> in features',
    before: '355',
    now: String(count(/<button\b/g, inFeatures)),
    target: '0',
  },
  {
    name: '`as never`; `oxfmt-ignore`',
    before: '28; 696',
    now: `${count(/\bas never\b/g, others)}; ${count(/oxfmt-ignore/g, others)}`,
    target: '0; < 50',
  },
  {
    name: 'meanings of one exported type name, most; names with more than one',
    before: 'up to 20',
    now: `${repeated[0]?.[1] ?? 1}; ${repeated.length}`,
    target: '1; 0',
  },
  { name: 'public entry files of a feature, most', before: 'up to 10', now: String(entries), target: '2' },
];

process.stdout.write('| measure | before | now | target |\n| --- | --- | --- | --- |\n');
for (const { name, before, now, target } of measures)
  process.stdout.write(`| ${name} | ${before} | ${now} | ${target} |\n`);
if (repeated.length > 0)
  process.stdout.write(
    `\nExported more than once: ${repeated.map(([name, times]) => `${name} ${times}`).join(', ')}\n`,
  );
