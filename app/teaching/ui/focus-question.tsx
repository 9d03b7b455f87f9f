import type { Ref } from 'react';
import type { Text } from '../model/blocks.ts';
import type { SessionWithTurns } from '../model/views.ts';
import { presentOf, usePlan } from './focus-plan.tsx';
import { Sentence } from './sentence.tsx';

type Props = { session: SessionWithTurns; prompt: Text; ref: Ref<HTMLHeadingElement> };

/**
 * The question, one sentence per line. An idea already named in the plan above is not shown twice; the heading for screen readers keeps
 * it.
 */
export function FocusQuestion({ session, prompt, ref }: Props) {
  const { plan, pending } = usePlan(session);
  // The idea and the question are joined by a special space.
  const gap = prompt.indexOf(' ');
  const idea = prompt.slice(0, Math.max(gap, 0));
  const name = plan?.[presentOf(plan)]?.name;
  // While the plan is loading, hides what it will most likely name, so that nothing flickers.
  const named = pending
    ? session.focus?.energy === 'okay'
    : typeof name === 'string' && textOf(idea).includes(name);
  return (
    <h1 ref={ref} tabIndex={-1}>
      {idea.length > 0 && (
        <>
          <span className={named ? 'sr' : 'f-sentence'}>
            <Sentence text={idea} />
          </span>{' '}
        </>
      )}
      <span className="f-sentence">
        <Sentence text={prompt.slice(gap + 1)} />
      </span>
    </h1>
  );
}

const textOf = (text: Text): string =>
  text.map((part) => (typeof part === 'string' ? part : part.plain)).join('');
