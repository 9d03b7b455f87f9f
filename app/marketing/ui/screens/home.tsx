import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { pageMeta } from '#app/platform/page-meta.ts';
import { servicesContext } from '#app/platform/services.server.ts';
import { languageContext, textsLoader } from '#app/platform/texts-loader.ts';
import { readVisitor } from '#app/preferences/index.server.ts';
import { firstTrialsContext, HomeTrial, trialTexts } from '#app/teaching/index.ts';
import { Bend, Thread } from '#app/ui/thread.tsx';
import { Costs } from '../costs.tsx';
import { Hero } from '../hero.tsx';
import { Parents } from '../parents.tsx';
import { People } from '../people.tsx';
import { Ways } from '../ways.tsx';
import { homeFormulas, type HomePrices, homePrices } from '../../use-cases/home.server.ts';
import { presentPeople } from '../../use-cases/home-people.server.ts';
import { people } from '../../use-cases/people.server.ts';
import { homeTexts } from '../../messages/home/index.ts';
import type { Route } from './+types/home.ts';
import '../home.css';

const texts = textsLoader(homeTexts, trialTexts);

export async function loader({ context, request }: Route.LoaderArgs) {
  const { state, timeZone } = readVisitor(request);
  const { currency, locale } = state;
  const language = context.get(languageContext);
  return {
    ...texts({ context }),
    formulas: homeFormulas(),
    trials: await context.get(firstTrialsContext)(locale),
    prices: homePrices(currency, locale),
    people: presentPeople(await people(context.get(servicesContext), { currency, language }), {
      locale,
      timeZone,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.texts.home?.pageTitle ?? '', description: loaderData?.texts.home?.lead });

/** The home page: one line runs through it, from the promise to the first step. */
export default function Home({
  loaderData: { formulas, trials, prices, people: free },
}: Route.ComponentProps) {
  return (
    <>
      <Hero formulas={formulas} prices={prices} />
      <section className="band try" id="try" aria-labelledby="try-title">
        <Bend className="wide" d="M985 0C985 420 800 640 400 735C240 772 90 790 90 1000" />
        <Thread
          slim={[
            [960, 0],
            [961, 40],
            [969, 380],
            [960, 750],
            [970, 1000],
          ]}
        />
        <HomeTrial first={trials} />
      </section>
      <section className="band" aria-labelledby="ways-title">
        <Bend
          className="wide"
          d="M90 0C90 70 466 0 466 225C466 300 538 320 538 395C538 480 462 520 462 620C462 700 540 720 540 800C540 890 500 920 500 1000"
        />
        <Thread
          slim={[
            [970, 0],
            [960, 120],
            [970, 300],
            [963, 500],
            [972, 720],
            [960, 900],
            [960, 1000],
          ]}
        />
        <Ways />
      </section>
      <section className="band" aria-labelledby="people-title">
        <Bend className="wide" d="M500 0C500 200 985 0 985 300C985 520 983 700 985 1000" />
        <Thread
          slim={[
            [960, 0],
            [970, 200],
            [962, 500],
            [970, 800],
            [965, 1000],
          ]}
        />
        <People people={free} />
      </section>
      <section className="band" aria-labelledby="costs-title">
        <Bend className="wide" d="M985 0C985 300 990 420 987 600C984 760 985 860 985 1000" />
        <Thread
          slim={[
            [965, 0],
            [972, 300],
            [961, 700],
            [965, 1000],
          ]}
        />
        <Costs prices={prices} />
      </section>
      <section className="band" aria-labelledby="parents-title">
        <Bend className="wide" d="M985 0C985 210 300 0 300 300C300 600 250 800 250 1000" />
        <Thread
          slim={[
            [965, 0],
            [972, 250],
            [960, 600],
            [970, 1000],
          ]}
        />
        <Parents formulas={formulas} />
      </section>
      <End prices={prices} />
    </>
  );
}

function End({ prices }: { prices: HomePrices }) {
  const t = useTranslations('home');
  return (
    <section className="band end" aria-labelledby="end-title">
      <Bend className="wide" d="M250 0C250 260 90 240 90 460C90 700 240 740 305 480" />
      <Thread
        slim={[
          [970, 0],
          [960, 200],
          [920, 260],
          [860, 240],
        ]}
      />
      <i className="pin pin-dot wide pin-last" style={{ left: '30.5%', top: '48%' }} />
      <div className="page">
        <h2 id="end-title">{t('end.title')}</h2>
        <p className="lead mt-4">{t('end.text', { price: prices.trial })}</p>
        <div className="cta">
          <Link className="btn btn-primary btn-lg" to="/pricing">
            {t('book')}
          </Link>
          <Link className="btn btn-quiet btn-lg" to="/pricing#prices">
            {t('end.prices')}
          </Link>
        </div>
      </div>
    </section>
  );
}
