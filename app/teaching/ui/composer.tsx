import type { FormEvent, Ref } from 'react';
import { useTranslations } from 'use-intl/react';
import { longestTalk } from '../model/limits.ts';
import { SendIcon } from './icons.tsx';
import { useDraft } from './drafts.ts';
import { keyOf } from './session-keys.ts';

type ComposerProps = {
  sessionId: string;
  busy: boolean;
  onSend(text: string): Promise<unknown>;
  field: Ref<HTMLInputElement>;
};

/** Messages beside the card. They answer no card and unlock no hint. */
export function Composer({ sessionId, busy, onSend, field }: ComposerProps) {
  const t = useTranslations('teaching.tutor');
  const [text, setText] = useDraft({ talk: sessionId });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '' || busy) return;
    onSend(text).then(
      () => setText(''),
      () => undefined,
    );
  };
  return (
    <form className="t-composer" onSubmit={submit}>
      <div className="t-composer-box">
        <input
          ref={field}
          aria-label={t('ask')}
          aria-keyshortcuts={keyOf('ask')}
          placeholder={t('ask')}
          value={text}
          maxLength={longestTalk}
          onChange={({ target }) => setText(target.value)}
        />
        <button className="icon-btn t-send" type="submit" aria-label={t('send')}>
          <SendIcon />
        </button>
      </div>
      <p className="small muted">{t('onlyCheck')}</p>
    </form>
  );
}
