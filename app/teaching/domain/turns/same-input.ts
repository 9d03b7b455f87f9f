import { isDeepStrictEqual } from 'node:util';
import type { TurnInput } from '../../model/schemas.server.ts';
import type { LearnerContent } from '../../model/record.ts';

/** Whether a turn's stored input equals the one sent now. Stored JSON has its keys in a different order. */
export function isSameInput(content: LearnerContent, input: TurnInput): boolean {
  if ('given' in input) return content.kind === 'given' && isDeepStrictEqual(content.given, input.given);
  if ('answer' in input)
    return 'typed' in content && content.kind !== 'talk' && content.typed === input.answer;
  return 'action' in input && content.kind === 'action' && content.action === input.action;
}
