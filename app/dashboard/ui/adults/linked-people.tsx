import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import type { AdultLinksView } from '#app/learners/index.ts';
import { longDayOf, shortDayOf, timeInSentence } from '#app/platform/times.ts';
import { useSingleMutation } from '#app/platform/use-single-mutation.ts';
import { usePreferences } from '#app/preferences/index.ts';
import type { ConversationsPage } from '#app/teaching/index.ts';
import { DrawnFormula } from '#app/ui/drawn-formula.tsx';
import { showToast } from '#app/ui/toast.ts';
import {
  adultLinksQuery,
  changeMinorsModelConsent,
  conversationsOfLinkQuery,
  endAdultLink,
  sessionsOfLinkQuery,
} from '../../api/adults-client.ts';
import { ModelConsent } from '../model-consent.tsx';
import { LearnerQueryPart } from '../part.tsx';
import { Problem } from './adults-part.tsx';
import './adults.css';

type ConversationFormula = ConversationsPage['sessions'][number]['formula'];
type LinkedPerson = AdultLinksView['people'][number];

/** What a linked adult sees: a section for each young person and each family. */
export default function LinkedPeople({ people }: { people: readonly LinkedPerson[] }) {
  return (
    <div className="linked">
      {people.map((person) => (
        <Person key={person.id} person={person} />
      ))}
    </div>
  );
}

function Person({ person }: { person: LinkedPerson }) {
  const t = useTranslations('adultLinks.person');
  const { state, timeZone } = usePreferences();
  const { id, kind, name, since, learners } = person;
  const day = longDayOf(since, { locale: state.locale, timeZone, now: new Date() });
  return (
    <section className="linked-person" aria-labelledby={`linked-${id}`}>
      <header>
        <h2 id={`linked-${id}`}>{kind === 'minor' ? name : t('family', { name })}</h2>
        <p className="small muted">{t(kind === 'minor' ? 'sinceMinor' : 'sinceFamily', { day })}</p>
      </header>
      {learners.length === 0 && <p className="muted">{t('noLearners')}</p>}
      {learners.map((learner) => (
        <div key={learner.id}>
          <Link className="btn btn-secondary btn-sm" to={`/learner-profiles?report&learner=${learner.id}`}>
            {t('progress', { name: learner.name })}
          </Link>
          {kind === 'family' && <ModelConsent profile={learner} />}
        </div>
      ))}
      {kind === 'minor' && <MinorsModelConsent person={person} />}
      <Sessions linkId={id} />
      {kind === 'minor' && <Conversations linkId={id} />}
      <End person={person} />
    </section>
  );
}

function MinorsModelConsent({ person: { id: linkId, name, modelAllowed } }: { person: LinkedPerson }) {
  const t = useTranslations('adultLinks.person');
  const id = useId();
  const cache = useQueryClient();
  const change = useSingleMutation({
    mutationFn: (isGranted: boolean) => changeMinorsModelConsent(linkId, isGranted),
    onSuccess: (links) => cache.setQueryData(adultLinksQuery.queryKey, links),
  });
  const isGranted = change.isPending ? change.variables : modelAllowed === true;
  return (
    <div className="needs">
      <label className="switch" htmlFor={id}>
        <span>
          {t('model')}
          <span>{t('modelText', { name })}</span>
        </span>
        <input
          type="checkbox"
          role="switch"
          id={id}
          aria-checked={isGranted}
          checked={isGranted}
          onChange={({ target }) => change.mutate(target.checked)}
        />
      </label>
      <Problem failure={change.error} />
    </div>
  );
}

function Sessions({ linkId }: { linkId: string }) {
  const t = useTranslations('adultLinks.person');
  const { state, timeZone } = usePreferences();
  const localeAndZone = { locale: state.locale, timeZone };
  return (
    <div>
      <h3>{t('sessions')}</h3>
      <LearnerQueryPart query={useQuery(sessionsOfLinkQuery(linkId))} height={3}>
        {(sessions) =>
          sessions.length === 0 ? (
            <p className="muted">{t('noSessions')}</p>
          ) : (
            <ul className="linked-list">
              {sessions.map(({ id, start, tutor, learner }) => (
                <li key={id}>
                  {t(learner === null ? 'session' : 'sessionOf', {
                    learner: learner ?? '',
                    tutor,
                    day: shortDayOf(start, localeAndZone),
                    time: timeInSentence(start, localeAndZone),
                  })}
                </li>
              ))}
            </ul>
          )
        }
      </LearnerQueryPart>
    </div>
  );
}

function Conversations({ linkId }: { linkId: string }) {
  const t = useTranslations('adultLinks.person');
  const { state, timeZone } = usePreferences();
  const query = useInfiniteQuery(conversationsOfLinkQuery(linkId));
  return (
    <div>
      <h3>{t('conversations')}</h3>
      <LearnerQueryPart query={query} height={6}>
        {({ pages }) => {
          const sessions = pages.flatMap((page) => page.sessions);
          return sessions.length === 0 ? (
            <p className="muted">{t('noConversations')}</p>
          ) : (
            <ul className="linked-list">
              {sessions.map(({ id, title, skill, formula, updatedAt }) => (
                <li key={id}>
                  <Link to={`/ai-tutor?${new URLSearchParams({ linked: linkId, session: id })}`}>
                    <span>{title ?? skill ?? <SpokenFormula formula={formula} />}</span>
                    <span className="small muted">
                      {longDayOf(updatedAt, { locale: state.locale, timeZone, now: new Date() })}
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          );
        }}
      </LearnerQueryPart>
      {query.hasNextPage && (
        <button
          className="btn btn-secondary btn-sm"
          type="button"
          aria-disabled={query.isFetchingNextPage}
          onClick={() => !query.isFetchingNextPage && void query.fetchNextPage()}
        >
          {t('more')}
        </button>
      )}
    </div>
  );
}

/** A formula in a link, whose name needs words. */
function SpokenFormula({ formula: { html, plain, speech } }: { formula: ConversationFormula }) {
  return (
    <>
      <span aria-hidden="true">{html ? <DrawnFormula html={html} /> : plain}</span>
      <span className="sr">{speech}</span>
    </>
  );
}

function End({ person: { id, name } }: { person: LinkedPerson }) {
  const t = useTranslations('adultLinks.person');
  const cache = useQueryClient();
  const end = useSingleMutation({
    mutationFn: () => endAdultLink(id),
    onSuccess: async () => {
      showToast({ title: t('ended', { name }) });
      await cache.invalidateQueries({ queryKey: adultLinksQuery.queryKey, exact: true });
      // The focused button has gone with the section.
      document.getElementById('main')?.focus();
    },
  });
  return (
    <div>
      <Problem failure={end.error} />
      <button
        className="btn btn-quiet btn-sm -ml-4"
        type="button"
        aria-label={t('endOf', { name })}
        aria-disabled={end.isPending}
        onClick={() => !end.isPending && end.mutate()}
      >
        {t('end')}
      </button>
    </div>
  );
}
