import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { useProgress } from '../progress.ts';

/** The four steps of writing a lesson, each with the progress at which it is finished. */
const steps = [
  ['goal', 40],
  ['concept', 65],
  ['check', 85],
  ['practice', 100],
] as const;

/** Covers the page while a lesson is written. Loaded with its first appearance. */
export default function GenerationOverlay() {
  const t = useTranslations('shell.overlay');
  const { progress, label } = useProgress();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  const current = steps.findIndex(([, end]) => progress < end);
  return (
    <dialog
      className="dialog overlay"
      ref={dialog}
      aria-labelledby="overlay-title"
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id="overlay-title">{t('title')}</h2>
      <p className="muted">{t('text')}</p>
      <div
        className="overlay-track"
        role="progressbar"
        aria-label={label || t('title')}
        aria-valuenow={progress}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <span style={{ width: `${progress}%` }} />
      </div>
      <ul className="overlay-steps">
        {steps.map(([key], at) => (
          <li key={key} className={at < current ? 'is-done' : at === current ? 'is-now' : ''}>
            {t(key)}
          </li>
        ))}
      </ul>
    </dialog>
  );
}
