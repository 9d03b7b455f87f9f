import { useTranslations } from 'use-intl/react';
import { RowsTable } from '../rows-table.tsx';
import { Section } from '../section.tsx';
import type { ModelVersions } from '../../model/ai-schemas.ts';
import { useFigures } from './use-figures.ts';

const columns = ['version', 'calls', 'half', 'most', 'guarded', 'troubled', 'cost', 'right'] as const;

/** Results of each version of a tutor model with learners. */
export function VersionFigures({ all }: { all: ModelVersions }) {
  const t = useTranslations('foundersAi.figures');
  const { count, seconds, share, money } = useFigures();
  return (
    <Section title={t('title')} wide>
      <p className="muted mb-4">{t('note', { days: String(all.days) })}</p>
      <RowsTable
        empty=""
        columns={columns.map((key) => ({ key, title: t(key), right: key !== 'version' }))}
        rows={all.versions.map(({ id, version, figures: own }) => ({
          key: id,
          cells: [
            `v${version}`,
            count(own.calls),
            seconds(own.firstWordHalf),
            seconds(own.firstWordMost),
            share(own.guarded),
            share(own.troubled),
            money(own.cost),
            own.answersRight === null ? share(null) : `${share(own.answersRight)} (${count(own.answers)})`,
          ],
        }))}
      />
    </Section>
  );
}
