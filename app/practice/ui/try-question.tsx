import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import type { MathInputHandle } from '@curvela/maths-react/input';
import { ApiFailure } from '#app/platform/api-client.ts';
import { useSingleMutation } from '#app/platform/use-single-mutation.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { useAnswering } from './answering/use-answering.ts';
import { sendTry, tryQuery, type TryView } from '../api/client.ts';
import { AnswerField } from './answer-field.tsx';
import { Sentence, Steps } from './parts.tsx';
import { Prompt } from './prompt.tsx';
import { skillAddress } from './skill-list.tsx';
import { tryAddress } from './skill-page.tsx';
import { Verdict } from './verdict.tsx';
import { PracticeSkeleton } from './practice-session.tsx';

/** Questions of a skill without an account. Nothing is stored, and the page states that. */
export function TryQuestion({ skill, seed }: { skill: string; seed: number }) {
  const t = useTranslations('practice');
  const { language } = usePreferences();
  const query = useQuery(tryQuery(skill, seed, language));
  if (query.isError)
    return (
      <div className="page plain-page">
        <h1>{t('room.awayTitle')}</h1>
        <p className="lead">{query.error instanceof ApiFailure ? query.error.message : t('room.offline')}</p>
        <button type="button" className="btn btn-primary btn-lg" onClick={() => void query.refetch()}>
          {t('room.again')}
        </button>
      </div>
    );
  if (!query.data) return <PracticeSkeleton />;
  return (
    <div className="page p-room">
      <header className="p-head">
        <h1>{t('try.title', { skill: query.data.item.skill.name })}</h1>
        <SignInNote />
      </header>
      <TryQuestionForm key={`${skill} ${seed}`} question={query.data} skill={skill} />
    </div>
  );
}

function SignInNote() {
  const t = useTranslations('practice.try');
  const { pathname, search } = useLocation();
  const way = `/auth?${new URLSearchParams({ next: pathname + search })}`;
  return <p className="muted">{t.rich('note', { link: (chunks) => <Link to={way}>{chunks}</Link> })}</p>;
}

function TryQuestionForm({ question, skill }: { question: TryView; skill: string }) {
  const t = useTranslations('practice');
  const { item, template, seed } = question;
  const answering = useAnswering(item);
  const field = useRef<MathInputHandle>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const onward = useRef<HTMLAnchorElement>(null);
  const [shown, setShown] = useState(false);
  const check = useSingleMutation({ mutationFn: sendTry });
  const judged = check.data;
  const right = judged?.attempt.verdict === 'equal' && !judged.attempt.formMissed;
  useEffect(() => {
    if (right) onward.current?.focus();
  }, [right]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (check.isPending || right) return;
    const attempt = answering.attempt();
    if (attempt) check.mutate({ template, seed, answer: attempt.answer });
  };
  const solution = judged?.item.solution ?? null;
  return (
    <Prompt item={item} heading={heading}>
      <form className="p-form" onSubmit={submit} noValidate aria-labelledby="p-prompt">
        <AnswerField
          item={item}
          draft={answering.draft}
          disabled={right}
          field={field}
          onChange={(draft) => answering.change({ draft })}
        />
        <div role="status" className="p-status">
          {answering.lack && <p className="help">{t(`room.lack.${answering.lack}`)}</p>}
          {!answering.lack && judged && <Verdict attempt={judged.attempt} />}
          {check.error && (
            <p className="error">
              {(check.error instanceof ApiFailure && check.error.message) || t('room.offline')}
            </p>
          )}
        </div>
        {(shown || right) && solution && (
          <>
            {!right && judged?.item.answer && (
              <p>
                <span className="muted">{t('outcome.answer')}</span> <Sentence parts={judged.item.answer} />
              </p>
            )}
            <Steps worked={solution} />
          </>
        )}
        <div className="p-go">
          {!right && (
            <button type="submit" className="btn btn-primary btn-lg" aria-disabled={check.isPending}>
              {t(check.isPending ? 'room.checking' : 'room.check')}
            </button>
          )}
          {!right && !shown && solution && (
            <button type="button" className="btn btn-quiet btn-lg" onClick={() => setShown(true)}>
              {t('room.show')}
            </button>
          )}
          <Link
            className={`btn btn-lg ${right ? 'btn-primary' : 'btn-quiet'}`}
            to={tryAddress(skill, seed + 1)}
            ref={onward}
          >
            {t('try.another')}
          </Link>
        </div>
      </form>
      <p className="p-below">
        <Link className="btn" to={skillAddress(skill, null)}>
          {t('try.read')}
        </Link>
      </p>
    </Prompt>
  );
}
