import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useMoment } from '../moment.ts';
import { RowsTable } from '../rows-table.tsx';
import { Section } from '../section.tsx';
import type { Overview } from '../../model/ai-schemas.ts';
import { useModelName } from './model-name.ts';
import { useFigures } from './use-figures.ts';

/** Tutor models with their live version and a link to all versions. */
export function ModelsTable({ ai, chosen }: { ai: Overview; chosen: string }) {
  const t = useTranslations('foundersAi');
  const f = useTranslations('founders.ai');
  const nameOf = useModelName();
  const moment = useMoment();
  const { count, seconds } = useFigures();
  return (
    <Section title={f('models', { count: String(ai.models.length) })} wide>
      <p className="muted mb-4">{t('modelsNote', { days: String(ai.days) })}</p>
      <RowsTable
        empty=""
        columns={[
          { key: 'model', title: f('model') },
          { key: 'prompt', title: t('prompt') },
          { key: 'since', title: t('liveSince') },
          { key: 'sessions', title: f('sessions'), right: true },
          { key: 'first', title: t('firstWords'), right: true },
          { key: 'open', title: t('open'), right: true, bare: true },
        ]}
        rows={ai.models.map(({ id, sessions, live, next, firstWordHalf }) => ({
          key: id,
          cells: [
            nameOf(id),
            <span key="prompt" className="ai-prompt">
              {live ? `v${live.version}` : t('builtIn')}
              {next && (next.state === 'draft' || next.state === 'tested') && (
                <span className="tag tag-primary">
                  {t(`next.${next.state}`, { version: String(next.version) })}
                </span>
              )}
            </span>,
            live && live.version > 1 && live.since ? moment(live.since) : t('start'),
            count(sessions),
            seconds(firstWordHalf),
            <Link
              key="open"
              to={`?model=${id}`}
              preventScrollReset
              aria-current={id === chosen ? 'true' : undefined}
              aria-label={t('versions', { model: nameOf(id) })}
            >
              {t('open')}
            </Link>,
          ],
        }))}
      />
    </Section>
  );
}
