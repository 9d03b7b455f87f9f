import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { pageMeta } from '#app/platform/page-meta.ts';
import { servicesContext } from '#app/platform/services.server.ts';
import { languageContext } from '#app/platform/texts-loader.ts';
import { readVisitor } from '#app/preferences/index.server.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { formulaHtml } from '#app/ui/formula.server.ts';
import { FitExplained } from '../fit-explained.tsx';
import { HoursChart } from '../hours-chart.tsx';
import { MoreTutors, tutorAnchor } from '../more-tutors.tsx';
import { NothingFits } from '../nothing-fits.tsx';
import { SearchSentence } from '../search-sentence.tsx';
import { TutorCard } from '../tutor-card.tsx';
import { ZoneLine } from '../zone-line.tsx';
import { tutorPagesTexts } from '../../messages/pages/index.ts';
import type { ListedTutor, TutorSort } from '../../model/schemas.ts';
import { tutorSorts } from '../../model/schemas.ts';
import { readSearch, searchAddress, type TutorSearch } from '../../model/search.ts';
import { searchTutors } from '../../use-cases/search-tutors.server.ts';
import { timeOf } from '#app/platform/times.ts';
import type { Route } from './+types/tutor-search.ts';
import '../tutor-search.css';

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const visitor = readVisitor(request);
  const search = readSearch(new URL(request.url).searchParams);
  const answer = await searchTutors(services, search, {
    zone: visitor.timeZone,
    currency: visitor.state.currency,
    speak: context.get(languageContext),
  });
  const texts = tutorPagesTexts[context.get(languageContext)].tutorPages.search;
  return {
    search,
    ...answer,
    title: texts.pageTitle,
    description: texts.lead,
    formula: formulaHtml(
      '\\text{fit}=\\tfrac{1}{2}\\,t+\\tfrac{3}{10}\\cdot\\tfrac{r}{5}+\\tfrac{1}{5}\\cdot\\tfrac{p_{\\min}}{p}',
      true,
    ),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.title ?? '', description: loaderData?.description });

/** Tutor search: a sentence of chips, free tutors per hour, and the list. */
export default function FindTutor({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('tutorPages');
  const { search, list, loosen, wanted, day, hours, days, outside, formula } = loaderData;
  const { state, timeZone } = usePreferences();
  const first = list.tutors[0] ?? list.close[0] ?? list.others[0];
  const { total } = list;
  return (
    <div className="page tutor-search">
      <div className="hd">
        <div>
          <h1>{t('search.title')}</h1>
          <SearchSentence search={search} days={days} />
          <ZoneLine />
        </div>
        <HoursChart hours={hours} day={day} search={search} />
      </div>
      <section aria-labelledby="found">
        <div className="list-h">
          <h2 id="found" aria-live="polite">
            {wanted
              ? t('search.foundAt', {
                  count: total.tutors,
                  close: total.close,
                  time: timeOf(wanted, { locale: state.locale, timeZone }),
                })
              : t('search.found', { count: total.tutors })}
          </h2>
          <SortBy search={search} />
        </div>
        <FitExplained formula={formula} tutor={first} wanted={wanted !== undefined} />
        <Groups list={list} wanted={wanted} minutes={search.minutes} />
        <MoreTutors
          search={search}
          shown={list.tutors.length + list.close.length + list.others.length}
          total={total.tutors + total.close + total.others}
        />
        {total.tutors + total.close === 0 && (
          <NothingFits search={search} loosen={loosen} timed={wanted !== undefined} outside={outside} />
        )}
        <p className="small muted mt-6">
          {t.rich('search.atOnce', { link: (chunks) => <Link to="/ai-tutor">{chunks}</Link> })}
        </p>
      </section>
    </div>
  );
}

function SortBy({ search }: { search: TutorSearch }) {
  const t = useTranslations('tutorPages');
  const navigate = useNavigate();
  const sort = (by: string) =>
    void navigate(searchAddress({ ...search, sort: by as TutorSort, shown: undefined }), {
      preventScrollReset: true,
    });
  return (
    <label className="sort">
      <span className="label">{t('search.sort')}</span>
      <select className="input" value={search.sort} onChange={(event) => sort(event.target.value)}>
        {tutorSorts.map((by) => (
          <option key={by} value={by}>
            {t(`search.sorts.${by}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

type GroupsProps = {
  list: Route.ComponentProps['loaderData']['list'];
  wanted: string | undefined;
  minutes: number;
};

function Groups({ list, wanted, minutes }: GroupsProps) {
  const t = useTranslations('tutorPages');
  const { state, timeZone } = usePreferences();
  const time = wanted ? timeOf(wanted, { locale: state.locale, timeZone }) : '';
  const group = (title: string | null, tutors: readonly ListedTutor[], before: number) =>
    tutors.length > 0 && (
      <div className="group">
        {title && <h3>{title}</h3>}
        <ul>
          {tutors.map((tutor, index) => (
            <li key={tutor.id} id={tutorAnchor(before + index + 1)}>
              <TutorCard tutor={tutor} minutes={minutes} wanted={wanted} headingLevel={title ? 'h4' : 'h3'} />
            </li>
          ))}
        </ul>
      </div>
    );
  return (
    <>
      {group(wanted ? t('search.at', { time }) : null, list.tutors, 0)}
      {group(t('search.closeTo', { time }), list.close, list.tutors.length)}
      {group(t('search.otherTimes'), list.others, list.tutors.length + list.close.length)}
    </>
  );
}
