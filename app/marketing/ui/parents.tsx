import { useTranslations } from 'use-intl/react';
import { DrawnFormula } from '#app/ui/drawn-formula.tsx';
import { Mark } from '@curvela/maths-react/verdict';
import type { HomeFormulas } from '../use-cases/home.server.ts';
import { MoreLink } from './ways.tsx';

/** What parents get, beside an example of a checked step. */
export function Parents({ formulas }: { formulas: HomeFormulas }) {
  const t = useTranslations('home.parents');
  return (
    <div className="page slim-pad parents-grid">
      <div className="card brief on-card">
        <h3>{t('card')}</h3>
        <p className="small muted">{t('cardText')}</p>
        <ol className="lines mt-4">
          <li>
            <span className="n">1</span>
            <DrawnFormula html={formulas.line1} />
            <span className="muted small">{t('given')}</span>
          </li>
          <li>
            <span className="n">2</span>
            <span>
              <span className="off">
                <DrawnFormula html={formulas.line2} />
              </span>
            </span>
            <Mark kind="different" />
            <span className="note">{t('note')}</span>
          </li>
          <li>
            <span className="n">2</span>
            <DrawnFormula html={formulas.line3} />
            <Mark kind="equal" />
            <span className="note">{t('noteRight')}</span>
          </li>
        </ol>
      </div>
      <div>
        <h2 id="parents-title">{t('title')}</h2>
        <ul className="ticks">
          {(['one', 'two', 'three', 'four'] as const).map((key) => (
            <li key={key}>
              <Mark kind="equal" />
              <span>{t(key)}</span>
            </li>
          ))}
        </ul>
        <MoreLink to="/teaching">{t('more')}</MoreLink>
      </div>
    </div>
  );
}
