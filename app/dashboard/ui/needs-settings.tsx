import { useId } from 'react';
import { useTranslations } from 'use-intl/react';
import { extraTimes, type LearnerProfile } from '#app/learners/index.ts';
import { useChangeSetting } from './use-change-profile.ts';

const switches = ['shortSteps', 'dyslexiaFont', 'readAloud'] as const;
/** Minutes of the example for extra time. */
const example = 30;

/** Accessibility settings of a learner. They change the interface, never the criteria for mastery. */
export function LearnerNeedsSettings({ profile }: { profile: LearnerProfile }) {
  const t = useTranslations('learnerPage');
  const id = useId();
  const { value: needs, change, failed } = useChangeSetting(profile, 'needs');
  const { name } = profile;
  return (
    <section aria-labelledby="needs">
      <h2 id="needs">{t('needs.title', { name })}</h2>
      <div className="needs">
        {switches.map((need) => (
          <label className="switch" key={need}>
            <span>
              {t(`needs.${need}`)}
              <span>{t(`needs.${need}Text`)}</span>
            </span>
            <input
              type="checkbox"
              role="switch"
              aria-checked={needs[need]}
              checked={needs[need]}
              onChange={({ target }) => change({ [need]: target.checked })}
            />
          </label>
        ))}
        <div className="need-time">
          <label htmlFor={id}>{t('needs.extraTime')}</label>
          <select
            className="input"
            id={id}
            value={needs.extraTime}
            onChange={({ target }) =>
              change({ extraTime: extraTimes.find((each) => each === Number(target.value)) ?? 1 })
            }
          >
            {extraTimes.map((factor) => (
              <option key={factor} value={factor}>
                {factor === 1
                  ? t('needs.usual')
                  : t('needs.extended', {
                      minutes: String(Math.ceil(example * factor)),
                      usual: String(example),
                    })}
              </option>
            ))}
          </select>
        </div>
      </div>
      <p className="small muted mt-3">{t('needs.rule')}</p>
      <Failed failed={failed} />
    </section>
  );
}

export function Failed({ failed }: { failed: boolean }) {
  const t = useTranslations('learnerPage');
  return <div role="alert">{failed && <p className="error mt-3">{t('failed')}</p>}</div>;
}
