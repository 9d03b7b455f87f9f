import type { Ref } from 'react';
import { useLocale, useTranslations } from 'use-intl/react';
import { ReadAloud } from '#app/learners/index.ts';
import type { ChangeView, ItemView } from '../model/views.ts';
import { dayAhead } from './days.ts';
import { Sentence, Steps, stepsOf } from './parts.tsx';

type Props = {
  item: ItemView;
  changes: readonly ChangeView[];
  busy: boolean;
  next: Ref<HTMLButtonElement>;
};

/** The result of a question: the answer, its steps, when the skill returns, and the continue button. */
export function Outcome({ item, changes, busy, next }: Props) {
  const t = useTranslations('practice.outcome');
  const right = item.state === 'right';
  return (
    <>
      {item.voided && <p>{t('voided')}</p>}
      {!item.voided && item.state === 'given_up' && (
        <p>
          {t('givenUp')} {item.twin && <ComesBack twin={item.twin} />}
        </p>
      )}
      {!right && item.answer && (
        <p>
          <span className="muted">{t('answer')}</span> <Sentence parts={item.answer} />
        </p>
      )}
      {item.solution && item.solution.lines.length > 0 && (
        <details className="p-solution" open={!right}>
          <summary>{t('steps')}</summary>
          <Steps worked={item.solution} />
          <ReadAloud texts={stepsOf(item.solution)} />
        </details>
      )}
      {changes.length > 0 && (
        <ul className="p-changes">
          {changes.map((change) => (
            <li key={change.skill.id}>
              <AnswerSummary change={change} />
            </li>
          ))}
        </ul>
      )}
      <div className="p-go">
        <button
          type="submit"
          className="btn btn-primary btn-lg"
          ref={next}
          aria-disabled={busy}
          // Ignores the second click of a double click, which was meant for the button that was here before.
          onClick={(event) => {
            if (event.detail > 1) event.preventDefault();
          }}
        >
          {t('next')}
        </button>
      </div>
    </>
  );
}

/** When the same template is used again without help. The day belongs to the learner's calendar, not to this browser's zone. */
function ComesBack({ twin: { here, from } }: { twin: NonNullable<ItemView['twin']> }) {
  const t = useTranslations('practice.outcome.twin');
  const day = dayAhead(`${from}T12:00`, useLocale(), new Date());
  return t(`${here ? 'here' : 'later'}.${day.kind}`, { day: day.text });
}

function AnswerSummary({ change: { skill, what, why, dueAt } }: { change: ChangeView }) {
  const t = useTranslations('practice.outcome');
  const locale = useLocale();
  const day = dueAt === null ? null : dayAhead(dueAt, locale, new Date());
  return (
    <>
      <b>{skill.name}</b>
      {(what === 'mastered' || what === 'lost') && <span className="tag tag-primary">{t(what)}</span>}{' '}
      <span className="muted">{why}</span>
      {day && <span className="muted"> {t(`due.${day.kind}`, { day: day.text })}</span>}
    </>
  );
}
