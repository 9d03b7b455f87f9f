import { crashTexts } from '../messages/failures.ts';
import type { Language } from '#app/platform/texts.ts';

/** Shown when the page itself failed, so it must not need providers, loaders or the router. */
export function CrashScreen({ language }: { language: Language }) {
  const t = crashTexts[language];
  return (
    <main className="page crash" id="main">
      <svg viewBox="0 0 280 120" width="280" height="120" aria-hidden="true">
        <path className="g-axis" d="M14 104H270M14 104V10" />
        <path className="g-hand" d="M14 86C44 82 60 58 92 60S120 66 132 52" />
        <path className="g-hand" d="M166 74C190 60 214 34 258 26" />
        <circle cx="132" cy="52" r="6" fill="var(--paper)" stroke="var(--curve)" strokeWidth="3" />
        <circle cx="166" cy="74" r="6" fill="var(--curve)" />
      </svg>
      <h1>{t.title}</h1>
      <p className="lead">{t.text}</p>
      <div className="cta">
        <button className="btn btn-primary btn-lg" type="button" onClick={() => window.location.reload()}>
          {t.reload}
        </button>
        <a className="btn btn-secondary btn-lg" href="/">
          {t.home}
        </a>
      </div>
    </main>
  );
}
