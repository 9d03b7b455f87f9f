import { useTranslations } from 'use-intl/react';
import type { MapSkill } from '#app/practice/index.ts';
import { useRegion } from '../home/use-place.ts';
import { SkillDetail } from './skill-detail.tsx';
import { SkillDot } from './skill-dot.tsx';
import { type SkillSelection, detailId, type MapStrand, StrandName } from './strand-hills.tsx';

/** The map as a list: every skill is an expandable row. */
export function SkillRows({ strand, ...chosen }: SkillSelection & { strand: MapStrand }) {
  return (
    <li className="mm-strand">
      <StrandName strand={strand} />
      <ul className="mm-rows" aria-labelledby={`mm-${strand.id}`}>
        {strand.skills.map((skill) => (
          <Row key={skill.id} skill={skill} controls={detailId(strand.id)} {...chosen} />
        ))}
      </ul>
    </li>
  );
}

function Row({
  skill,
  controls,
  profileId,
  open,
  onOpen,
  onKey,
}: SkillSelection & { skill: MapSkill; controls: string }) {
  const t = useTranslations('learnersHome.map');
  const { place } = useRegion();
  const isOpen = skill.id === open;
  const percent = new Intl.NumberFormat(place.locale, { style: 'percent' }).format(skill.p);
  return (
    <li>
      <button
        type="button"
        className="mm-row"
        data-skill={skill.id}
        aria-expanded={isOpen}
        aria-controls={isOpen ? controls : undefined}
        onClick={() => onOpen(isOpen ? null : skill.id)}
        onKeyDown={onKey}
      >
        <SkillDot status={skill.status} current={skill.current} />
        <b>{skill.name}</b>
        <span className="small muted num">
          {t(skill.current ? 'now' : skill.status)}
          {skill.opportunities > 0 && `, ${percent}`}
        </span>
      </button>
      {isOpen && (
        <SkillDetail skill={skill} profileId={profileId} id={controls} onClose={() => onOpen(null)} />
      )}
    </li>
  );
}
