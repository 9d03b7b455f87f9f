import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { planQuery } from '../api/client.ts';
import type { PlanView, SessionWithTurns } from '../model/views.ts';
import { FocusQuestion } from './focus-question.tsx';

const session = {
  id: '1',
  problem: { formula: { plain: '3(x - 2) = 9' } },
  lines: [{}],
  outcome: null,
  focus: { energy: 'okay' },
} as unknown as SessionWithTurns;

/** The heading with this plan; without a plan, while it is loading. */
function heading(prompt: string[], plan?: PlanView | null): string {
  const cache = new QueryClient();
  if (plan !== undefined) cache.setQueryData(planQuery('1', undefined, '3(x - 2) = 9 1 ').queryKey, plan);
  return renderToStaticMarkup(
    <QueryClientProvider client={cache}>
      <FocusQuestion ref={null} session={session} prompt={prompt} />
    </QueryClientProvider>,
  );
}
const part = (name: string | null): PlanView => [{ name, steps: 2, done: 0 }];
const next = ['Next: divide both sides.', ' ', 'Just this: write line 2.'];
const spoken = '<span class="sr">Next: divide both sides.</span> ';
const shown = '<span class="f-sentence">Next: divide both sides.</span> ';

it('an idea already named in the plan is for screen readers only, also while the plan is loading', () => {
  expect(heading(next, part('divide both sides'))).toContain(spoken);
  expect(heading(next)).toContain(spoken);
});

it('other sentences are shown, one per line', () => {
  for (const plan of [null, part(null), part('expand')]) expect(heading(next, plan)).toContain(shown);
  expect(heading(['Just this: write line 2.'], null)).toContain('><span class="f-sentence">Just this: write');
});
