import { type Ref, useId } from 'react';
import { useTranslations } from 'use-intl/react';
import type { CardView } from '../blocks.ts';
import type { TurnInput } from '../schemas.ts';
import { HintIcon } from './icons.tsx';
import { useKeptDraft } from './kept-drafts.ts';
import { MathField, type MathFieldHandle } from './math-field.tsx';
import { Sentence } from './sentence.tsx';

export type CardProps = {
  card: CardView;
  locale: string;
  busy: boolean;
  /** The text in the field; it outlives a failed try and a reload of the card. */
  draft: string;
  onDraft(draft: string): void;
  onSend(input: TurnInput): void;
  field?: Ref<MathFieldHandle>;
};

/** The open card. Only its submit control answers it. */
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
      {card.purpose === 'twin' && <ChoiceForm {...props} />}
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
      <div className="t-check-row">
        <MathField ref={field} label={card.label} value={draft} onChange={onDraft} locale={locale} />
        <button className="btn btn-primary" type="submit" aria-disabled={!ready}>
          {busy ? t('checking') : t('check')}
        </button>
      </div>
      <Helps card={card} busy={busy} onSend={onSend} />
    </form>
  );
}

/** What stands beside Check. How many hints there are is never told. */
export function Helps({ card, busy, onSend }: Pick<CardProps, 'card' | 'busy' | 'onSend'>) {
  const t = useTranslations('teaching.tutor');
  const send = (action: 'hint' | 'cannot_start' | 'give_up') => {
    if (!busy) onSend({ action, cardId: card.id });
  };
  return (
    <div className="t-helps">
      {card.helps.includes('hint') && (
        <button type="button" className="btn btn-quiet btn-sm t-in-dock" onClick={() => send('hint')}>
          <HintIcon />
          {t('hint')}
        </button>
      )}
      {card.helps.includes('cannot_start') && (
        <button type="button" className="btn btn-quiet btn-sm t-in-dock" onClick={() => send('cannot_start')}>
          {t('cannotStart')}
        </button>
      )}
      {card.helps.includes('give_up') && (
        <button type="button" className="btn btn-quiet btn-sm" onClick={() => send('give_up')}>
          {t('giveUp')}
        </button>
      )}
    </div>
  );
}

function ChoiceForm({ card, busy, onSend }: CardProps) {
  return (
    <div className="t-choices">
      {card.options.map((option, at) => (
        <button
          key={option.id}
          type="button"
          className={`btn ${at === 0 ? 'btn-primary' : 'btn-secondary'}`}
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

/** Own words: kept, never graded, and may be skipped. */
function WordsForm({ card, busy, onSend }: CardProps) {
  const t = useTranslations('teaching.tutor');
  const id = useId();
  const [text, setText] = useKeptDraft({ words: card.id });
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
