import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';

type Learner = { id: string; name: string };

type ForWhomProps = {
  learners: readonly Learner[];
  /** Null is the account owner; undefined while nothing is chosen. */
  chosen: string | null | undefined;
  missing: boolean;
  /** Where to return after adding a learner. */
  back: string;
  onChoose: (learner: string | null) => void;
};

/** Learner selection. With several learners nothing is preselected: otherwise parents would book for themselves by accident. */
export function ForWhom({ learners, chosen, missing, back, onChoose }: ForWhomProps) {
  const t = useTranslations('bookPages');
  const choices = [...learners, { id: null, name: t('confirm.me') }];
  return (
    <fieldset className="field" aria-describedby={missing ? 'learner-missing' : undefined}>
      <legend className="label">{t('confirm.forWhom')}</legend>
      <div className="chips">
        {choices.map(({ id, name }) => (
          <label key={id ?? 'me'} className={`chip ${chosen === id ? 'is-on' : ''}`}>
            <input
              className="sr"
              type="radio"
              name="learner"
              checked={chosen === id}
              onChange={() => onChoose(id)}
            />
            {name}
          </label>
        ))}
        <Link className="chip" to={`/learner-profiles?${new URLSearchParams({ add: '1', next: back })}`}>
          {t('confirm.addLearner')}
        </Link>
      </div>
      {missing && (
        <p className="error" id="learner-missing" role="alert">
          {t('confirm.chooseLearner')}
        </p>
      )}
    </fieldset>
  );
}
