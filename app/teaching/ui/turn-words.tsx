import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { callApi } from '#app/platform/api-client.ts';
import { useSingleFlight } from '#app/platform/use-single-flight.ts';
import type { TutorBlock } from '../model/blocks.ts';
import type { TutorTurnView, WordsView } from '../model/views.ts';
import { followWords, type StreamedWords, completeSentences } from '../api/follow-words.ts';
import { shownBlocks } from '../model/model-text/model-words.ts';
import { Blocks } from './blocks.tsx';
import './words.css';

type Props = {
  sessionId: string;
  turn: TutorTurnView;
  /** Shown below the words once they are complete. */
  foot?: ((shown: readonly TutorBlock[]) => ReactNode) | undefined;
} & Omit<ComponentProps<typeof Blocks>, 'blocks'>;

/** A tutor's turn: language-model words, finished or streaming, or the built-in words. */
export function TurnWords({ sessionId, turn, foot, ...use }: Props) {
  const { words } = turn;
  if (!words) {
    return (
      <>
        <Blocks blocks={turn.blocks} {...use} />
        {foot?.(turn.blocks)}
      </>
    );
  }
  return <WordedTurn sessionId={sessionId} turn={turn} words={words} foot={foot} {...use} />;
}

function WordedTurn({ sessionId, turn, words, foot, ...use }: Props & { words: WordsView }) {
  const path = `/teaching/sessions/${sessionId}/turns/${turn.id}/words`;
  const { text, state } = useWords(path, words);
  const came = useState(words.state === 'streaming')[0];
  const shown = shownBlocks(turn.blocks, { text, state });
  if (!came) {
    return (
      <>
        <Blocks blocks={shown} {...use} />
        <Notice notice={words.notice} />
        {foot?.(shown)}
      </>
    );
  }
  const streaming = state === 'streaming';
  return (
    <>
      <div className="t-words">
        {/* Reserves the height of the built-in words to avoid layout shift while the others stream in. */}
        <div className="t-words-room" aria-hidden="true" inert>
          <Blocks blocks={turn.blocks} />
        </div>
        <div className="t-words-said" aria-live={streaming ? 'off' : undefined} aria-busy={streaming}>
          <Blocks blocks={shown} {...use} />
        </div>
      </div>
      {/* Reserves its space to avoid layout shift at the end of the stream. */}
      {streaming ? <Streaming text={text} path={path} /> : <Over state={state} />}
      <Notice notice={words.notice} />
      {!streaming && foot?.(shown)}
    </>
  );
}

/** While streaming: announced sentence by sentence to screen readers, with a stop button. */
function Streaming({ text, path }: Pick<StreamedWords, 'text'> & { path: string }) {
  const t = useTranslations('tutorWords');
  const [stopping, setStopping] = useState(false);
  const stop = useSingleFlight(async () => {
    setStopping(true);
    await callApi(`${path}/stop`, { method: 'POST' }).catch(() => setStopping(false));
  });
  return (
    <div className="t-words-foot">
      <span className="sr">{t('writing')}</span>
      <span className="sr" aria-live="polite">
        {completeSentences(text).map((sentence, at) => (
          // Sentences are only appended.
          <span key={at}>{sentence} </span>
        ))}
      </span>
      <button
        type="button"
        className="btn btn-secondary btn-sm"
        aria-label={t('stopLabel')}
        aria-disabled={stopping}
        onClick={() => {
          if (!stopping) void stop();
        }}
      >
        {t('stop')}
      </button>
    </div>
  );
}

function Over({ state }: Pick<StreamedWords, 'state'>) {
  const t = useTranslations('tutorWords');
  return <p className="small muted t-words-foot">{state === 'stopped' ? t('stopped') : null}</p>;
}

/** Announces a cap before it is reached. */
function Notice({ notice }: Pick<WordsView, 'notice'>) {
  const t = useTranslations('tutorWords');
  if (!notice) return null;
  const { cap, left } = notice;
  const soon = cap === 'day' ? t('daySoon', { left }) : t('monthSoon');
  const over = cap === 'day' ? t('dayOver') : t('monthOver');
  return <p className="small muted">{left === 0 ? over : soon}</p>;
}

function useWords(path: string, words: WordsView): StreamedWords {
  const [streamed, setStreamed] = useState<StreamedWords>(words);
  const streaming = words.state === 'streaming';
  useEffect(() => {
    if (!streaming) return;
    const leaving = new AbortController();
    void followWords(path, leaving.signal, setStreamed);
    return () => leaving.abort();
  }, [path, streaming]);
  return streaming ? streamed : words;
}
