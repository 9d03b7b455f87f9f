import { useTranslations } from 'use-intl/react';
import { Window } from '#app/ui/window.tsx';
import { HintIcon } from '#app/ui/hint-icon.tsx';
import type { TeachingSessionView } from '../model/views.ts';
import { HelpIcon, LinesIcon } from './icons.tsx';
import { keyOf } from './session-keys.ts';
import { WorkSoFar } from './session-panel.tsx';
import './turn-revision.css';

type Props = {
  session: TeachingSessionView;
  busy: boolean;
  onHint: (() => void) | undefined;
  onStuck: (() => void) | undefined;
  onWork(): void;
};

/** Bottom bar on screens without a side panel: help and the work so far stay one tap away. */
export function SessionDock({ session, busy, onHint, onStuck, onWork }: Props) {
  const t = useTranslations('tutorWords.dock');
  return (
    <div className="t-dock t-screen" data-foot-bar role="group" aria-label={t('label')}>
      {onHint && (
        <button
          type="button"
          className="btn btn-secondary"
          aria-disabled={busy}
          aria-keyshortcuts={keyOf('hint')}
          onClick={onHint}
        >
          <HintIcon />
          {t('hint')}
        </button>
      )}
      {onStuck && (
        <button
          type="button"
          className="btn btn-secondary"
          aria-disabled={busy}
          aria-keyshortcuts={keyOf('stuck')}
          onClick={onStuck}
        >
          <HelpIcon />
          {t('stuck')}
        </button>
      )}
      <button
        type="button"
        className="btn btn-secondary"
        aria-haspopup="dialog"
        aria-keyshortcuts={keyOf('work')}
        onClick={onWork}
      >
        <LinesIcon />
        {t('work')}
        {session.lines.length > 1 && <span className="num"> {session.lines.length}</span>}
      </button>
    </div>
  );
}

/** The work so far in a dialog: graph, lines, what was done. */
export function WorkWindow({ session, onClose }: { session: TeachingSessionView; onClose(): void }) {
  const t = useTranslations('tutorWords.dock');
  return (
    <Window title={t('workTitle')} onClose={onClose}>
      <div className="t-sheet">
        <WorkSoFar session={session} top="h3" />
      </div>
      <form method="dialog" className="dialog-actions">
        <button type="submit" className="btn btn-primary">
          {t('close')}
        </button>
      </form>
    </Window>
  );
}
