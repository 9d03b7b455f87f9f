import { useTranslations } from 'use-intl/react';
import type { TurnView } from '../views.ts';
import { shownBlocks } from '../words/words.ts';
import { Blocks } from './blocks.tsx';
import { LearnerWords } from './learner-words.tsx';
import '../anew.css';

/** What an edited question or other words have taken the place of: folded, to be read and no more. */
export function EarlierVersion({ turns }: { turns: readonly TurnView[] }) {
  const t = useTranslations('tutorWords');
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
            <div key={turn.id} className="msg">
              <Blocks blocks={turn.words ? shownBlocks(turn.blocks, turn.words) : turn.blocks} />
            </div>
          ),
        )}
      </div>
    </details>
  );
}
