import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import type { TeachingSessionView } from '../model/views.ts';
import { GraphView } from './graph-view.tsx';
import { Lines } from './lines.tsx';
import { Maths } from './sentence.tsx';

/** Side panel: the graph if there is one, the lines, and what has been done. */
export function SessionPanel({ session }: { session: TeachingSessionView }) {
  const t = useTranslations('teaching.tutor');
  return (
    <aside className="card on-card t-panel" aria-label={t('soFar')}>
      <WorkSoFar session={session} top="h2" />
    </aside>
  );
}

/** `top`: heading level of the first part. */
export function WorkSoFar({ session, top: Top }: { session: TeachingSessionView; top: 'h2' | 'h3' }) {
  const t = useTranslations('teaching.tutor');
  const words = useTranslations('tutorWords.story');
  const { graph, skill } = session;
  if (skill && !skill.byLines) return <SkillSoFar session={session} skill={skill} top={Top} />;
  const Second = graph ? 'h3' : Top;
  return (
    <>
      {graph && (
        <>
          <Top>{t('panelTitle')}</Top>
          <GraphView graph={graph} />
          <ul className="t-legend">
            <li>
              <Stroke className="g-fn" />
              <span>
                {t('panelGiven')} <Maths formula={graph.labels.given} />
              </span>
            </li>
            {graph.labels.mine && (
              <li>
                <Stroke className="g-fn mine dash" />
                <span>
                  {t('panelMine')} <Maths formula={graph.labels.mine} />
                </span>
              </li>
            )}
          </ul>
        </>
      )}
      <div className={graph ? 't-panel-note' : undefined}>
        <Second>{t('linesTitle')}</Second>
        {session.problem.asksForModel ? (
          <p>{words('problem')}</p>
        ) : (
          <Lines
            lines={session.lines.map(({ n, formula, by }) => ({
              n,
              formula,
              mark: by === 'given' ? 'given' : by === 'tutor' ? 'shown' : 'equal',
            }))}
          />
        )}
      </div>
      <div className="t-panel-note">
        <h3>{t('soFar')}</h3>
        <Tallied session={session} />
      </div>
    </>
  );
}

/** For a skill: its name, its full explanation, and what has been done. */
function SkillSoFar({
  session,
  skill,
  top: Top,
}: {
  session: TeachingSessionView;
  skill: NonNullable<TeachingSessionView['skill']>;
  top: 'h2' | 'h3';
}) {
  const t = useTranslations('teaching.tutor');
  const ofSkill = useTranslations('tutorSkill');
  const learner: Record<string, string> = session.profileId === null ? {} : { learner: session.profileId };
  return (
    <>
      <Top>{skill.name}</Top>
      <p>
        <Link to={`/tutor/practice?${new URLSearchParams({ skill: skill.id, ...learner })}`}>
          {ofSkill('readAll')}
        </Link>
      </p>
      <div className="t-panel-note">
        <h3>{t('soFar')}</h3>
        <Tallied session={session} />
      </div>
    </>
  );
}

function Tallied({ session }: { session: TeachingSessionView }) {
  const t = useTranslations('teaching.tutor');
  const { unaided, afterHelp, shown, solved } = session.tally;
  return (
    <dl className="t-so-far">
      <dt>{t('unaided')}</dt>
      <dd className="num">{unaided}</dd>
      <dt>{t('afterHelp')}</dt>
      <dd className="num">{afterHelp}</dd>
      {shown > 0 && (
        <>
          <dt>{t('shownSteps')}</dt>
          <dd className="num">{shown}</dd>
        </>
      )}
      <dt>{t('solved')}</dt>
      <dd className="num">{solved}</dd>
    </dl>
  );
}

const Stroke = ({ className }: { className: string }) => (
  <svg viewBox="0 0 34 8" width="34" height="8" aria-hidden="true">
    <path className={className} d="M1 4H33" />
  </svg>
);
