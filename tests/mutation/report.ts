import { basename } from 'node:path';
import type { PlantedFault } from './faults.ts';
import { areas, featureOf } from './features.ts';
import type { FaultVerdict } from './store.ts';

/** A fault that changes nothing that anybody could notice, with the reason. Found again by its code when the file moves. */
export type Equivalent = { file: string; kind: string; original: string; planted: string; reason: string };
export type Examined = { fault: PlantedFault; verdict: FaultVerdict | 'equivalent' };
export type ReportRow = {
  name: string;
  faults: number;
  byTests: number;
  byTypes: number;
  survived: number;
  equivalent: number;
  /** Caught out of those that are not equivalent; null without any. */
  percentage: number | null;
};

export function isEquivalent(fault: PlantedFault, list: readonly Equivalent[]): boolean {
  return list.some(
    (one) =>
      basename(one.file) === basename(fault.file) &&
      one.kind === fault.kind &&
      one.original === fault.original &&
      one.planted === fault.planted,
  );
}

export function countRow(name: string, examined: readonly Examined[]): ReportRow {
  const verdicts = examined.map(({ verdict }) => verdict);
  const caught = verdicts.filter((one) => one !== 'equivalent' && one.outcome === 'caught');
  const byTypes = caught.filter((one) => one !== 'equivalent' && one.by === 'types').length;
  const equivalent = verdicts.filter((one) => one === 'equivalent').length;
  const counted = verdicts.length - equivalent;
  return {
    name,
    faults: verdicts.length,
    byTests: caught.length - byTypes,
    byTypes,
    survived: counted - caught.length,
    equivalent,
    percentage: counted === 0 ? null : (100 * caught.length) / counted,
  };
}

/** A row for each feature and one for all. */
export function featureRows(examined: readonly Examined[]): ReportRow[] {
  const names = [...new Set(examined.map(({ fault }) => featureOf(fault.file)))].sort();
  const rows = names.map((name) =>
    countRow(
      name,
      examined.filter(({ fault }) => featureOf(fault.file) === name),
    ),
  );
  return [...rows, countRow('all', examined)];
}

/** A row for each area that goes across features, where it has faults. */
export function areaRows(examined: readonly Examined[]): ReportRow[] {
  return Object.entries(areas)
    .map(([name, paths]) =>
      countRow(
        name,
        examined.filter(({ fault }) => paths.test(fault.file)),
      ),
    )
    .filter(({ faults }) => faults > 0);
}

export function kindRows(examined: readonly Examined[]): ReportRow[] {
  const kinds = [...new Set(examined.map(({ fault }) => fault.kind))].sort();
  return kinds.map((kind) =>
    countRow(
      kind,
      examined.filter(({ fault }) => fault.kind === kind),
    ),
  );
}

/** A table in Markdown. */
export function formatTable(title: string, rows: readonly ReportRow[]): string {
  const lines = rows.map(
    ({ name, faults, byTests, byTypes, survived, equivalent, percentage }) =>
      `| ${[name, faults, byTests, byTypes, survived, equivalent, percentage === null ? '–' : `${percentage.toFixed(0)} %`].join(' | ')} |`,
  );
  return [
    `| ${title} | faults | caught by tests | refused by compiler or linter | survived | equivalent | caught |`,
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...lines,
    '',
  ].join('\n');
}

export type RunFacts = { date: string; seed: number; limit: number | null; minutes: number; commit: string };

/** The document for docs/performance. */
export function formatDocument(examined: readonly Examined[], facts: RunFacts): string {
  const limit = facts.limit === null ? 'all faults' : `at most ${facts.limit} faults a feature`;
  return [
    '# Planted faults',
    '',
    `\`npm run mutate\` on ${facts.date} at ${facts.commit}: seed ${facts.seed}, ${limit}, ${facts.minutes.toFixed(0)} minutes.`,
    'Each fault is one change of one place. It counts as caught when a unit or database test fails or takes too long, or when the compiler or the linter refuses it.',
    'Equivalent faults change nothing that anybody could notice; `tests/mutation/equivalent.json` gives the reason of each.',
    '',
    formatTable('feature', featureRows(examined)),
    formatTable('area', areaRows(examined)),
    formatTable('kind', kindRows(examined)),
  ].join('\n');
}

/** The survivors of a feature, for whoever writes the missing tests. */
export function formatSurvivors(feature: string, examined: readonly Examined[]): string {
  const survivors = examined.filter(
    ({ verdict }) => verdict !== 'equivalent' && verdict.outcome === 'survived',
  );
  const code = (text: string) => `\`\` ${text.replaceAll('|', '\\|')} \`\``;
  const items = survivors.map(({ fault, verdict }) => {
    const { note, ran } = verdict as FaultVerdict;
    return [
      `## ${fault.file}:${fault.line} – ${fault.kind}`,
      '',
      `- was: ${code(fault.original)}`,
      `- planted: ${code(fault.planted)}`,
      `- why it survives: ${note}`,
      ...(ran.length > 0
        ? [`- tests that ran: ${ran.slice(0, 6).join(', ')}${ran.length > 6 ? ', …' : ''}`]
        : []),
      `- id: ${fault.id}`,
      '',
    ].join('\n');
  });
  return [`# ${feature}: ${survivors.length} survivors of ${examined.length} faults`, '', ...items].join(
    '\n',
  );
}
