import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { shortDayOf, timeInSentence } from '#app/platform/times.ts';
import { useSingleFlight } from '#app/platform/use-single-flight.ts';
import { usePreferences } from '#app/preferences/index.ts';
import type { AuthOutcome } from '../auth-calls.ts';
import { Problem } from '../fields.tsx';
import { problemOfCall, endOtherSessions, endSession, sessionsQuery } from '../../api/account-page-client.ts';
import type { AccountSession } from '../../model/account-page-schemas.ts';
import { AccountQueryPart, StatusLine } from './section.tsx';

/** Sessions shown before "show all". */
const shownAtFirst = 6;
const hour = 3_600_000;

/** The list of active sessions. */
export function SessionsPart() {
  const t = useTranslations('accountPage.sessions');
  const query = useQuery(sessionsQuery);
  return (
    <>
      <p className="muted">{t('text')}</p>
      <AccountQueryPart query={query} height={14}>
        {(sessions) => <Sessions sessions={sessions} now={query.dataUpdatedAt} />}
      </AccountQueryPart>
    </>
  );
}

function Sessions({ sessions, now }: { sessions: readonly AccountSession[]; now: number }) {
  const t = useTranslations('accountPage.sessions');
  const [all, setAll] = useState(false);
  const { busy, status, problem, end } = useEnding();
  const others = sessions.length - 1;
  const shown = all ? sessions : sessions.slice(0, shownAtFirst);
  return (
    <>
      <ul className="account-list" aria-label={t('list')}>
        {shown.map((session) => (
          <Session
            key={session.id}
            session={session}
            now={now}
            busy={busy}
            onEnd={(device) =>
              end(
                () => endSession(session.id),
                () => t('ended', { device }),
              )
            }
          />
        ))}
      </ul>
      {shown.length < sessions.length && (
        <button className="btn btn-quiet btn-sm account-again" type="button" onClick={() => setAll(true)}>
          {t('more', { count: sessions.length })}
        </button>
      )}
      <Problem id="sessions-problem" problem={problem} />
      <StatusLine>{status}</StatusLine>
      {others > 0 ? (
        <div className="acts">
          <button
            className="btn btn-secondary"
            type="button"
            aria-disabled={busy}
            onClick={() => end(endOtherSessions, ({ ended }) => t('endedAll', { count: ended }))}
          >
            {t('endAll')}
          </button>
        </div>
      ) : (
        <p className="small muted">{t('alone')}</p>
      )}
    </>
  );
}

function useEnding() {
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [status, setStatus] = useState('');
  const [problem, setProblem] = useState<AuthOutcome>(null);
  const run = useSingleFlight(async (call: () => Promise<string>) => {
    setBusy(true);
    setStatus('');
    setProblem(null);
    try {
      setStatus(await call());
    } catch (failure) {
      setProblem(problemOfCall(failure));
    }
    // Also after a failure: a session that had already ended leaves the list.
    await queries.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    setBusy(false);
  });
  const end = <Answer,>(call: () => Promise<Answer>, say: (answer: Answer) => string) =>
    run(async () => say(await call()));
  return { busy, status, problem, end };
}

type Props = { session: AccountSession; now: number; busy: boolean; onEnd: (device: string) => void };

function Session({ session, now, busy, onEnd }: Props) {
  const t = useTranslations('accountPage.sessions');
  const { state, timeZone } = usePreferences();
  const localeAndZone = { locale: state.locale, timeZone };
  const at = (instant: string) => ({
    day: shortDayOf(instant, localeAndZone),
    time: timeInSentence(instant, localeAndZone),
  });
  const { browser, system } = session.device;
  const named = browser !== null || system !== null;
  const device = browser && system ? t('both', { browser, system }) : (browser ?? system ?? t('unknown'));
  const since = t('since', at(session.createdAt));
  const lately = now - Date.parse(session.lastUsedAt) < hour;
  const used = lately ? t('usedLately') : t('used', at(session.lastUsedAt));
  return (
    <li>
      <div>
        <b>
          {(named || !session.current) && device}{' '}
          {session.current && <span className="tag tag-primary">{t('here')}</span>}
        </b>
        <span className="num">{session.current ? since : `${since}, ${used}`}</span>
      </div>
      {!session.current && (
        <button
          className="btn btn-quiet btn-sm"
          type="button"
          aria-label={t('endOf', { device, since })}
          aria-disabled={busy}
          onClick={() => onEnd(device)}
        >
          {t('end')}
        </button>
      )}
    </li>
  );
}
