import { useTranslations } from 'use-intl/react';
import type { FocusView } from '../model/views.ts';
import { BreakLengths } from './focus-away.tsx';

type OverProps = { focus: FocusView; onLonger(): void; onStop(): void };

/** When the time is up, the current step may still be finished. */
export function TimeOver({ focus, onLonger, onStop }: OverProps) {
  const t = useTranslations('focusRoom');
  const s = useTranslations('teaching.focus');
  return (
    <div className="t-notice f-notice" role="status">
      <span>{t('overFinish')}</span>
      {focus.mayLonger && (
        <button type="button" className="btn btn-secondary btn-sm" onClick={onLonger}>
          {s('longer')}
        </button>
      )}
      <button type="button" className="btn btn-quiet btn-sm" onClick={onStop}>
        {s('stopShort')}
      </button>
    </div>
  );
}

type DoneProps = { focus: FocusView; onBreak(minutes: number): void; onAgain(): void; onStop(): void };

/** After that step, suggests a break of a length the learner chooses. */
export function BreakSuggested({ focus, onBreak, onAgain, onStop }: DoneProps) {
  const t = useTranslations('focusRoom');
  const s = useTranslations('teaching.focus');
  return (
    <section className="f-suggested" role="status">
      <h1>{t('breakGood')}</h1>
      <p className="lead">{t('overDone')}</p>
      <BreakLengths onBreak={onBreak} />
      <div className="f-out">
        <button type="button" className="btn btn-secondary" onClick={onAgain}>
          {t('another', { minutes: focus.sprint })}
        </button>
        <button type="button" className="btn btn-quiet" onClick={onStop}>
          {s('stop')}
        </button>
      </div>
    </section>
  );
}

type OfferProps = Record<'onBreak' | 'onStop' | 'onThinking', () => void> & {
  onSmaller: (() => void) | null;
};

/** One gentle offer after a long pause; it may be ignored. */
export function GentleOffer({ onSmaller, onBreak, onStop, onThinking }: OfferProps) {
  const t = useTranslations('focusRoom');
  const s = useTranslations('teaching.focus');
  return (
    <div className="t-notice f-notice f-offer" role="status">
      <span>{s('gentle')}</span>
      {onSmaller && (
        <button type="button" className="btn btn-secondary btn-sm" onClick={onSmaller}>
          {s('smaller')}
        </button>
      )}
      <button type="button" className="btn btn-secondary btn-sm" onClick={onBreak}>
        {s('break')}
      </button>
      <button type="button" className="btn btn-secondary btn-sm" onClick={onStop}>
        {s('stopShort')}
      </button>
      <button type="button" className="btn btn-quiet btn-sm" onClick={onThinking}>
        {t('thinking')}
      </button>
    </div>
  );
}
