import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { useAuth } from '#app/accounts/index.ts';
import { planQuery } from '../api/client.ts';
import type { PlanView, SessionWithTurns } from '../model/views.ts';
import { Lines } from './lines.tsx';

/** The plan, collapsed: at most three parts, and the lines so far. Without a plan, only the lines. */
export function FocusPlan({ data }: { data: SessionWithTurns }) {
  const t = useTranslations('teaching.focus');
  const { plan } = usePlan(data);
  return (
    <details className="f-plan">
      <summary>
        {plan && <Bars plan={plan} />}
        <span>{plan ? <Now plan={plan} /> : t('plan', { count: data.lines.length + 1 })}</span>
      </summary>
      {plan && <Parts plan={plan} />}
      <Lines
        lines={data.lines.map(({ n, formula, by }) => ({
          n,
          formula,
          mark: by === 'given' ? 'given' : by === 'tutor' ? 'shown' : 'equal',
        }))}
      />
    </details>
  );
}

/** The plan of the current problem; `pending` while the plan for its latest line is loading. Null without a plan. */
export function usePlan(data: SessionWithTurns): { plan: PlanView | null; pending: boolean } {
  const { user } = useAuth();
  const {
    data: plan = null,
    isPending,
    isPlaceholderData,
  } = useQuery({
    ...planQuery(
      data.id,
      user?.id,
      `${data.problem.formula.plain} ${data.lines.length} ${data.outcome ?? ''}`,
    ),
    placeholderData: keepPreviousData,
  });
  return { plan, pending: isPending || isPlaceholderData };
}

/** Index of the current part of the plan; -1 when all are done. */
export const presentOf = (plan: PlanView): number => plan.findIndex(({ steps, done }) => done < steps);

function Now({ plan }: { plan: PlanView }) {
  const t = useTranslations('focusRoom');
  const at = presentOf(plan);
  const part = plan[at];
  if (!part) return t('planDone');
  const place = { part: String(at + 1), of: String(plan.length) };
  if (plan.length === 1 && part.name !== null) return part.name;
  return part.name === null ? t('part', place) : t('partNamed', { ...place, name: part.name });
}

function Bars({ plan }: { plan: PlanView }) {
  return (
    <span className="f-bars" aria-hidden="true">
      {plan.map(({ steps, done }, at) => (
        // The order of parts is stable.
        <i key={at}>
          <b style={{ width: `${(100 * done) / steps}%` }} />
        </i>
      ))}
    </span>
  );
}

function Parts({ plan }: { plan: PlanView }) {
  const t = useTranslations('focusRoom');
  const now = presentOf(plan);
  return (
    <ol className="f-parts">
      {plan.map(({ name }, at) => {
        const place = { part: String(at + 1), of: String(plan.length) };
        const state = now < 0 || at < now ? 'partDone' : at === now ? 'partNow' : 'partLater';
        return (
          <li key={at} aria-current={at === now ? 'step' : undefined}>
            <span>{name ?? t('part', place)}</span> <span className="small muted">{t(state)}</span>
          </li>
        );
      })}
    </ol>
  );
}
