import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { MapView } from '#app/practice/index.ts';
import { useNarrowerThan } from '#app/ui/narrow.ts';
import { mapQuery } from '../../api/dashboard-client.ts';
import { useRegion } from '../home/use-place.ts';
import { LearnerQueryPart } from '../part.tsx';
import { linesOf, moveBetweenSkills } from './lines.ts';
import { SkillDot } from './skill-dot.tsx';
import { SkillRows } from './skill-rows.tsx';
import { StrandHills } from './strand-hills.tsx';

/** Window width in pixels below which fewer skills are on a line, so that each can be tapped. */
const touched = 800;

type Props = { profileId: string; name: string; own: boolean };

/** What a learner can do alone: hills for each strand, usable by keyboard and touch. */
export function MasteryMap({ profileId, name, own }: Props) {
  const t = useTranslations('learnersHome.map');
  const { language } = useRegion();
  return (
    <section className="mm" aria-labelledby="mastery-map">
      <h2 id="mastery-map">{t('title', { own: own ? 'yes' : 'no', name })}</h2>
      <LearnerQueryPart query={useQuery(mapQuery(profileId, language))} height={62}>
        {(map) => <Explored map={map} profileId={profileId} />}
      </LearnerQueryPart>
    </section>
  );
}

/** On a phone six skills per line leave each wide enough for a finger. */
const mostOnLine = { narrow: 6, wide: 12 };

function Explored({ map, profileId }: { map: MapView; profileId: string }) {
  const t = useTranslations('learnersHome.map');
  const narrow = useNarrowerThan(touched);
  const all = map.strands.flatMap(({ skills }) => skills);
  const [asList, setAsList] = useState(false);
  const [open, onOpen] = useState<string | null>(null);
  const [at, onReach] = useState((all.find(({ current }) => current) ?? all[0])?.id ?? '');
  const most = narrow ? mostOnLine.narrow : mostOnLine.wide;
  const strands = map.strands.map((strand) => ({ strand, lines: linesOf(strand.skills.length, most) }));
  const rows = strands.flatMap(({ strand, lines }) =>
    lines.map(({ from, to }) => strand.skills.slice(from, to).map(({ id }) => id)),
  );
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') onOpen(null);
    const { skill } = event.currentTarget.dataset;
    if (asList || skill === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = moveBetweenSkills(rows, skill, event.key);
    if (next === null) return;
    event.preventDefault();
    document.querySelector<HTMLElement>(`[data-skill="${next}"]`)?.focus();
  };
  const chosen = { profileId, open, onOpen, onKey };
  return (
    <>
      <div className="mm-head">
        <p className="muted">
          {t('lead', {
            mastered: String(map.counts.mastered),
            onTheWay: String(
              all.filter(({ masteredAt, status }) => masteredAt === null && status !== 'ahead').length,
            ),
            ahead: String(map.counts.ahead),
          })}
        </p>
        <Key />
      </div>
      <p className="sr">{t('keys')}</p>
      <ul className={`mm-strands ${asList ? 'is-list' : ''}`}>
        {strands.map(({ strand, lines }) =>
          asList ? (
            <SkillRows key={strand.id} strand={strand} {...chosen} />
          ) : (
            <StrandHills
              key={strand.id}
              strand={strand}
              lines={lines}
              at={at}
              onReach={onReach}
              {...chosen}
            />
          ),
        )}
      </ul>
      <button type="button" className="btn btn-secondary btn-sm" onClick={() => setAsList(!asList)}>
        {t(asList ? 'picture' : 'list')}
      </button>
    </>
  );
}

const marks = ['mastered', 'on_the_way', 'due', 'ahead'] as const;

function Key() {
  const t = useTranslations('learnersHome.map');
  return (
    <ul className="mm-key">
      {marks.map((status) => (
        <li key={status}>
          <SkillDot status={status} current={false} />
          {t(status)}
        </li>
      ))}
    </ul>
  );
}
