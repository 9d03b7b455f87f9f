import { type Ref, useId } from 'react';
import { useTranslations } from 'use-intl/react';
import type { CardView } from '../model/blocks.ts';
import type { TurnInput } from '../model/schemas.server.ts';
import { Helps } from './helps.tsx';
import { useDraft } from './drafts.ts';
import { MathField, type MathFieldHandle } from './math-field.tsx';
import { QuestionCard } from './question-card.tsx';
import { Sentence } from './sentence.tsx';

export type CardProps = {
  card: CardView;
  locale: string;
  busy: boolean;
  /** Text of the field; survives a failed attempt and a reload of the card. */
  draft: string;
  onDraft(draft: string): void;
  onSend(input: TurnInput): void;
  field?: Ref<MathFieldHandle>;
  /** The learner has answered or continued since the page was opened. */
  arrived?: boolean;
};

/** The pending card, answered only by its submit control. */
export function CardForm(props: CardProps) {
  const { card } = props;
  return (
    <div className="card on-card t-card t-open">
      <p className="t-prompt" id={`prompt-${card.id}`}>
        <b>
          <Sentence text={card.prompt} />
        </b>
      </p>
      {card.purpose === 'line' && <LineForm {...props} />}
      {(card.purpose === 'twin' || card.purpose === 'step') && <ChoiceForm {...props} />}
      {card.question && <QuestionCard {...props} card={{ ...card, question: card.question }} />}
      {(card.purpose === 'explain' || card.purpose === 'reflect') && <WordsForm key={card.id} {...props} />}
    </div>
  );
}

function LineForm({ card, locale, busy, draft, onDraft, onSend, field }: CardProps) {
  const t = useTranslations('teaching.tutor');
  const ready = draft.trim() !== '' && !busy;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (ready) onSend({ cardId: card.id, answer: draft });
      }}
    >
      {card.options.length > 0 && <ChoiceForm {...{ card, busy, onSend }} />}
      <div className="t-check-row">
        <MathField
          ref={field}
          label={card.label}
          value={draft}
          onChange={onDraft}
          locale={locale}
          multiline
          {...(draft.trim() === '' && { help: t('lineFirst') })}
        />
        <button className="btn btn-primary" type="submit" aria-disabled={!ready}>
          {busy ? t('checking') : t('check')}
        </button>
      </div>
      <Helps card={card} busy={busy} onSend={onSend} />
    </form>
  );
}

function ChoiceForm({ card, busy, onSend }: Pick<CardProps, 'card' | 'busy' | 'onSend'>) {
  return (
    <div className="t-choices">
      {card.options.map((option, at) => (
        <button
          key={option.id}
          type="button"
          className={`btn ${at === 0 && card.purpose !== 'line' ? 'btn-primary' : 'btn-secondary'}`}
          aria-disabled={busy}
          onClick={() => {
            if (!busy) onSend({ cardId: card.id, answer: option.id });
          }}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}

/** Free text: stored, never graded, optional. */
function WordsForm({ card, busy, onSend }: CardProps) {
  const t = useTranslations('teaching.tutor');
  const id = useId();
  const [text, setText] = useDraft({ words: card.id });
  const ready = text.trim() !== '' && !busy;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (ready) onSend({ cardId: card.id, answer: text });
      }}
    >
      <div className="field">
        <label className="label" htmlFor={id}>
          {card.label}
        </label>
        <textarea
          id={id}
          className="input"
          rows={2}
          maxLength={600}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      <div className="t-choices">
        <button type="submit" className="btn btn-primary" aria-disabled={!ready}>
          {t('sendWords')}
        </button>
        <button
          type="button"
          className="btn btn-quiet"
          onClick={() => {
            if (!busy) onSend({ action: 'continue', cardId: card.id });
          }}
        >
          {t('skip')}
        </button>
      </div>
    </form>
  );
}
