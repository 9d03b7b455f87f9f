import { type FormEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { MathInputHandle } from '@curvela/maths-react/input';
import { HintIcon } from '#app/ui/hint-icon.tsx';
import { deepestRung } from '../domain/answering/draft.ts';
import { useAnswering, useFocusAfterStep } from './answering/use-answering.ts';
import type { PracticeController } from './answering/use-practice.ts';
import { askHint, giveUp, reportItem, skipItem } from '../api/client.ts';
import type { ItemView, PracticeSessionView } from '../model/views.ts';
import { AnswerField } from './answer-field.tsx';
import { Confidence } from './confidence.tsx';
import { Hints } from './hints.tsx';
import { Outcome } from './outcome.tsx';
import { Sentence } from './parts.tsx';
import { Prompt } from './prompt.tsx';
import { Report } from './report.tsx';
import { Verdict } from './verdict.tsx';

type Props = {
  practice: PracticeController;
  session: PracticeSessionView;
  item: ItemView;
  /** The learner came here by a press, not by opening the page. */
  arrived: boolean;
};

/** One question: prompt, answer and result. Needs the question's id as its key. */
export function PracticeQuestionCard({ practice, session, item, arrived }: Props) {
  const t = useTranslations('practice.room');
  const { over, busy, waiting } = practice;
  const answering = useAnswering(item);
  const field = useRef<MathInputHandle>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  useFocusAfterStep({ arrived, over, places: { field, heading, next } });
  const locked = busy !== null || waiting;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (locked) return;
    if (over) return void practice.next();
    const attempt = answering.attempt();
    if (attempt) void practice.answer(attempt);
  };
  const latest = item.attempts.at(-1);
  return (
    <Prompt item={item} last={practice.last} heading={heading}>
      <form className="p-form" onSubmit={submit} noValidate aria-labelledby="p-prompt">
        {over ? (
          latest && (
            <p className="p-given-answer">
              <span className="muted">{t('yourAnswer')}</span> <Sentence parts={latest.given} />
            </p>
          )
        ) : (
          <AnswerField
            item={item}
            draft={answering.draft}
            disabled={waiting}
            field={field}
            onChange={(draft) => answering.change({ draft })}
          />
        )}
        <div role="status" className="p-status">
          {waiting && <p className="p-waiting">{t('waiting')}</p>}
          {practice.notice?.unread && <p className="error">{practice.notice.text}</p>}
          {!waiting && answering.lack && <p className="help">{t(`lack.${answering.lack}`)}</p>}
          {!waiting && !answering.lack && latest && <Verdict attempt={latest} />}
        </div>
        {!over && <Hints hints={item.hints} />}
        {over ? (
          <Outcome item={item} changes={practice.changes} busy={busy !== null} next={next} />
        ) : (
          <>
            <Confidence
              value={answering.confidence}
              disabled={locked}
              onChange={(confidence) => answering.change({ confidence })}
            />
            <Actions practice={practice} session={session} item={item} />
          </>
        )}
      </form>
      {!over && <Below practice={practice} item={item} />}
    </Prompt>
  );
}

function Actions({ practice, session, item }: Omit<Props, 'arrived'>) {
  const t = useTranslations('practice.room');
  const { busy, waiting, help } = practice;
  const exam = session.mode === 'exam';
  const begun = item.attempts.length > 0 || item.hints.length > 0;
  const locked = busy !== null || waiting;
  const hint = (cannotStart: boolean) =>
    help('hint', () => askHint(item.id, { seen: deepestRung(item), cannotStart }));
  const press = (work: () => Promise<void>) => () => {
    if (!locked) void work();
  };
  if (waiting)
    return (
      <div className="p-go">
        <button type="button" className="btn btn-primary btn-lg" onClick={practice.retry}>
          {t('tryNow')}
        </button>
      </div>
    );
  return (
    <div className="p-go">
      <button type="submit" className="btn btn-primary btn-lg" aria-disabled={busy === 'check'}>
        {busy === 'check' ? t('checking') : t(exam ? 'hand' : 'check')}
      </button>
      {!exam && item.mayHint && (
        <button
          type="button"
          className="btn btn-quiet btn-lg"
          aria-disabled={locked}
          onClick={press(() => hint(false))}
        >
          <HintIcon />
          {t('hint')}
        </button>
      )}
      {!exam && !begun && (
        <button
          type="button"
          className="btn btn-quiet btn-lg"
          aria-disabled={locked}
          onClick={press(() =>
            session.mode === 'diagnostic' ? help('give-up', () => giveUp(item.id)) : hint(true),
          )}
        >
          {t(session.mode === 'diagnostic' ? 'unknownToMe' : 'cannotStart')}
        </button>
      )}
      {!exam && begun && (
        <button
          type="button"
          className="btn btn-quiet btn-lg"
          aria-disabled={locked}
          onClick={press(() => help('give-up', () => giveUp(item.id)))}
        >
          {t('show')}
        </button>
      )}
    </div>
  );
}

/** Rarely needed actions: report the question, or skip it for today. */
function Below({ practice: { busy, waiting, help }, item }: Pick<Props, 'practice' | 'item'>) {
  const t = useTranslations('practice.room');
  const [reporting, setReporting] = useState(false);
  const locked = busy !== null || waiting;
  return (
    <div className="p-below">
      <button type="button" className="btn" onClick={() => setReporting(true)}>
        {t('wrongQuestion')}
      </button>
      <button
        type="button"
        className="btn"
        aria-disabled={locked}
        onClick={() => {
          if (!locked) void help('skip', () => skipItem(item.id));
        }}
      >
        {t('skip')}
      </button>
      {reporting && (
        <Report
          onClose={() => setReporting(false)}
          onSend={(text) => void help('report', () => reportItem(item.id, text))}
        />
      )}
    </div>
  );
}
