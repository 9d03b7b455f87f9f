import { wordsOrLine } from '../../domain/understanding/words-or-line.ts';
import { languageOf, type SessionContext, type Reaction } from '../../model/session-context.ts';
import { reactToTalk } from './react-to-talk.server.ts';

/** Words in the field for a line: a wish is answered as one, and the card stays as it is. Null where it is to be read as a line. */
export async function reactToWordsForLine(about: SessionContext, text: string): Promise<Reaction | null> {
  return wordsOrLine(text, languageOf(about)) === 'words' ? reactToTalk(about, text) : null;
}

/** What could not be read as a line, read as words. Null where the place at which reading stopped says more. */
export async function reactToUnreadLine(about: SessionContext, text: string): Promise<Reaction | null> {
  const kind = wordsOrLine(text, languageOf(about));
  if (kind === 'line' && !/\p{L}{4,}/u.test(text)) return null;
  const talk = await reactToTalk(about, text);
  const lost = talk.advance.moments.some((moment) => moment.say === 'clarify' && moment.about === 'other');
  return lost && kind === 'line' ? null : talk;
}
