import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { pageMeta, trailTo } from '#app/platform/page-meta.ts';
import { servicesContext } from '#app/platform/services.server.ts';
import { siteOf } from '#app/platform/site.ts';
import { languageContext, textsLoader } from '#app/platform/texts-loader.ts';
import { cityOfZone } from '#app/platform/times.ts';
import { readVisitor } from '#app/preferences/index.server.ts';
import { requestRegionDrawer, usePreferences } from '#app/preferences/index.ts';
import { TeamMember } from '../team-member.tsx';
import { teamStructured } from '../../domain/structured.ts';
import { teamTexts } from '../../messages/team/index.ts';
import { people } from '../../use-cases/people.server.ts';
import type { Route } from './+types/meet-the-team.ts';
import '../team.css';

const texts = textsLoader(teamTexts);

export async function loader({ context, request }: Route.LoaderArgs) {
  const { currency } = readVisitor(request).state;
  const language = context.get(languageContext);
  const team = await people(context.get(servicesContext), { currency, language });
  const site = siteOf({ context, request });
  const trail = trailTo(site, '/meet-the-team', teamTexts[language].team.pageTitle);
  return { ...texts({ context }), team, structured: [trail, teamStructured(team.people, site)] };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: loaderData?.texts.team?.pageTitle ?? '',
    description: loaderData?.texts.team?.lead,
    structured: import.meta.env.SSR ? loaderData?.structured : undefined,
  });

/** The tutors, as many as one page of the tutor search, from the same data as booking. */
export default function MeetTheTeam({ loaderData: { team } }: Route.ComponentProps) {
  const t = useTranslations('team');
  return (
    <div className="page">
      <header className="team-head">
        <h1>{t('title')}</h1>
        <p className="lead">{t('lead')}</p>
        {team.people.some(({ next }) => next) && <Zone />}
      </header>
      {team.people.length > 0 ? (
        <div className="team">
          {team.people.map((person) => (
            <TeamMember key={person.slug} person={person} />
          ))}
        </div>
      ) : (
        <p>{t('none')}</p>
      )}
      {team.total > team.people.length && (
        <p className="muted num">{t('shownOf', { shown: team.people.length, total: team.total })}</p>
      )}
      <p className="cta">
        <Link className="btn btn-secondary" to="/tutor">
          {t('search')}
        </Link>
      </p>
      <section className="team-join" aria-labelledby="join">
        <h2 id="join">{t('join')}</h2>
        <p>{t('joinText')}</p>
        <div className="cta">
          <Link className="btn btn-primary" to="/tutor-dashboard">
            {t('joinAction')}
          </Link>
          <Link className="btn btn-quiet" to="/contact?about=tutors">
            {t('contact')}
          </Link>
        </div>
      </section>
    </div>
  );
}

/** The time zone of the free times, with a link to change it. */
function Zone() {
  const t = useTranslations('team');
  const { state, timeZone } = usePreferences();
  return (
    <p className="team-zone">
      {t('zone', { zone: cityOfZone(timeZone, state.locale) })}{' '}
      <button className="link" type="button" onClick={requestRegionDrawer}>
        {t('change')}
      </button>
    </p>
  );
}
