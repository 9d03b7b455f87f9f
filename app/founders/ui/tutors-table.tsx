import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { Avatar, type Portrait } from '#app/tutors/index.ts';
import { tutorsQuery } from '../api/client.ts';
import type { Numbers } from '../model/schemas.ts';
import { Part } from './part.tsx';
import { RowsTable } from './rows-table.tsx';
import { Section } from './section.tsx';

const tones = { active: 'tag-success', paused: 'tag-warning', left: '' } as const;

/** Status of a tutor as a tag; the colour is redundant. */
export function StatusTag({ status }: { status: keyof typeof tones }) {
  const t = useTranslations('founders.status');
  return <span className={`tag ${tones[status]}`}>{t(status)}</span>;
}

/** All tutors with links to their records. */
export function TutorsTable({ counts }: { counts: Numbers['tutors'] | undefined }) {
  const t = useTranslations('founders');
  const note = counts && {
    note: t('tutors.count', {
      active: String(counts.active),
      paused: String(counts.paused),
      left: String(counts.left),
    }),
  };
  return (
    <Section name="tutors" title={t('tutors.title')} {...note} wide>
      <Part query={useQuery(tutorsQuery)} height={30}>
        {(tutors) => (
          <RowsTable
            empty={t('tutors.none')}
            columns={[
              { key: 'name', title: t('tutors.name') },
              { key: 'status', title: t('tutors.status') },
              { key: 'lacks', title: t('tutors.lacks') },
              { key: 'ahead', title: t('tutors.ahead'), right: true },
            ]}
            rows={tutors.map(({ id, name, city, avatar, status, missing, sessionsAhead }) => ({
              key: id,
              cells: [
                <span key="name" className="avatar-cell">
                  <Avatar portrait={avatar as Portrait} size={44} />
                  <span>
                    <Link to={`/founder/tutors/${id}`}>{name}</Link>
                    <span className="muted">{` ${city}`}</span>
                  </span>
                </span>,
                <StatusTag key="status" status={status} />,
                missing.map((each) => t(`missing.${each}`)).join(', ') || '–',
                sessionsAhead,
              ],
            }))}
          />
        )}
      </Part>
    </Section>
  );
}
