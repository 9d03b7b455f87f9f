import { useTranslations } from 'use-intl/react';
import { Link } from 'react-router';
import type { TurnInput } from '../schemas.ts';
import type { SessionWithTurns, TurnAnswer, TutorTurnView } from '../views.ts';
import { CardForm } from './card-form.tsx';
import { CupIcon, HintIcon, StepsIcon } from './icons.tsx';
import { MathField } from './math-field.tsx';
import { Maths, Sentence } from './sentence.tsx';
import { TurnWords } from './turn-words.tsx';
import { useAnswering } from './use-answering.ts';

type Props = {
  session: SessionWithTurns;
  busy: boolean;
  send(input: TurnInput): Promise<TurnAnswer>;
  onBreak(): void;
};

/** One step on the screen: the question, the line it is about, the field. What the tutor said last stands under it. */
export function FocusStep({ session, busy, send, onBreak }: Props) {
  const t = useTranslations('teaching');
  const { draft, setDraft, field, take } = useAnswering(session, send);
  const { card } = session;
  const last = session.lines.at(-1);
  if (!card) return <Finished busy={busy} onAgain={() => take({ action: 'new_problem' })} />;
  if (card.purpose !== 'line') {
    return (
      <>
        <Said session={session} />
        <CardForm
          key={card.id}
          card={card}
          locale={session.locale}
          busy={busy}
          draft={draft}
          onDraft={setDraft}
          onSend={take}
        />
      </>
    );
  }
  const ready = draft.trim() !== '' && !busy;
  const help = (action: 'hint' | 'cannot_start') => {
    if (!busy) take({ action, cardId: card.id });
  };
  return (
    <>
      <h1>
        <Sentence text={card.prompt} />
      </h1>
      {last && (
        <div className="f-thing">
          <Maths formula={last.formula} />
        </div>
      )}
      <form
        className="f-row"
        onSubmit={(event) => {
          event.preventDefault();
          if (ready) take({ cardId: card.id, answer: draft });
        }}
      >
        <MathField
          ref={field}
          label={card.label}
          value={draft}
          onChange={setDraft}
          locale={session.locale}
          large
        />
        <button type="submit" className="btn btn-primary btn-lg" aria-disabled={!ready}>
          {busy ? t('tutor.checking') : t('tutor.check')}
        </button>
      </form>
      <div className="f-out">
        {card.helps.includes('cannot_start') && (
          <button type="button" className="btn btn-quiet" onClick={() => help('cannot_start')}>
            <StepsIcon />
            {t('focus.smaller')}
          </button>
        )}
        <button type="button" className="btn btn-quiet" onClick={() => help('hint')}>
          <HintIcon />
          {t('focus.hint')}
        </button>
        <button type="button" className="btn btn-quiet" onClick={onBreak}>
          <CupIcon />
          {t('focus.break')}
        </button>
      </div>
      <Said session={session} />
    </>
  );
}

/** What the tutor said to the latest answer; nothing before the first. */
function Said({ session }: { session: SessionWithTurns }) {
  const turn = session.turns.findLast((one): one is TutorTurnView => one.speaker === 'tutor');
  return (
    <div className="f-said" aria-live="polite">
      {turn && turn.position > 1 && <TurnWords key={turn.id} sessionId={session.id} turn={turn} />}
    </div>
  );
}

function Finished({ busy, onAgain }: { busy: boolean; onAgain(): void }) {
  const t = useTranslations('teaching.focus');
  return (
    <>
      <h1>{t('done')}</h1>
      <div className="cta">
        <button
          type="button"
          className="btn btn-primary btn-lg"
          aria-disabled={busy}
          onClick={() => {
            if (!busy) onAgain();
          }}
        >
          {t('another')}
        </button>
        <Link className="btn btn-secondary btn-lg" to="/tutors/adhd/start">
          {t('stop')}
        </Link>
      </div>
    </>
  );
}
