import { type FormEvent, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { type MathInputHandle, OwnWords } from '@curvela/maths-react/input';
import { AnswerField, Picture, useAnswering } from '#app/practice/index.ts';
import type { CardView } from '../model/blocks.ts';
import type { TurnInput } from '../model/schemas.server.ts';
import { Helps } from './helps.tsx';

type Question = NonNullable<CardView['question']>;
type Props = {
  card: CardView & { question: Question };
  locale: string;
  busy: boolean;
  /** The learner just answered or continued: focus the field at once. */
  arrived?: boolean;
  onSend(input: TurnInput): void;
};

/** A practice question in the conversation. Use the question's id as `key`. */
export function QuestionCard({ card, locale, busy, arrived = false, onSend }: Props) {
  const t = useTranslations('teaching.tutor');
  const lack = useTranslations('tutorSkill.lack');
  const { question } = card;
  const { ask, picture, figure } = question;
  const answering = useAnswering(question);
  const field = useRef<MathInputHandle>(null);
  useEffect(() => {
    if (arrived && window.matchMedia('(pointer: fine)').matches) field.current?.focus();
  }, [arrived]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const attempt = answering.attempt();
    if (attempt) onSend({ cardId: card.id, given: attempt.answer });
  };
  const placed = ask.kind === 'point' || ask.kind === 'line';
  return (
    <form onSubmit={submit} noValidate>
      {picture && !placed && <Picture picture={picture} />}
      {figure && <Picture picture={figure} />}
      <OwnWords value>
        <AnswerField
          item={{ ask, picture }}
          draft={answering.draft}
          disabled={busy}
          field={field}
          locale={locale}
          onChange={(draft) => answering.change({ draft })}
        />
      </OwnWords>
      <div role="status">{answering.lack && <p className="help">{lack(answering.lack)}</p>}</div>
      <div className="t-choices">
        <button className="btn btn-primary" type="submit" aria-disabled={busy}>
          {busy ? t('checking') : t('check')}
        </button>
      </div>
      <Helps card={card} busy={busy} onSend={onSend} />
    </form>
  );
}
