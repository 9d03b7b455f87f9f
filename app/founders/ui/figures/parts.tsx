import { useTranslations } from 'use-intl/react';
import { RowsTable } from '../rows-table.tsx';
import { Section } from '../section.tsx';
import { mostParts, type PartKey } from '../../domain/figures/figures.ts';
import type { FounderFigures } from '../../model/figures-schemas.ts';
import { useFormat } from './use-format.ts';

/** Breakdown of figures by name in both ranges; bars show the shares. */
export function Parts({ figures }: { figures: FounderFigures }) {
  const t = useTranslations('founderFigures');
  return figures.parts.map((part) => (
    <Section
      key={part.key}
      name={part.key}
      title={t(`parts.${part.key}`)}
      {...(part.rows.length >= mostParts ? { note: t('parts.most') } : {})}
    >
      <PartTable part={part} />
    </Section>
  ));
}

function PartTable({ part }: { part: FounderFigures['parts'][number] }) {
  const t = useTranslations('founderFigures');
  const format = useFormat();
  const name = usePartName();
  const sum = part.rows.reduce((all, { now }) => all + now, 0);
  const hasData = part.rows.some(({ now, before }) => now + before > 0);
  return (
    <div className="num">
      <RowsTable
        empty={t('parts.none')}
        columns={[
          { key: 'name', title: t('parts.name') },
          { key: 'now', title: t('now'), right: true },
          { key: 'share', title: t('parts.share'), right: true },
          { key: 'before', title: t('before'), right: true },
        ]}
        rows={(hasData ? part.rows : []).map((row) => ({
          key: row.name,
          cells: [
            <span key="name" className="wrap-anywhere">
              {name(part.key, row.name)}
            </span>,
            format.number(row.now),
            sum === 0 ? '–' : format.number(row.now / sum, { style: 'percent' }),
            format.number(row.before),
          ],
        }))}
      />
    </div>
  );
}

/** Known names are localized; codes and events are shown as stored. */
function usePartName(): (key: PartKey, name: string) => string {
  const t = useTranslations('founderFigures');
  const founders = useTranslations('founders');
  return (key, name) => {
    if (key === 'codes' || key === 'events') return name;
    if (key === 'hints') return t(`hints.${name as 'none'}`);
    if (key === 'model_outcomes') return t(`outcomes.${name as 'spoken'}`);
    if (key === 'flag_kinds') return founders(`safety.kinds.${name as 'threat'}`);
    return founders(`states.${name as 'confirmed'}`);
  };
}
