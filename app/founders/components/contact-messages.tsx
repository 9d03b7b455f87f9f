import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { markMessage, messagesQuery } from '../client.ts';
import type { MessageView } from '../schemas.ts';
import { AnswerForm } from './answer-form.tsx';
import { useMoment } from './moment.ts';
import { Part } from './part.tsx';
import { Section } from './section.tsx';
import { useAct } from './use-act.ts';

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
