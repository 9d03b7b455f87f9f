import type { KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl/react';
import { quotedNames } from '#app/platform/quoted-names.ts';
import type { MapSkill, MapView } from '#app/practice/index.ts';
import { useRegion } from '../home/use-place.ts';
import { hillAt, hillHeight, hillOf, skillWidth, topOf } from './hills.ts';
import type { MapLine } from './lines.ts';
import { SkillDetail } from './skill-detail.tsx';
import { SkillDot } from './skill-dot.tsx';
import { withSoftHyphens } from './soft-hyphens.ts';

export type MapStrand = MapView['strands'][number];
export type SkillSelection = {
  profileId: string;
  open: string | null;
  onOpen: (id: string | null) => void;
  onKey: (event: KeyboardEvent<HTMLElement>) => void;
};
type Props = SkillSelection & {
  strand: MapStrand;
  lines: readonly MapLine[];
  at: string;
  onReach: (id: string) => void;
};

export const detailId = (strand: MapStrand['id']) => `mm-detail-${strand}`;

/** A strand: its name, its hills with a marker for each skill, and the opened skill. */
export function StrandHills({ strand, lines, at, onReach, ...chosen }: Props) {
  const { skills } = strand;
  const opened = skills.find(({ id }) => id === chosen.open);
  const close = () => {
    const from = document.querySelector<HTMLElement>(`[data-skill="${chosen.open}"]`);
    chosen.onOpen(null);
    from?.focus();
  };
  return (
    <li className="mm-strand">
      <StrandName strand={strand} />
      <div className="mm-lines" role="group" aria-labelledby={`mm-${strand.id}`}>
        {lines.map((line) => (
          <HillLine key={line.from} strand={strand} line={line} at={at} onReach={onReach} {...chosen} />
        ))}
        <Below skills={skills} />
      </div>
      {opened && (
        <SkillDetail
          key={opened.id}
          skill={opened}
          profileId={chosen.profileId}
          id={detailId(strand.id)}
          onClose={close}
        />
      )}
    </li>
  );
}

const isMastered = ({ masteredAt, status }: MapSkill) => masteredAt !== null && status !== 'disputed';

export function StrandName({ strand: { id, name, skills } }: { strand: MapStrand }) {
  const t = useTranslations('learnersHome.map');
  const count = { mastered: String(skills.filter(isMastered).length), all: String(skills.length) };
  return (
    <div className="mm-name">
      <h3 id={`mm-${id}`}>{name}</h3>
      <span className="small muted num">
        <span aria-hidden="true">{t('of', count)}</span>
        <span className="sr">{t('ofSpoken', { strand: name, ...count })}</span>
      </span>
    </div>
  );
}

type LineProps = SkillSelection & {
  strand: MapStrand;
  line: MapLine;
  at: string;
  onReach: (id: string) => void;
};

function HillLine({ strand, line: { from, to }, at, onReach, open, onOpen, onKey }: LineProps) {
  const known = strand.skills.map(({ p }) => p);
  const tested = strand.skills.map(({ status }) => status !== 'ahead');
  const hill = hillOf(known, tested, [from, to]);
  return (
    <div className="mm-line" style={{ gridTemplateColumns: `repeat(${to - from}, minmax(0, 1fr))` }}>
      <svg
        className="mm-hill dots"
        viewBox={`0 0 ${(to - from) * skillWidth} ${hillHeight}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {hill.area && <path className="mm-area" d={hill.area} />}
        {hill.line && <path className="mm-curve" d={hill.line} />}
        {hill.rest && <path className="mm-rest" d={hill.rest} />}
      </svg>
      {strand.skills.slice(from, to).map((skill, index) => (
        <SkillButton
          key={skill.id}
          skill={skill}
          top={topOf(hillAt(known, from + index + 0.5))}
          reached={skill.id === at}
          open={skill.id === open}
          controls={detailId(strand.id)}
          onPress={() => onOpen(skill.id === open ? null : skill.id)}
          onReach={() => onReach(skill.id)}
          onKey={onKey}
        />
      ))}
    </div>
  );
}

type ButtonProps = {
  skill: MapSkill;
  /** In percent of the height of the hills. */
  top: number;
  /** The skill in the tab order. */
  reached: boolean;
  open: boolean;
  controls: string;
  onPress: () => void;
  onReach: () => void;
  onKey: SkillSelection['onKey'];
};

function SkillButton({ skill, top, reached, open, controls, onPress, onReach, onKey }: ButtonProps) {
  const t = useTranslations('learnersHome.map');
  const { id, name, status, current } = skill;
  return (
    <button
      type="button"
      className={`mm-skill ${current ? 'is-now' : ''}`}
      data-skill={id}
      tabIndex={reached ? 0 : -1}
      aria-expanded={open}
      aria-controls={open ? controls : undefined}
      onClick={onPress}
      onFocus={onReach}
      onKeyDown={onKey}
    >
      <span className="mm-place">
        <span className="mm-mark" style={{ top: `${top}%` }}>
          <SkillDot status={status} current={current} />
        </span>
      </span>
      <span className="mm-label">{withSoftHyphens(name)}</span>
      <span className="sr">{`, ${t(status)}${current ? `, ${t('now')}` : ''}`}</span>
    </button>
  );
}

/** Below the hills: prerequisites of a strand; on a phone, where names are hidden, due and current skills. */
function Below({ skills }: { skills: readonly MapSkill[] }) {
  const t = useTranslations('learnersHome.map');
  const { place } = useRegion();
  const now = skills.find(({ current }) => current);
  const due = skills.filter(({ status, id }) => status === 'due' && id !== now?.id).map(({ name }) => name);
  const waits = skills.every(({ status }) => status === 'ahead') ? (skills[0]?.opensAfter ?? []) : [];
  return (
    <>
      {(due.length > 0 || now) && (
        <p className="mm-below small">
          {[
            ...(now ? [t(now.status === 'due' ? 'nowDueName' : 'nowName', { name: now.name })] : []),
            ...(due.length > 0 ? [t('dueNames', { names: quotedNames(due, place.locale) })] : []),
          ].join('. ')}
        </p>
      )}
      {waits.length > 0 && (
        <p className="mm-waits small muted">{t('opens', { names: quotedNames(waits, place.locale) })}</p>
      )}
    </>
  );
}
