import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { ApiFailure } from '#app/platform/api-client.ts';
import { useSingleMutation } from '#app/platform/use-single-mutation.ts';
import { AlertIcon } from '#app/ui/icons.tsx';
import { showToast } from '#app/ui/toast.ts';
import { answerMessage, foundersKey } from '../api/client.ts';
import type { MessageView } from '../model/schemas.ts';

/** Maximum characters of an answer. */
const longest = 8000;

const emptyDraft = { text: '', key: '' };

/** Form to write an answer. The draft is kept until it has been sent. */
export function AnswerForm({ message, onClose }: { message: MessageView; onClose: () => void }) {
  const t = useTranslations('founders.messages');
  const field = useId();
  // A changed text gets a new idempotency key.
  const [{ text, key }, setDraft] = useState(emptyDraft);
  const sending = useSending(message, onClose);
  const { name, email, language } = message;
  return (
    <form
      className="answer"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') sending.mutate({ text, key });
      }}
    >
      <label className="label" htmlFor={field}>
        {t('answerLabel', { name })}
      </label>
      <textarea
        // Focus is expected: the user pressed a button to write.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        className="input"
        id={field}
        rows={5}
        maxLength={longest}
        value={text}
        aria-describedby={`${field}-help`}
        onChange={({ target }) => setDraft({ text: target.value, key: crypto.randomUUID() })}
      />
      <p className="help" id={`${field}-help`}>
        {t('answerHelp', { email, language: t(`languages.${language}`) })}
      </p>
      <Failure error={sending.error} />
      <div className="row-acts">
        <button
          className="btn btn-primary btn-sm"
          type="submit"
          disabled={sending.isPending || text.trim() === ''}
        >
          {t(sending.isPending ? 'sending' : 'send')}
        </button>
        <button className="btn btn-quiet btn-sm" type="button" onClick={onClose}>
          {t('back')}
        </button>
      </div>
    </form>
  );
}

function useSending({ id, answers }: MessageView, onDone: () => void) {
  const t = useTranslations('founders.messages');
  const queries = useQueryClient();
  // Number of answers when the form was opened; after a conflict the current number.
  const [opened, setOpened] = useState<number | null>(answers.length);
  return useSingleMutation({
    mutationFn: ({ text, key }: { text: string; key: string }) =>
      answerMessage(id, text, { after: opened ?? answers.length, key: `${key}-${opened ?? answers.length}` }),
    onError: (error) => {
      if (error instanceof ApiFailure && error.status === 409) setOpened(null);
    },
    onSuccess: () => {
      onDone();
      showToast({ title: t('sent') });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: foundersKey }),
  });
}

function Failure({ error }: { error: Error | null }) {
  const t = useTranslations('founders');
  return (
    <div role="alert">
      {error && (
        <p className="error">
          <AlertIcon />
          {error instanceof ApiFailure ? error.message : t('offline')}
        </p>
      )}
    </div>
  );
}
