import { useTranslations } from 'use-intl/react';
import type { NoteTexts } from '../model/schemas.server.ts';

/** The non-empty parts of a note. */
export function NoteTextsList({ note }: { note: NoteTexts }) {
  const t = useTranslations('tutorDesk.note');
  const parts = [
    [t('did'), note.did],
    [t('alone'), note.alone],
    [t('next'), note.nextStep],
  ] as const;
  return (
    <dl className="brief">
      {parts.map(
        ([name, text]) =>
          text && (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="as-written">{text}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
