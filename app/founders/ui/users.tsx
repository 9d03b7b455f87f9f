import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { showToast } from '#app/ui/toast.ts';
import { setSuspended, userSessionsQuery, usersQuery } from '../api/users-client.ts';
import type { UserRow } from '../model/schemas-users.ts';
import { UserDetail } from './user-detail/user-detail.tsx';
import { ConfirmWindow } from './confirm-window.tsx';
import { useMoment } from './moment.ts';
import { Part } from './part.tsx';
import { RowsTable } from './rows-table.tsx';
import { Section } from './section.tsx';

/** Accounts, searchable by email; founders can suspend and reinstate them. */
export function Users() {
  const t = useTranslations('founders.users');
  const moment = useMoment();
  const [search, setSearch] = useState('');
  const [chosen, choose] = useState<UserRow | null>(null);
  const [opened, open] = useState<UserRow | null>(null);
  const detail = useTranslations('userDetail');
  return (
    <Section name="users" title={t('title')} wide>
      <label className="label" htmlFor="founders-users">
        {t('search')}
      </label>
      <input
        id="founders-users"
        className="input mb-3"
        type="search"
        autoComplete="off"
        maxLength={254}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <Part query={useQuery(usersQuery(search.trim()))} height={8}>
        {({ users, more }) => (
          <>
            <RowsTable
              empty={t('none')}
              columns={[
                ...(['address', 'role', 'state', 'since'] as const).map((key) => ({ key, title: t(key) })),
                { key: 'act', title: t('act'), bare: true },
              ]}
              rows={users.map((user) => ({
                key: user.id,
                cells: [
                  <span key="address" className="wrap-anywhere">
                    {user.email}
                  </span>,
                  t(`roles.${user.role}`),
                  t(`states.${user.state}`),
                  moment(user.at),
                  <span key="act" className="user-acts">
                    <button
                      className="btn btn-quiet btn-sm"
                      type="button"
                      aria-label={detail('openOf', { who: user.email })}
                      onClick={() => open(user)}
                    >
                      {detail('open')}
                    </button>
                    {user.role !== 'founder' && <Suspend user={user} onChoose={() => choose(user)} />}
                  </span>,
                ],
              }))}
            />
            {more && <p className="small muted mt-3">{t('more')}</p>}
          </>
        )}
      </Part>
      {opened && <UserDetail user={opened} onClose={() => open(null)} />}
      {chosen && <Decide user={chosen} onClose={() => choose(null)} />}
    </Section>
  );
}

function Suspend({ user, onChoose }: { user: UserRow; onChoose: () => void }) {
  const t = useTranslations('founders.users');
  const lifts = user.state === 'suspended';
  return (
    <button
      className="btn btn-secondary btn-sm"
      type="button"
      aria-label={t(lifts ? 'liftOf' : 'suspendOf', { who: user.email })}
      onClick={onChoose}
    >
      {t(lifts ? 'lift' : 'suspend')}
    </button>
  );
}

function Decide({ user, onClose }: { user: UserRow; onClose: () => void }) {
  const t = useTranslations('founders.users');
  const lifts = user.state === 'suspended';
  const { data } = useQuery(userSessionsQuery(user.id));
  const ahead = data?.sessions.filter(({ state }) => state === 'confirmed').length ?? 0;
  return (
    <ConfirmWindow
      title={t(lifts ? 'liftOf' : 'suspendOf', { who: user.email })}
      text={t(lifts ? 'liftText' : 'suspendText', { count: ahead })}
      confirm={t(lifts ? 'lift' : 'suspend')}
      back={t('back')}
      busy={t('busy')}
      danger={!lifts}
      act={() => setSuspended(user.id, !lifts)}
      onDone={() => showToast({ title: t(lifts ? 'lifted' : 'suspended', { who: user.email }) })}
      onClose={onClose}
    />
  );
}
