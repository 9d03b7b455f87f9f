import { useId } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { quotedNames } from '#app/platform/quoted-names.ts';
import type { MapSkill } from '#app/practice/index.ts';
import { BeginButton } from '../home/begin-button.tsx';
import { whenNext } from '../home/days.ts';
import { useRegion } from '../home/use-place.ts';

/** Lower probability bounds of the verbal levels. */
const words = [
  ['sure', 0.95],
  ['likely', 0.75],
  ['even', 0.45],
  ['unsure', 0.2],
] as const;
const wordOf = (p: number) => words.find(([, from]) => p >= from)?.[0] ?? 'not';

type Props = { skill: MapSkill; profileId: string; id: string; onClose: () => void };

/** Details of one skill: estimate, evidence, next review, and actions. */
export function SkillDetail({ skill, profileId, id, onClose }: Props) {
  const t = useTranslations('learnersHome.map');
  const heading = useId();
  const { name, status, current } = skill;
  return (
    <div className="mm-detail card" id={id} role="group" aria-labelledby={heading}>
      <header>
        <h4 id={heading}>{name}</h4>
        <span className={`tag ${status === 'due' ? 'tag-sun' : ''}`}>{t(current ? 'now' : status)}</span>
      </header>
      <Known skill={skill} />
      <div className="acts">
        <BeginButton
          profileId={profileId}
          wanted={{ mode: 'skill', skills: [skill.id] }}
          className="btn-secondary"
        >
          {t('detail.practise')}
        </BeginButton>
        <Link className="btn btn-quiet" to={`/tutor/practice?skill=${skill.id}&learner=${profileId}`}>
          {t('detail.what')}
        </Link>
        {skill.opportunities > 0 && (
          <Link className="btn btn-quiet" to={`/learner-profiles?learner=${profileId}`}>
            {t('detail.proof')}
          </Link>
        )}
        <button type="button" className="btn btn-quiet" onClick={onClose}>
          {t('detail.close')}
        </button>
      </div>
    </div>
  );
}

function Known({ skill }: { skill: MapSkill }) {
  const t = useTranslations('learnersHome.map.detail');
  const { place } = useRegion();
  const { p, opportunities, unaidedRight, dueAt, opensAfter, status } = skill;
  const texts = {
    belief: t(`belief.${wordOf(p)}`),
    percent: new Intl.NumberFormat(place.locale, { style: 'percent' }).format(p),
  };
  const expected = { ...texts, belief: texts.belief.toLocaleLowerCase(place.locale) };
  return (
    <ul className="mm-facts num">
      <li>{opportunities > 0 ? t('number', texts) : t('expected', expected)}</li>
      {status === 'disputed' && <li>{t('objected')}</li>}
      {opportunities > 0 && <li>{t('evidence', { count: opportunities, right: unaidedRight })}</li>}
      {dueAt && <li>{t('review', { day: whenNext(dueAt, new Date(), place) })}</li>}
      {opensAfter.length > 0 && <li>{t('first', { names: quotedNames(opensAfter, place.locale) })}</li>}
    </ul>
  );
}
