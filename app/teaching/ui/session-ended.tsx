import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';

type Props = { ofSkill: boolean; hasOthers: boolean; busy: boolean; onAgain(): void };

/** The end of a session. Another problem is offered only if the family has others. */
export function SessionEnded({ ofSkill, hasOthers, busy, onAgain }: Props) {
  const t = useTranslations('teaching.tutor');
  const skill = useTranslations('tutorSkill');
  return (
    <div className="t-choices">
      <p className="w-full">{ofSkill ? skill('end') : t('end')}</p>
      {hasOthers && (
        <button
          type="button"
          className={`btn ${ofSkill ? 'btn-secondary' : 'btn-primary'}`}
          aria-disabled={busy}
          onClick={() => {
            if (!busy) onAgain();
          }}
        >
          {ofSkill ? skill('again') : t('again')}
        </button>
      )}
      <Link className={`btn ${hasOthers ? 'btn-secondary' : 'btn-primary'}`} to="/ai-tutor">
        {ofSkill ? skill('other') : t('newProblem')}
      </Link>
    </div>
  );
}
