import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { DrawnFormula } from '#app/ui/drawn-formula.tsx';
import { CheckIcon } from '#app/ui/icons.tsx';
import { Line } from '#app/ui/thread.tsx';
import type { HomeFormulas, HomePrices } from '../use-cases/home.server.ts';
import { TutorPortrait } from './tutor-portrait.tsx';

/**
 * Course of the line in the hero, in thousandths of its area: stuck, the lesson, a small dip, solved, and on down the
 * page.
 */
const wideKnots = [
  [500, 800],
  [535, 785],
  [580, 730],
  [616, 735],
  [650, 665],
  [695, 540],
  [740, 445],
  [780, 450],
  [815, 420],
  [855, 290],
  [900, 195],
  [942, 166],
  [972, 205],
  [985, 330],
  [984, 600],
  [985, 920],
  [985, 1000],
] as const;
const slimKnots = [
  [60, 860],
  [150, 840],
  [260, 765],
  [340, 770],
  [430, 650],
  [520, 520],
  [600, 455],
  [680, 465],
  [750, 400],
  [830, 250],
  [890, 180],
  [940, 190],
  [958, 300],
  [962, 600],
  [957, 880],
  [960, 1000],
] as const;

/** The offer: what, for whom, its price, and the main button. */
export function Hero({ formulas, prices }: { formulas: HomeFormulas; prices: HomePrices }) {
  const t = useTranslations('home');
  const facts = [
    t('facts.price', { trial: prices.trial, session: prices.session }),
    t('facts.languages'),
    t('facts.cancel'),
  ];
  return (
    <section className="hero" aria-labelledby="hero-title">
      <Line knots={wideKnots} className="wide" />
      <div className="page">
        <div className="hero-text">
          <h1 id="hero-title">{t.rich('title', { br: () => <br /> })}</h1>
          <p className="lead">{t('lead')}</p>
          <div className="cta">
            <Link className="btn btn-primary btn-lg" to="/pricing">
              {t('book')}
            </Link>
            <a className="btn btn-secondary btn-lg" href="#try">
              {t('tryNow')}
            </a>
          </div>
          <ul className="facts">
            {facts.map((fact) => (
              <li key={fact}>
                <CheckIcon />
                {fact}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <HeroPlot formulas={formulas} />
    </section>
  );
}

function HeroPlot({ formulas }: { formulas: HomeFormulas }) {
  const t = useTranslations('home.plot');
  const solved = (
    <>
      <b>{t('alone')}</b>
      <span className="ink">
        <DrawnFormula html={formulas.rootOne} />
        {` ${t('or')} `}
        <DrawnFormula html={formulas.rootTwo} />
      </span>
    </>
  );
  const hour = (
    <>
      <b>{t('hour')}</b>
      <span>{t('hourText')}</span>
    </>
  );
  const axis = t.rich('axis', { br: () => <br /> });
  return (
    <figure className="hero-plot" role="img" aria-label={t('label')}>
      <div className="field-dots dots" />
      <div className="wide-only" aria-hidden="true">
        <div className="axes" style={{ left: '49%', right: '7%', top: '12%', bottom: '11%' }} />
        <span className="axis-y" style={{ left: '50%', top: '11.5%' }}>
          {axis}
        </span>
        <Weeks at={[53, 63.6, 74.2, 84.8]} top={90.2} />
        <i className="pin pin-dot open" style={{ left: '61.6%', top: '73.5%' }} />
        <div className="say" style={{ left: '62.6%', top: '76%' }}>
          <b>{t('stuck')}</b>
          <span className="ink">
            <DrawnFormula html={formulas.stuck} />
          </span>
        </div>
        <span className="pin" style={{ left: '69.5%', top: '54%' }}>
          <TutorPortrait size={60} />
        </span>
        <div className="say is-right" style={{ right: '33.5%', top: '47.5%' }}>
          {hour}
        </div>
        <i className="pin pin-dot open" style={{ left: '78%', top: '45%' }} />
        <div className="say" style={{ left: '79.6%', top: '45%', maxWidth: '9.5rem' }}>
          <span>{t('practice')}</span>
        </div>
        <i className="pin pin-dot" style={{ left: '90%', top: '19.5%' }} />
        <div className="say is-right" style={{ right: '11.8%', top: '13.5%' }}>
          {solved}
        </div>
      </div>
      <div className="slim-only" aria-hidden="true">
        <div className="axes" style={{ left: '5%', right: '5%', top: '3%', bottom: '9%' }} />
        <span className="axis-y" style={{ left: '7.5%', top: '2%' }}>
          {axis}
        </span>
        <Weeks at={[8, 30, 52, 74]} top={92.3} />
        <Line knots={slimKnots} className="" />
        <i className="pin pin-dot open" style={{ left: '34%', top: '77%' }} />
        <div className="say" style={{ left: '36%', top: '80%' }}>
          <b>{t('stuck')}</b>
        </div>
        <span className="pin" style={{ left: '52%', top: '52%' }}>
          <TutorPortrait size={52} />
        </span>
        <div className="say" style={{ left: '8%', top: '44%', maxWidth: '8.5rem' }}>
          {hour}
        </div>
        <i className="pin pin-dot" style={{ left: '89%', top: '18%' }} />
        <div className="say is-right" style={{ right: '15%', top: '11.5%' }}>
          {solved}
        </div>
      </div>
    </figure>
  );
}

function Weeks({ at, top }: { at: number[]; top: number }) {
  const t = useTranslations('home.plot');
  return at.map((left, week) => (
    <span key={left} className="axis-x" style={{ left: `${left}%`, top: `${top}%` }}>
      {t('week', { number: String(week + 1) })}
    </span>
  ));
}
