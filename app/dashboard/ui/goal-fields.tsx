import { useId } from 'react';
import { useTranslations } from 'use-intl/react';
import type { GoalSkillList } from '../api/learner-client.ts';
import { longestTitle } from '#app/learners/index.ts';

export type GoalDraft = { title: string; dueOn: string; skills: readonly string[] };
/** Missing input by field. */
export type GoalProblem = {
  field: keyof GoalDraft;
  text: 'nameMissing' | 'dayMissing' | 'dayPast' | 'skillsMissing';
};

type Props = {
  draft: GoalDraft;
  lacks: readonly GoalProblem[];
  today: string;
  strands: GoalSkillList['strands'];
  onChange(change: Partial<GoalDraft>): void;
};

/** Title, day, and skills by strand. */
export function GoalFields({ draft, lacks, today, strands, onChange }: Props) {
  const t = useTranslations('learnerPage.goalForm');
  const id = useId();
  const lack = (field: keyof GoalDraft) => lacks.find((one) => one.field === field)?.text;
  const [title, day, skills] = [lack('title'), lack('dueOn'), lack('skills')];
  return (
    <>
      <div className="field">
        <label className="label" htmlFor={`${id}-title`}>
          {t('name')}
        </label>
        <input
          className="input"
          id={`${id}-title`}
          data-of="title"
          value={draft.title}
          maxLength={longestTitle}
          autoComplete="off"
          aria-invalid={title !== undefined}
          aria-describedby={`${id}-title-help`}
          onChange={({ target }) => onChange({ title: target.value })}
        />
        <p className={title ? 'error' : 'help'} id={`${id}-title-help`}>
          {t(title ?? 'nameHelp')}
        </p>
      </div>
      <div className="field">
        <label className="label" htmlFor={`${id}-day`}>
          {t('day')}
        </label>
        <input
          className="input"
          id={`${id}-day`}
          data-of="dueOn"
          type="date"
          min={today}
          value={draft.dueOn}
          aria-invalid={day !== undefined}
          aria-describedby={`${id}-day-help`}
          onChange={({ target }) => onChange({ dueOn: target.value })}
        />
        <p className={day ? 'error' : 'help'} id={`${id}-day-help`}>
          {t(day ?? 'dayHelp')}
        </p>
      </div>
      <fieldset className="field" aria-describedby={`${id}-skills-help`}>
        <legend className="label">{t('skills')}</legend>
        <p className={skills ? 'error' : 'help'} id={`${id}-skills-help`} tabIndex={-1} data-of="skills">
          {t(skills ?? 'skillsHelp')}
        </p>
        <Strands draft={draft} strands={strands} onChange={onChange} />
      </fieldset>
    </>
  );
}

function Strands({ draft, strands, onChange }: Pick<Props, 'draft' | 'strands' | 'onChange'>) {
  const t = useTranslations('learnerPage.goalForm');
  const toggle = (id: string) =>
    onChange({
      skills: draft.skills.includes(id) ? draft.skills.filter((one) => one !== id) : [...draft.skills, id],
    });
  return (
    <div className="strands">
      {strands.map(({ id, name, skills }) => {
        const count = skills.filter((skill) => draft.skills.includes(skill.id)).length;
        return (
          <details key={id}>
            <summary>
              {name}{' '}
              <span className={count > 0 ? 'tag tag-primary' : 'muted small'}>{t('chosen', { count })}</span>
            </summary>
            {skills.map((skill) => (
              <label className="check" key={skill.id}>
                <input
                  type="checkbox"
                  checked={draft.skills.includes(skill.id)}
                  onChange={() => toggle(skill.id)}
                />
                <span>{skill.name}</span>
              </label>
            ))}
          </details>
        );
      })}
    </div>
  );
}
