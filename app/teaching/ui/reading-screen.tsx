import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useAuth, useSignedOut } from '#app/accounts/index.ts';
import { linkedSessionQuery } from '../api/client.ts';
import { shownBlocks } from '../model/model-text/model-words.ts';
import type { SessionWithTurns, TutorTurnView } from '../model/views.ts';
import { Blocks } from './blocks.tsx';
import { LearnerWords } from './learner-words.tsx';
import { Maths, Sentence } from './sentence.tsx';
import { isGone, SessionMissing, SessionSkeleton } from './session-missing.tsx';
import { shownTurns } from './shown-turns.ts';
import { TutorDot } from './tutor-dot.tsx';

/** A conversation of a minor for their linked adult: everything that was said, and nothing to press. */
export function ReadingScreen({ linkId, id }: { linkId: string; id: string }) {
  const t = useTranslations('teaching.tutor');
  const { user } = useAuth();
  const signedOut = useSignedOut();
  const query = useQuery({ ...linkedSessionQuery(linkId, id, user?.id), enabled: user !== null });
  if (!signedOut && query.isPending) return <SessionSkeleton />;
  if (!query.data || isGone(query.error)) {
    const begin = { to: '/learner-profiles', label: t('reading.back') };
    return <SessionMissing failure={query.error} onRetry={() => void query.refetch()} begin={begin} />;
  }
  return <Reading session={query.data} />;
}

function Reading({ session }: { session: SessionWithTurns }) {
  const t = useTranslations('teaching');
  const wrote = t('tutor.reading.wrote');
  const name = session.title ?? session.skill?.name;
  const first = session.turns[0];
  const opening =
    first?.speaker === 'tutor' ? (first.asked ?? (session.skill ? null : session.problem.typed)) : null;
  return (
    <div className="page t-room">
      <div className="t-bar">
        <div>
          <h1 aria-label={name ?? session.problem.formula.speech}>
            {name ?? <Maths formula={session.problem.formula} />}
          </h1>
          <p className="small muted">{t('tutor.reading.note')}</p>
        </div>
        <div className="t-bar-side">
          <Link className="btn btn-secondary btn-sm" to="/learner-profiles">
            {t('tutor.reading.back')}
          </Link>
        </div>
      </div>
      <section className="chat" aria-label={t('tutor.conversation')}>
        {opening !== null && (
          <div className="bubble-me">
            <span className="sr">{wrote} </span>
            <span className="t-asked">{opening}</span>
          </div>
        )}
        {shownTurns({ turns: session.turns, card: null }).map((turn) =>
          turn.speaker === 'learner' ? (
            <div className="bubble-me" key={turn.id}>
              <LearnerWords turn={turn} intro={wrote} />
            </div>
          ) : (
            <div className="msg" key={turn.id}>
              <div className="msg-who">
                <TutorDot />
                <b>{t(`models.${session.model}.name`)}</b>
              </div>
              <Blocks blocks={blocksOf(turn)} />
            </div>
          ),
        )}
        {session.card && (
          <p className="t-prompt">
            <Sentence text={session.card.prompt} />
          </p>
        )}
      </section>
    </div>
  );
}

/** As the learner saw them: in the words of a language model where those were finished. */
const blocksOf = ({ blocks, words }: TutorTurnView) =>
  words && words.state !== 'streaming' ? shownBlocks(blocks, words) : blocks;
