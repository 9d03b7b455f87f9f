import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { formatMoney } from '#app/platform/money.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { Window } from '#app/ui/window.tsx';
import { userQuery, userSessionsQuery } from '../../api/users-client.ts';
import { useMoment } from '../moment.ts';
import { Part } from '../part.tsx';
import { RowsTable } from '../rows-table.tsx';
import type { UserRow } from '../../model/schemas-users.ts';
import type { UserDetail as Shown } from '../../model/user-detail-schemas.ts';

/** One account in a dialog: identity, dates, bookings and invoices. Of its learners only their number. */
export function UserDetail({ user, onClose }: { user: UserRow; onClose: () => void }) {
  const t = useTranslations('userDetail');
  return (
    <Window title={user.email} onClose={onClose}>
      <Part query={useQuery(userQuery(user.id))} height={12}>
        {(shown) => (
          <>
            <Facts user={shown} />
            <Bookings id={shown.id} />
            <Invoices invoices={shown.invoices} />
          </>
        )}
      </Part>
      <div className="dialog-actions">
        <button className="btn btn-secondary" type="button" onClick={onClose}>
          {t('close')}
        </button>
      </div>
    </Window>
  );
}

function Facts({ user }: { user: Shown }) {
  const t = useTranslations('userDetail');
  const users = useTranslations('founders.users');
  const moment = useMoment();
  const { suspension, tutor } = user;
  const facts = [
    [users('role'), users(`roles.${user.role}`)],
    [users('state'), users(`states.${user.state}`)],
    [users('since'), moment(user.at)],
    [t('learners'), t('learnersCount', { count: user.learners })],
    [t('suspension'), suspensionText()],
  ] as const;
  function suspensionText() {
    if (!suspension) return t(user.state === 'suspended' ? 'suspendedPlain' : 'never');
    return t(suspension.suspended ? 'suspended' : 'lifted', {
      at: moment(suspension.at),
      who: suspension.by,
    });
  }
  return (
    <dl className="pairs">
      {facts.map(([label, value]) => (
        <div className="contents" key={label}>
          <dt>{label}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
      {tutor && (
        <div className="contents">
          <dt>{t('tutor')}</dt>
          <dd>
            <Link to={`/founder/tutors/${tutor.id}`}>{tutor.name}</Link>
          </dd>
        </div>
      )}
    </dl>
  );
}

function Bookings({ id }: { id: string }) {
  const t = useTranslations('userDetail');
  const states = useTranslations('founders.tutor.sessionStates');
  const { state: preferences } = usePreferences();
  const moment = useMoment();
  return (
    <section className="user-part" aria-labelledby="user-bookings">
      <h3 id="user-bookings">{t('bookings')}</h3>
      <Part query={useQuery(userSessionsQuery(id))} height={4}>
        {({ sessions }) => (
          <RowsTable
            empty={t('noBookings')}
            columns={[
              { key: 'when', title: t('when') },
              { key: 'state', title: t('state') },
              { key: 'price', title: t('price'), right: true },
            ]}
            rows={sessions.map(({ id: session, start, state, price }) => ({
              key: session,
              cells: [moment(start), states(state), formatMoney(price, preferences.locale)],
            }))}
          />
        )}
      </Part>
    </section>
  );
}

function Invoices({ invoices }: Pick<Shown, 'invoices'>) {
  const t = useTranslations('userDetail');
  const { state: preferences } = usePreferences();
  const moment = useMoment();
  return (
    <section className="user-part" aria-labelledby="user-invoices">
      <h3 id="user-invoices">{t('invoices')}</h3>
      <RowsTable
        empty={t('noInvoices')}
        columns={[
          { key: 'number', title: t('number') },
          { key: 'issued', title: t('issued') },
          { key: 'total', title: t('total'), right: true },
        ]}
        rows={invoices.map(({ id, number, corrects, issuedAt, total }) => ({
          key: id,
          cells: [
            corrects === null ? number : t('corrects', { number, other: corrects }),
            moment(issuedAt),
            formatMoney(total, preferences.locale),
          ],
        }))}
      />
    </section>
  );
}
