import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import type { FaqQuestion } from '../domain/document.ts';
import { Rich } from './rich.tsx';

/** Collapsible questions with anchors; the one in the URL is open. */
export function Questions({ questions }: { questions: readonly FaqQuestion[] }) {
  const t = useTranslations('info.questions');
  const { hash, key } = useLocation();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const meant = questions.find(([id]) => `#${id}` === hash)?.[0];
    const question = meant && list.current?.querySelector<HTMLDetailsElement>(`#${meant}`);
    if (!question) return;
    question.open = true;
    question.scrollIntoView();
    // Scroll only on arrival, not when filtering shortens the list.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [hash, key]);
  return (
    <div className="questions" ref={list}>
      {questions.map(([id, question, answer]) => (
        <details key={id} id={id}>
          <summary>{question}</summary>
          <p>
            <Rich text={answer} />
          </p>
          <p className="small">
            <Link to={`#${id}`} aria-label={t('linkTo', { question })} preventScrollReset>
              {t('link')}
            </Link>
          </p>
        </details>
      ))}
    </div>
  );
}
