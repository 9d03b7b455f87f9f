import { useContext } from 'react';
import { useTranslations } from 'use-intl/react';
import { Mark } from '../verdict.tsx';
import { engineClient } from '../engine-client.ts';
import { Formula } from '../formula/formula.tsx';
import type { Against } from './math-input-props.ts';
import { OwnWords, stopsAtOwnWords } from './own-words.ts';
import { readText, type TextReading } from './read-text.ts';
import { useMathsAnswer } from './use-maths-answer.ts';

/** Characters of context shown around the error position. */
const around = 10;

type Props = { text: string; locale: string; help: string | undefined };

/**
 * How a line is parsed while it is typed: the formula, its other readings, or where and why parsing stopped. Words are not an error where
 * they are accepted.
 */
export function Reading({ text, locale, help }: Props) {
  const t = useTranslations('mathsUi.input');
  const ownWords = useContext(OwnWords);
  const known = useMathsAnswer(text, locale, (signal) => readText(text, locale, signal));
  if (known === null) return <p className="help">{help ?? ' '}</p>;
  const { answer } = known;
  if (!answer.ok) {
    return ownWords && stopsAtOwnWords(known.text, answer.error) ? (
      <p className="help">{help ?? '\u00A0'}</p>
    ) : (
      <Unread answer={answer} text={known.text} />
    );
  }
  const other = answer.ambiguous?.[1];
  return (
    <p className="help">
      {t('readAs')}{' '}
      <Formula latex={answer.latex} html={answer.html} plain={answer.plain} speech={answer.speech} />
      {other && (
        <>
          {' · '}
          {t('couldBe')} <span className="typed">{other.plain}</span>
        </>
      )}
    </p>
  );
}

function Unread({ answer, text }: { answer: TextReading & { ok: false }; text: string }) {
  const t = useTranslations('mathsUi.input');
  const { at, length } = answer.error;
  // Incomplete input is not wrong yet: nothing is marked.
  const place = at < text.length && length > 0;
  return (
    <p className="help">
      {answer.text}{' '}
      {place && (
        <>
          {t('from')}{' '}
          <span className="typed mi-where">
            {text.slice(Math.max(0, at - around), at)}
            <mark>{text.slice(at, at + length)}</mark>
            {text.slice(at + length, at + length + around)}
          </span>
        </>
      )}
    </p>
  );
}

/** Verdict against an expected answer, while it is typed. */
export function LiveVerdict({ text, locale, against }: { text: string; locale: string; against: Against }) {
  const t = useTranslations('mathsUi.input');
  const known = useMathsAnswer(text, JSON.stringify([locale, against]), (signal) =>
    engineClient().checkAnswer({ ...against, answer: text, locale }, signal),
  );
  if (known === null || known.answer.note === 'not_read') return null;
  const { verdict } = known.answer;
  return (
    <p className={`verdict ${verdict}`}>
      <Mark kind={verdict} />
      {t(verdict)}
    </p>
  );
}
