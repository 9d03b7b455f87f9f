import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { markMessage, messagesQuery } from '../api/client.ts';
import type { MessageView } from '../model/schemas.ts';
import { AnswerForm } from './answer-form.tsx';
import { useMoment } from './moment.ts';
import { Queue } from './queue.tsx';
import { useAct } from './use-act.ts';

/** Messages from the contact page, open ones first. */
export function ContactMessages({ waiting }: { waiting: number | undefined }) {
  const t = useTranslations('founders.messages');
  return (
    <Queue
      name="messages"
      title={t('title')}
      none={t('none')}
      waiting={(count) => t('waiting', { count })}
      query={useQuery(messagesQuery)}
      waits={({ answeredAt }) => answeredAt === null}
      count={waiting}
    >
      {(message) => <Message key={message.id} message={message} />}
    </Queue>
  );
}

const stateOf = ({ answeredAt, answers }: MessageView): 'new' | 'answered' | 'settled' => {
  if (answeredAt === null) return 'new';
  return answers.length > 0 ? 'answered' : 'settled';
};

function Message({ message }: { message: MessageView }) {
  const t = useTranslations('founders.messages');
  const moment = useMoment();
  const [writing, setWriting] = useState(false);
  const marking = useAct((answered: boolean) => markMessage(message.id, answered));
  const state = stateOf(message);
  const { answeredAt, answeredBy, answers, doubt } = message;
  return (
    <li className="row-item">
      <div>
        <p>
          <b>{t(`topics.${message.topic}`)}</b>{' '}
          <span className="small muted">{t('from', { name: message.name, at: moment(message.at) })}</span>
        </p>
        {doubt && <p className="small muted">{t(`doubts.${doubt}`)}</p>}
        <p className={`said ${state === 'new' ? '' : 'muted'}`}>{message.message}</p>
        {answers.map(({ text, at }) => (
          <div key={at}>
            <p className="small muted">{t('answerOf', { at: moment(at) })}</p>
            <p className="said">{text}</p>
          </div>
        ))}
      </div>
      <p className="small">
        <span className={`tag ${state === 'new' ? 'tag-sun' : ''}`}>{t(`states.${state}`)}</span>{' '}
        {answeredAt && answeredBy && t('dealtWith', { who: answeredBy, at: moment(answeredAt) })}
      </p>
      {writing ? (
        <AnswerForm message={message} onClose={() => setWriting(false)} />
      ) : (
        <div className="row-acts">
          <button
            className={`btn btn-sm ${state === 'new' ? 'btn-primary' : 'btn-quiet'}`}
            type="button"
            onClick={() => setWriting(true)}
          >
            {t(answers.length > 0 ? 'answerAgain' : 'answer')}
          </button>
          <button
            className="btn btn-quiet btn-sm"
            type="button"
            disabled={marking.isPending}
            onClick={() => marking.mutate(state === 'new')}
          >
            {t(state === 'new' ? 'settle' : 'reopen')}
          </button>
        </div>
      )}
    </li>
  );
}
