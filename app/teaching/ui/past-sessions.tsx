import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl/react';
import { useAuth } from '#app/accounts/index.ts';
import { Loading } from '#app/ui/loading.tsx';
import { conversationsQuery } from '../api/client.ts';
import { longestTitle } from '../model/limits.ts';
import type { ConversationSummary } from '../model/views.ts';
import { SearchIcon } from './icons.tsx';
import { PastSession } from './past-session.tsx';
import { useSettled } from './use-settled.ts';
import './conversations.css';

/** Debounce of the search field, in milliseconds. */
const typingMs = 250;

/** Conversations grouped by day, each linking to its current step; search, rename and delete. `current` is the open one. */
export function PastSessions({ current }: { current?: string }) {
  const t = useTranslations('teaching.tutor');
  const { user, loading } = useAuth();
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim(), typingMs);
  const query = useInfiniteQuery({
    ...conversationsQuery(user?.id, search),
    enabled: !loading,
    placeholderData: keepPreviousData,
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const sessions = query.data?.pages.flatMap((page) => page.sessions) ?? [];
  const empty = query.data !== undefined && sessions.length === 0;
  /** Moves focus to the entry after a deleted one, else the one before it, else the heading. */
  const focusAfter = (at: number) => {
    const links = list.current?.querySelectorAll<HTMLElement>('.t-past-link') ?? [];
    (links[at + 1] ?? links[at - 1] ?? heading.current)?.focus();
  };
  return (
    <section className="t-past" aria-labelledby="past">
      <h2 id="past" ref={heading} tabIndex={-1}>
        {t('past')}
      </h2>
      {(!empty || typed !== '') && <Search typed={typed} onType={setTyped} />}
      <p className="sr" role="status">
        {search !== '' &&
          query.data &&
          !query.isPlaceholderData &&
          t('searchFound', { count: sessions.length })}
      </p>
      {query.isPending && <Loading />}
      {query.isError && (
        <p className="error" role="alert">
          {t('pastFailed')}{' '}
          <button type="button" className="btn btn-secondary btn-sm" onClick={() => void query.refetch()}>
            {t('reload')}
          </button>
        </p>
      )}
      {empty && <p className="muted">{search === '' ? t('pastEmpty') : t('searchNone', { search })}</p>}
      <div ref={list}>
        <Days sessions={sessions} current={current} onDeleting={focusAfter} />
      </div>
      {query.hasNextPage && (
        <button
          type="button"
          className="btn btn-secondary"
          aria-disabled={query.isFetchingNextPage}
          onClick={() => {
            if (!query.isFetchingNextPage) void query.fetchNextPage();
          }}
        >
          {t('more')}
        </button>
      )}
    </section>
  );
}

function Search({ typed, onType }: { typed: string; onType(typed: string): void }) {
  const t = useTranslations('teaching.tutor');
  return (
    <search className="t-past-search">
      <SearchIcon />
      <input
        type="search"
        className="input"
        aria-label={t('search')}
        placeholder={t('searchHelp')}
        maxLength={longestTitle}
        value={typed}
        onChange={({ target }) => onType(target.value)}
      />
    </search>
  );
}

type DaysProps = {
  sessions: readonly ConversationSummary[];
  current: string | undefined;
  onDeleting(at: number): void;
};

function Days({ sessions, current, onDeleting }: DaysProps) {
  const nameOf = useDayName();
  const days = Map.groupBy(sessions, ({ updatedAt }) => nameOf(new Date(updatedAt)));
  return [...days].map(([day, ofDay]) => (
    <div key={day}>
      <h3>{day}</h3>
      <ul>
        {ofDay.map((session) => (
          <PastSession
            key={session.id}
            session={session}
            current={session.id === current}
            onDeleting={() => onDeleting(sessions.indexOf(session))}
          />
        ))}
      </ul>
    </div>
  ));
}

/** Day names: today, yesterday, else the date, in the reader's time zone. */
function useDayName(): (at: Date) => string {
  const t = useTranslations('teaching.tutor');
  const format = useFormatter();
  const dateOf = (at: Date) => format.dateTime(at, { dateStyle: 'full' });
  const now = new Date();
  const dayBefore = new Date(now);
  dayBefore.setDate(now.getDate() - 1);
  return (at) => {
    const date = dateOf(at);
    if (date === dateOf(now)) return t('today');
    return date === dateOf(dayBefore) ? t('yesterday') : date;
  };
}
