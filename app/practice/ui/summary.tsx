import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl/react';
import { ReadAloud } from '#app/learners/index.ts';
import { Mark } from '@curvela/maths-react/verdict';
import { dotsOf } from '../domain/answering/session-progress.ts';
import type { ChangeView, PracticeSessionView, PracticeSummaryView } from '../model/views.ts';
import { dayAhead } from './days.ts';
import { ItemCurve } from './item-curve.tsx';
import { learnAddress } from './learn-address.ts';
import { Sentence } from './parts.tsx';
import { skillAddress } from './skill-list.tsx';

/** The summary of a session: questions, changes with reasons, the next review, and links to continue. */
export function Summary({ session }: { session: PracticeSessionView }) {
  const t = useTranslations('practice.summary');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { summary, profileId: learner } = session;
  return (
    <div className="page p-room">
      <header className="p-head">
        <h1 ref={heading} tabIndex={-1}>
          {t(`title.${session.mode}`)}
        </h1>
        {session.marks.length > 0 && <ItemCurve dots={dotsOf(session, null)} seed={session.id} />}
      </header>
      {summary && (
        <SummaryText
          summary={summary}
          learner={learner}
          exam={session.mode === 'exam'}
          unanswered={session.mode === 'exam' ? unansweredIn(session.size, summary) : 0}
        />
      )}
      <div className="p-go">
        <Link className="btn btn-primary btn-lg" to={`/tutor/practice?learner=${learner}`}>
          {t('more')}
        </Link>
        <Link className="btn btn-quiet btn-lg" to={`/learner-profiles?learner=${learner}`}>
          {t('map')}
        </Link>
        <Link className="btn btn-quiet btn-lg" to="/dashboard">
          {t('dashboard')}
        </Link>
      </div>
    </div>
  );
}

/** An undecided answer is not among `items`, but it was given. */
const unansweredIn = (size: number, { items, undecided }: PracticeSummaryView): number =>
  Math.max(0, size - items.length - undecided);

type SummaryTextProps = {
  summary: PracticeSummaryView;
  learner: string;
  exam: boolean;
  /** Exam questions that were not answered before the end. */
  unanswered: number;
};

function SummaryText({ summary, learner, exam, unanswered }: SummaryTextProps) {
  const t = useTranslations('practice.summary');
  const learn = useTranslations('practice.skill');
  const locale = useLocale();
  const { asked, right, unaided, undecided, minutes, changes, mistakes, nextReviewAt, stuck, items } =
    summary;
  const next = nextReviewAt === null ? null : dayAhead(nextReviewAt, locale, new Date());
  return (
    <div className="p-summary">
      <p className="lead">
        {asked === 0 ? t('nothing') : t('counts', { right: String(right), asked: String(asked) })}{' '}
        {asked > 0 && !exam && t('unaided', { count: unaided })} {minutes > 0 && t('minutes', { minutes })}
      </p>
      {asked > 0 && unanswered > 0 && <p>{t('unanswered', { count: unanswered })}</p>}
      {undecided > 0 && <p>{t('undecided', { count: undecided })}</p>}
      {next && <p>{t(`next.${next.kind}`, { day: next.text })}</p>}
      {exam && items.length > 0 && <Results items={items} />}
      {changes.length > 0 && (
        <section aria-labelledby="p-changed">
          <h2 id="p-changed">{t('changed')}</h2>
          <ul className="p-beliefs">
            {changes.map((change) => (
              <Belief key={change.skill.id} change={change} learner={learner} />
            ))}
          </ul>
        </section>
      )}
      {stuck.length > 0 && (
        <section aria-labelledby="p-stuck">
          <h2 id="p-stuck">{t('stuck')}</h2>
          <ul className="p-plain">
            {stuck.map(({ skill, instead, text }) => (
              <li key={skill}>
                {text}{' '}
                <Link to={instead ? skillAddress(instead.id, learner) : '/tutor'}>
                  {instead ? t('insteadOpen', { instead: instead.name }) : t('human')}
                </Link>
                {instead && (
                  <>
                    {' · '}
                    <Link to={learnAddress(instead.id, learner)}>{learn('learn')}</Link>
                  </>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {mistakes.length > 0 && (
        <section aria-labelledby="p-mistakes">
          <h2 id="p-mistakes">{t('mistakes')}</h2>
          <ul className="p-plain">
            {mistakes.map(({ mistake, text, count }) => (
              <li key={mistake}>
                {text} {count > 1 && <span className="muted">{t('times', { count })}</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

const percent = (locale: string, share: number): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(share);

/** An estimate before and after, as numbers and as two marks on a line. */
function Belief({ change, learner }: { change: ChangeView; learner: string }) {
  const t = useTranslations('practice.summary');
  const learn = useTranslations('practice.skill');
  const locale = useLocale();
  const { skill, before, after, what, why, dueAt } = change;
  const due = dueAt === null ? null : dayAhead(dueAt, locale, new Date());
  return (
    <li>
      <p className="p-belief-name">
        <Link to={skillAddress(skill.id, learner)}>{skill.name}</Link>
        <span className={`tag ${what === 'mastered' || what === 'kept' ? 'tag-success' : ''}`}>
          {t(`what.${what}`)}
        </span>
      </p>
      <svg className="p-belief" viewBox="0 0 200 12" preserveAspectRatio="none" aria-hidden="true">
        <path className="p-belief-track" d="M2 6H198" />
        <path className="p-belief-now" d={`M2 6H${2 + 196 * after}`} />
        <path className="p-belief-was" d={`M${2 + 196 * before} 1V11`} />
      </svg>
      <p className="small">
        <span className="num">
          {t('belief', { before: percent(locale, before), after: percent(locale, after) })}
        </span>{' '}
        <span className="muted">{why}</span>
        {due && <span className="muted"> {t(`due.${due.kind}`, { day: due.text })}</span>}
      </p>
      {(what === 'down' || what === 'lost') && (
        <p className="small">
          <Link to={learnAddress(skill.id, learner)}>{learn('learn')}</Link>
        </p>
      )}
    </li>
  );
}

const text = (content: string) => ({ kind: 'text', text: `${content} ` }) as const;

/** All questions of an exam with the given and the right answers. */
function Results({ items }: Pick<PracticeSummaryView, 'items'>) {
  const t = useTranslations('practice.summary');
  return (
    <section aria-labelledby="p-results">
      <h2 id="p-results">{t('results')}</h2>
      <ol className="p-results">
        {items.map(({ prompt, given, answer, verdict }, at) => (
          // The questions of a finished exam never change order.
          <li key={at}>
            {verdict === null ? <span className="p-no-mark" /> : <Mark kind={verdict} />}
            <div>
              <p>
                <span className="sr">{t(`verdict.${verdict ?? 'none'}`)} </span>
                <Sentence parts={prompt} />
              </p>
              <p className="small">
                <span className="muted">{t('given')}</span>{' '}
                {given ? <Sentence parts={given} /> : t('noAnswer')}
                {verdict !== 'equal' && (
                  <>
                    {' · '}
                    <span className="muted">{t('answer')}</span> <Sentence parts={answer} />
                  </>
                )}
              </p>
              <ReadAloud texts={[prompt, [text(t('answer')), ...answer]]} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
