import { type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { HintIcon } from '#app/ui/hint-icon.tsx';
import type { TutorBlock } from '../model/blocks.ts';
import type { TurnInput } from '../model/schemas.server.ts';
import type { SessionWithTurns, TurnAnswer, TutorTurnView } from '../model/views.ts';
import { CardForm } from './card-form.tsx';
import { FocusFinished } from './focus-finished.tsx';
import { FocusQuestion } from './focus-question.tsx';
import { CupIcon, StepsIcon } from './icons.tsx';
import { MathField } from './math-field.tsx';
import { inputOf, type Offered } from './offers-block.tsx';
import { Maths } from './sentence.tsx';
import { TurnWords } from './turn-words.tsx';
import { useAnswering } from './use-answering.ts';
import { useArrivalFocus } from './use-arrival-focus.ts';
import { useScrollToNewest } from './use-scroll-to-newest.ts';

type Props = {
  session: SessionWithTurns;
  busy: boolean;
  send(input: TurnInput): Promise<TurnAnswer>;
  /** The learner just returned with a button press: focus the field at once. */
  back: boolean;
  /** Replaces the next step once the time is over and a step is done. */
  over: ReactNode;
  onBreak(): void;
  onStop(): void;
};

/** Scroll targets: the question, the response to the latest answer, its verdict; the field with its button, or at least the field. */
const places = {
  beginnings: ['.f-main h1', '.f-said', '.f-said .verdict'],
  endings: ['.f-row, .f-main .t-open, .f-main .cta', '.f-row .input-math'],
};

/** One step on the screen: the question, its line, the tutor's last response, the field. */
export function FocusStep(props: Props) {
  const { session, busy, send, over, onBreak, onStop } = props;
  const { draft, setDraft, field, take, use } = useAnswering(session, send);
  const t = useTranslations('teaching.focus');
  const { card } = session;
  const heading = useArrivalFocus();
  const [opened] = useState(session.turns.length);
  useScrollToNewest({ count: session.turns.length, calmUpTo: opened, ...places });
  useEffect(() => {
    if (props.back) field.current?.focus();
  }, [props.back, field]);
  const offered = (offer: Offered) => {
    if (offer.does === 'stop') return onStop();
    const input = inputOf(offer, card);
    if (input && !busy) take(input);
  };
  const response = <TutorResponse session={session} onUse={use} onOffer={offered} />;
  if (!card) {
    return (
      <FocusFinished
        busy={busy}
        hasOthers={session.problem.solvable}
        onAgain={() => take({ action: 'new_problem' })}
        onStop={onStop}
      >
        {response}
      </FocusFinished>
    );
  }
  if (over) {
    return (
      <>
        {response}
        {over}
      </>
    );
  }
  if (card.purpose !== 'line') {
    return (
      <>
        <h1 className="sr">{t('title')}</h1>
        {response}
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
  return (
    <>
      <FocusQuestion ref={heading} session={session} prompt={card.prompt} />
      <Thing session={session} />
      {response}
      <LineForm session={session} busy={busy} draft={draft} onDraft={setDraft} field={field} take={take} />
      <Ways card={card} busy={busy} take={take} onBreak={onBreak} />
    </>
  );
}

/** The last correct line, which the next one follows from. */
function Thing({ session }: { session: SessionWithTurns }) {
  const last = session.lines.at(-1);
  return (
    <div className="f-thing">
      <Maths formula={last?.formula ?? session.problem.formula} />
    </div>
  );
}

type Answering = ReturnType<typeof useAnswering>;
type LineFormProps = Pick<Props, 'session' | 'busy'> &
  Pick<Answering, 'draft' | 'field' | 'take'> & { onDraft: Answering['setDraft'] };

function LineForm({ session, busy, draft, onDraft, field, take }: LineFormProps) {
  const t = useTranslations('teaching.tutor');
  const { card } = session;
  const ready = draft.trim() !== '' && !busy;
  if (!card) return null;
  return (
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
        onChange={onDraft}
        locale={session.locale}
        {...(draft.trim() === '' && { help: t('lineFirst') })}
        large
      />
      <button type="submit" className="btn btn-primary btn-lg" aria-disabled={!ready}>
        {busy ? t('checking') : t('check')}
      </button>
    </form>
  );
}

type WaysProps = Pick<Props, 'busy' | 'onBreak'> & {
  card: NonNullable<SessionWithTurns['card']>;
  take: Answering['take'];
};

/** Other options: a smaller step, a hint, a break; also as a message. */
function Ways({ card, busy, take, onBreak }: WaysProps) {
  const t = useTranslations('teaching.focus');
  const r = useTranslations('focusRoom');
  const help = (action: 'hint' | 'cannot_start') => {
    if (!busy) take({ action, cardId: card.id });
  };
  return (
    <>
      <div className="f-out">
        {card.helps.includes('cannot_start') && (
          <button type="button" className="btn btn-quiet" onClick={() => help('cannot_start')}>
            <StepsIcon />
            {t('smaller')}
          </button>
        )}
        <button type="button" className="btn btn-quiet" onClick={() => help('hint')}>
          <HintIcon />
          {t('hint')}
        </button>
        <button type="button" className="btn btn-quiet" onClick={onBreak}>
          <CupIcon />
          {t('break')}
        </button>
      </div>
      <p className="small muted">{r('hintsAsk')}</p>
    </>
  );
}

type ResponseProps = {
  session: SessionWithTurns;
  onUse(line: string): void;
  onOffer(offer: Offered): void;
};

/** The tutor's response to the latest answer, verdict first. */
function TutorResponse({ session, onUse, onOffer }: ResponseProps) {
  const turn = session.turns.findLast((one): one is TutorTurnView => one.speaker === 'tutor');
  const blocks = turn ? shownBlocks(turn, session.card?.purpose === 'line') : [];
  return (
    <div className="f-said" aria-live="polite">
      {turn && blocks.length > 0 && (
        <TurnWords
          key={turn.id}
          sessionId={session.id}
          turn={{ ...turn, blocks }}
          onUse={onUse}
          onOffer={onOffer}
        />
      )}
    </div>
  );
}

/** One step only: lines are in the plan, except the one just checked; the problem is shown above. */
function shownBlocks({ blocks, position }: TutorTurnView, isLine: boolean): TutorBlock[] {
  const [first, ...rest] = blocks;
  const own = position === 1 && isLine && first?.kind === 'say' ? rest : blocks;
  return own.flatMap((block): TutorBlock[] => {
    if (block.kind === 'formula' && position === 1 && isLine) return [];
    if (block.kind !== 'lines') return [block];
    const last = block.lines.at(-1);
    return last && (last.mark === 'different' || last.mark === 'unknown')
      ? [{ ...block, lines: [last] }]
      : [];
  });
}
