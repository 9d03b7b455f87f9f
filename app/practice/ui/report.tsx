import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Window } from '#app/ui/window.tsx';
import { longestReport } from '../model/limits.ts';

/** "Report this question", with an optional reason. */
export function Report({ onClose, onSend }: { onClose(): void; onSend(text: string): void }) {
  const t = useTranslations('practice.report');
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSend(text.trim());
    onClose();
  };
  return (
    <Window title={t('title')} onClose={onClose}>
      <form className="window-form" onSubmit={submit}>
        <p>{t('text')}</p>
        <label className="field">
          <span className="label">{t('why')}</span>
          <textarea
            className="input"
            value={text}
            maxLength={longestReport}
            onChange={({ target }) => setText(target.value)}
          />
        </label>
        <div className="dialog-actions mt-0">
          <button className="btn btn-secondary" type="button" onClick={onClose}>
            {t('back')}
          </button>
          <button className="btn btn-primary" type="submit">
            {t('send')}
          </button>
        </div>
      </form>
    </Window>
  );
}
