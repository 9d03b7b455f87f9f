import { Fragment } from 'react';
import { useTranslations } from 'use-intl/react';
import type { TurnView } from '../model/views.ts';
import { shownBlocks } from '../model/model-text/model-words.ts';
import { Blocks } from './blocks.tsx';
import { LearnerWords } from './learner-words.tsx';
import './turn-revision.css';

type Props = {
  turns: readonly TurnView[];
  /** The opening message is still shown above. */
  opened: boolean;
};

/** Superseded turns: collapsed and read-only. */
export function EarlierVersion({ turns, opened }: Props) {
  const t = useTranslations('tutorWords');
  const own = useTranslations('teaching.tutor');
  return (
    <details className="t-earlier">
      <summary>{t('earlier', { count: turns.length })}</summary>
      <div className="chat">
        {turns.map((turn) =>
          turn.speaker === 'learner' ? (
            <div key={turn.id} className="bubble-me">
              <LearnerWords turn={turn} />
            </div>
          ) : (
            <Fragment key={turn.id}>
              {!opened && !turn.anew && turn.asked && (
                <div className="bubble-me">
                  <span className="sr">{own('youWrote')} </span>
                  <span className="t-asked">{turn.asked}</span>
                </div>
              )}
              <div className="msg">
                <Blocks blocks={turn.words ? shownBlocks(turn.blocks, turn.words) : turn.blocks} />
              </div>
            </Fragment>
          ),
        )}
      </div>
    </details>
  );
}
