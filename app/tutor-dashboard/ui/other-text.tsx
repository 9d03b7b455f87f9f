import { useTranslations } from 'use-intl/react';
import type { NoteAutosave } from '../domain/note-autosave.ts';
import type { SessionNote } from '../model/schemas.server.ts';
import { NoteTextsList } from './note-texts.tsx';

/** The text saved by another window beside the local one, for the user to choose. */
export function OtherText({
  other,
  keeper,
  onTaken,
}: {
  other: SessionNote;
  keeper: NoteAutosave;
  onTaken(): void;
}) {
  const t = useTranslations('tutorDesk.note');
  const nothing = `${other.did}${other.alone}${other.nextStep}` === '';
  return (
    <div className="other-text" role="alert">
      <h3>{t('otherTitle')}</h3>
      <p>{t(other.sentAt ? 'otherSent' : 'otherText')}</p>
      {nothing ? <p className="muted">{t('nothing')}</p> : <NoteTextsList note={other} />}
      <div className="acts">
        {!other.sentAt && (
          <button type="button" className="btn btn-secondary btn-sm" onClick={() => void keeper.takeMine()}>
            {t('takeMine')}
          </button>
        )}
        <button
          type="button"
          className="btn btn-secondary btn-sm"
          onClick={() => {
            keeper.takeOther();
            onTaken();
          }}
        >
          {t('takeOther')}
        </button>
      </div>
    </div>
  );
}
