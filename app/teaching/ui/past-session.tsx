import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useNavigate } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl/react';
import { useAuth } from '#app/accounts/index.ts';
import { useSingleFlight } from '#app/platform/use-single-flight.ts';
import { showToast } from '#app/ui/toast.ts';
import { Window } from '#app/ui/window.tsx';
import {
  conversationsKey,
  deleteSession,
  renameSession,
  sessionQuery,
  sessionsQuery,
} from '../api/client.ts';
import { longestTitle } from '../model/limits.ts';
import type { ConversationSummary } from '../model/views.ts';
import { BinIcon, PencilIcon } from './icons.tsx';
import { deleteDrafts } from './drafts.ts';
import { Maths } from './sentence.tsx';

/** URL at which a session continues. */
export const addressOf = ({ id, focus }: Pick<ConversationSummary, 'id' | 'focus'>) =>
  focus ? `/tutors/adhd/session/${id}` : `/ai-tutor?session=${id}`;

type Props = {
  session: ConversationSummary;
  /** This is the session open on the page. */
  current: boolean;
  /** Called before the entry is removed, to move focus elsewhere. */
  onDeleting(): void;
};

/** A conversation in the list: link, rename, delete. */
export function PastSession({ session, current, onDeleting }: Props) {
  const t = useTranslations('teaching.tutor');
  const [doing, setDoing] = useState<'rename' | 'delete' | null>(null);
  const pencil = useRef<HTMLButtonElement>(null);
  const named = useRef(false);
  useEffect(() => {
    // The button is rendered again now.
    if (doing === null && named.current) pencil.current?.focus();
    named.current = doing === 'rename';
  }, [doing]);
  const name = session.title ?? session.skill ?? session.formula.speech;
  if (doing === 'rename')
    return (
      <li>
        <Rename session={session} onDone={() => setDoing(null)} />
      </li>
    );
  return (
    <li>
      <Way session={session} current={current} />
      <button
        type="button"
        className="icon-btn"
        ref={pencil}
        aria-label={t('rename', { name })}
        onClick={() => setDoing('rename')}
      >
        <PencilIcon />
      </button>
      <button
        type="button"
        className="icon-btn"
        aria-label={t('remove', { name })}
        onClick={() => setDoing('delete')}
      >
        <BinIcon />
      </button>
      {doing === 'delete' && (
        <Delete session={session} current={current} onClose={() => setDoing(null)} onDeleting={onDeleting} />
      )}
    </li>
  );
}

function Way({ session, current }: Pick<Props, 'session' | 'current'>) {
  const t = useTranslations('teaching');
  const format = useFormatter();
  const when = format.dateTime(new Date(session.updatedAt), { hour: 'numeric', minute: '2-digit' });
  const state = session.open ? t('tutor.pastOpen') : t('tutor.pastSolved', { count: session.solved });
  return (
    <Link className="t-past-link" to={addressOf(session)} aria-current={current ? 'page' : undefined}>
      <span className="t-past-name">
        {session.title ?? session.skill ?? <Maths formula={session.formula} />}
      </span>
      <span className="small muted">
        {t(`models.${session.model}.name`)} · {when} · {state}
      </span>
    </Link>
  );
}

/** Edits the title; an empty one restores the problem as title. Escape cancels. */
function Rename({ session, onDone }: { session: ConversationSummary; onDone(): void }) {
  const t = useTranslations('teaching.tutor');
  const { user } = useAuth();
  const cache = useQueryClient();
  const [title, setTitle] = useState(session.title ?? '');
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const save = useSingleFlight(async () => {
    setBusy(true);
    setFailed(false);
    try {
      const renamed = await renameSession(session.id, title.trim() || null);
      cache.setQueryData(
        sessionQuery(session.id, user?.id).queryKey,
        (before) => before && { ...before, ...renamed },
      );
      await cache.invalidateQueries({ queryKey: conversationsKey(user?.id) });
      onDone();
    } catch {
      setFailed(true);
      setBusy(false);
    }
  });
  const id = `rename-${session.id}`;
  return (
    <form
      className="t-rename"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <label className="label" htmlFor={id}>
        {t('renameLabel')}
      </label>
      <input
        id={id}
        ref={field}
        className="input"
        maxLength={longestTitle}
        value={title}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => setTitle(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onDone();
        }}
      />
      <p className="small muted" id={`${id}-help`}>
        {t('renameHelp')}
      </p>
      {failed && (
        <p className="error" role="alert">
          {t('changeFailed')}
        </p>
      )}
      <div className="t-choices">
        <button type="submit" className="btn btn-primary btn-sm" aria-disabled={busy}>
          {t('save')}
        </button>
        <button type="button" className="btn btn-quiet btn-sm" onClick={onDone}>
          {t('cancel')}
        </button>
      </div>
    </form>
  );
}

function Delete({ session, current, onClose, onDeleting }: Props & { onClose(): void }) {
  const t = useTranslations('teaching.tutor');
  const { user } = useAuth();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState(false);
  const remove = useSingleFlight(async () => {
    setBusy(true);
    setFailed(false);
    try {
      await deleteSession(session.id);
    } catch {
      setFailed(true);
      setBusy(false);
      return;
    }
    deleteDrafts(user?.id, session.id);
    // Close first: a modal dialog keeps focus from elements outside it.
    flushSync(onClose);
    onDeleting();
    showToast({ title: t('removed') });
    if (current) void navigate('/ai-tutor', { replace: true });
    await cache.invalidateQueries({ queryKey: conversationsKey(user?.id) });
    await cache.invalidateQueries({ queryKey: sessionsQuery(user?.id).queryKey });
    cache.removeQueries({ queryKey: sessionQuery(session.id, user?.id).queryKey });
  });
  return (
    <Window title={t('removeTitle')} onClose={onClose}>
      <p>
        <b>{session.title ?? session.skill ?? <Maths formula={session.formula} />}</b>
      </p>
      <p>{t('removeText')}</p>
      {failed && (
        <p className="error" role="alert">
          {t('changeFailed')}
        </p>
      )}
      <form method="dialog" className="dialog-actions">
        <button type="submit" className="btn btn-secondary">
          {t('cancel')}
        </button>
        <button type="button" className="btn btn-danger" aria-disabled={busy} onClick={() => void remove()}>
          {t('removeYes')}
        </button>
      </form>
    </Window>
  );
}
