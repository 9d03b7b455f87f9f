import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { progressCurve } from '#app/ui/curve.ts';
import { pathOf, type Point, pointsOf } from '#app/ui/plot.ts';
import { Mark } from '@curvela/maths-react/verdict';
import { useProgress } from '#app/platform/progress.ts';
import { useWayOut } from '#app/platform/overlay-action.ts';

/** The four steps of writing a lesson, each with the progress at which it is finished. */
const steps = [
  ['goal', 40],
  ['concept', 65],
  ['check', 85],
  ['practice', 100],
] as const;

/** Covers the page while a lesson is written. Loaded when first shown. */
export default function GenerationOverlay() {
  const t = useTranslations('shell.overlay');
  const { progress, label } = useProgress();
  const wayOut = useWayOut();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  const current = steps.findIndex(([, end]) => progress < end);
  return (
    <dialog
      className="dialog overlay on-card"
      ref={dialog}
      aria-labelledby="overlay-title"
      onCancel={(event) => {
        event.preventDefault();
        wayOut?.act();
      }}
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
        <Track progress={progress} seed={label} />
      </div>
      <ul className="overlay-steps">
        {steps.map(([key], at) => (
          <li key={key} className={at < current ? 'is-done' : at === current ? 'is-now' : ''}>
            {at < current && <Mark kind="equal" />}
            <span>{t(key)}</span>
          </li>
        ))}
      </ul>
      {wayOut && (
        <button type="button" className="btn btn-quiet overlay-out" onClick={wayOut.act}>
          {wayOut.label}
        </button>
      )}
    </dialog>
  );
}

const size = { width: 420, height: 50, edge: 14 } as const;

/** The curve up to the current progress: a dot at the end of each step, a halo at the current position. */
function Track({ progress, seed }: { progress: number; seed: string }) {
  const y = progressCurve({ height: size.height, seed });
  const at = (share: number): Point => ({
    x: size.edge + share * (size.width - 2 * size.edge),
    y: y(share),
  });
  const now = Math.min(1, Math.max(0, progress / 100));
  const dot = at(now);
  return (
    <svg className="pcurve" viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
      {now < 1 && <path className="pc-rest" d={pathOf(pointsOf(at, now, 1))} />}
      {now > 0 && <path className="pc-done" d={pathOf(pointsOf(at, 0, now))} />}
      {[0, ...steps.map(([, end]) => end / 100)].map((share) => (
        <circle
          key={share}
          className={`pc-dot ${share < now ? 'done' : ''}`}
          cx={at(share).x}
          cy={at(share).y}
          r={share < now ? 5.5 : 4.5}
        />
      ))}
      <circle className="pc-halo" cx={dot.x} cy={dot.y} r="14" />
      <circle className="pc-now" cx={dot.x} cy={dot.y} r="7.5" />
    </svg>
  );
}
