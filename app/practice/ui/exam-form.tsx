import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { LearnerProfile } from '#app/learners/index.ts';
import type { SkillId } from '@curvela/curriculum';
import { SkillList } from './skill-list.tsx';
import type { PracticeStarter } from './use-start.ts';

const sizes = [5, 10, 15, 20, 30, 40];
const lengths = [10, 15, 20, 30, 45, 60, 90, 120];

/** The settings of an exam: skills, number of questions, time. */
export default function ExamForm({
  profile,
  starting,
}: {
  profile: LearnerProfile;
  starting: PracticeStarter;
}) {
  const t = useTranslations('practice.exam');
  const [skills, setSkills] = useState<readonly SkillId[]>([]);
  const [size, setSize] = useState(10);
  const [minutes, setMinutes] = useState<number | null>(30);
  const factor = extraTimeOf(profile);
  const allowed = (usual: number) => Math.round(usual * factor);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    starting.start({ mode: 'exam', skills: [...skills], size, minutes });
  };
  const toggle = (id: SkillId) =>
    setSkills(skills.includes(id) ? skills.filter((one) => one !== id) : [...skills, id]);
  return (
    <form className="p-exam" onSubmit={submit}>
      <p>{t('rules')}</p>
      <div className="p-exam-row">
        <label className="field">
          <span className="label">{t('questions')}</span>
          <select className="input" value={size} onChange={({ target }) => setSize(Number(target.value))}>
            {sizes.map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          <span className="label">{t('time')}</span>
          <select
            className="input"
            value={minutes ?? ''}
            onChange={({ target }) => setMinutes(target.value === '' ? null : Number(target.value))}
          >
            <option value="">{t('noLimit')}</option>
            {lengths.map((usual) => (
              <option key={usual} value={usual}>
                {factor === 1
                  ? t('minutes', { minutes: String(usual) })
                  : t('extended', { minutes: String(allowed(usual)), usual: String(usual) })}
              </option>
            ))}
          </select>
        </label>
      </div>
      <details className="p-exam-skills">
        <summary>
          <span className="label">{t('skills')}</span>
          <span className="help">
            {skills.length === 0 ? t('allBegun') : t('chosen', { count: skills.length })}
          </span>
        </summary>
        <SkillList
          learner={profile.id}
          each={({ id, name }) => (
            <label className="check">
              <input
                type="checkbox"
                checked={skills.some((one) => one === id)}
                onChange={() => toggle(id as SkillId)}
              />
              <span>{name}</span>
            </label>
          )}
        />
      </details>
      <div className="p-go">
        <button type="submit" className="btn btn-primary btn-lg" aria-disabled={starting.busy !== null}>
          {starting.busy === 'exam' ? t('starting') : t('begin')}
        </button>
      </div>
    </form>
  );
}

/** Factor on the usual time; 1 for no extra time. */
const extraTimeOf = ({ needs }: LearnerProfile): number => needs.extraTime;
