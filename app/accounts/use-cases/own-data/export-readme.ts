import { registry } from '#database/registry.ts';
import { brand } from '#app/platform/brand.ts';
import { type Language, translator } from '#app/platform/texts.ts';
import { archiveTexts } from '../../messages/own-data/archive/index.ts';
import type { ExportPart } from './export-parts.server.ts';

type About = { madeAt: Date; email: string; language: Language };
type Counts = ReadonlyMap<string, number>;

/** Machine-readable list of what the export contains and omits. */
export function buildManifest(parts: readonly ExportPart[], counts: Counts, { madeAt }: About): string {
  const held = parts.map(({ name, table, columns, leftOut }) => ({
    files: [`data/${name}.json`, `data/${name}.csv`],
    table,
    rows: counts.get(name) ?? 0,
    columns,
    leftOut,
    keptFor: registry[table]?.retention,
  }));
  const withheld = Object.entries(registry).flatMap(([table, entry]) =>
    entry.personal && entry.export === 'none'
      ? [{ table, why: entry.withheld, keptFor: entry.retention }]
      : [],
  );
  return `${JSON.stringify({ product: brand, madeAt: madeAt.toISOString(), parts: held, withheld }, null, 2)}\n`;
}

/** The same in the person's language. */
export function buildReadme(
  parts: readonly ExportPart[],
  counts: Counts,
  { madeAt, email, language }: About,
): string {
  const t = translator(archiveTexts, language, 'ownDataArchive');
  const lines = parts.map(({ name, leftOut }) => {
    const columns = Object.keys(leftOut).join(', ');
    const rows = t('readme.rows', { count: counts.get(name) ?? 0 });
    const missing = columns ? `; ${t('readme.leftOut', { columns })}` : '';
    return `data/${name}\r\n  ${aboutPart(language, name)} (${rows}${missing})`;
  });
  return `${[
    t('readme.title', { brand }),
    t('readme.made', { at: madeAt.toISOString(), email }),
    t('readme.formats'),
    t('readme.parts').toUpperCase(),
    ...lines,
    t('readme.missing').toUpperCase(),
    t('readme.missingBody'),
  ].join('\r\n\r\n')}\r\n`;
}

/** Description of a part. A test checks that every part in the registry has one. */
const aboutPart = (language: Language, name: string): string =>
  (archiveTexts[language].ownDataArchive.files as Record<string, string>)[name] ?? name;
