import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { ApiFailure } from '#app/platform/api-client.ts';
import { showToast } from '#app/ui/toast.ts';
import { foundersKey, markMessage, messagesQuery } from '../client.ts';
import type { MessageView } from '../schemas.ts';
import { useMoment } from './moment.ts';
import { Part } from './part.tsx';
import { Section } from './section.tsx';

/** What people wrote on the contact page, those who wait first. */
export function ContactMessages({ waiting }: { waiting: number | undefined }) {
  const t = useTranslations('founders.messages');
  return (
    <Section
      title={t('title')}
      {...(waiting === undefined ? {} : { note: t('waiting', { count: waiting }) })}
    >
      <Part query={useQuery(messagesQuery)} height={8}>
        {(messages) =>
          messages.length === 0 ? (
            <p className="muted">{t('none')}</p>
          ) : (
            <ul className="queue">
              {messages.map((message) => (
                <Message key={message.id} message={message} />
              ))}
            </ul>
          )
        }
      </Part>
    </Section>
  );
}

function Message({ message }: { message: MessageView }) {
  const t = useTranslations('founders.messages');
  const moment = useMoment();
  const marking = useMarking(message.id);
  const topic = t(`topics.${message.topic}`);
  const subject = encodeURIComponent(topic);
  const answered = marking.isPending ? marking.variables : message.answeredAt !== null;
  return (
    <li className="row-item">
      <div>
        <p>
          <b>{topic}</b>{' '}
          <span className="small muted">{t('from', { name: message.name, at: moment(message.at) })}</span>
        </p>
        <p className={`said ${answered ? 'muted' : ''}`}>{message.message}</p>
      </div>
      <div className="row-acts">
        <label className="check">
          <input
            type="checkbox"
            checked={answered}
            disabled={marking.isPending}
            onChange={({ target }) => marking.mutate(target.checked)}
          />
          <span>{t('answered')}</span>
        </label>
        <a className="btn btn-quiet btn-sm" href={`mailto:${message.email}?subject=${subject}`}>
          {t('reply')}
        </a>
      </div>
    </li>
  );
}

function useMarking(id: string) {
  const t = useTranslations('founders');
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (answered: boolean) => markMessage(id, answered),
    onError: (error) =>
      showToast({
        title: error instanceof ApiFailure ? error.message : t('offline'),
        kind: 'destructive',
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: foundersKey }),
  });
}
