import { wordsOrLine } from '../../domain/understanding/words-or-line.ts';
import { languageOf, type SessionContext, type Reaction } from '../../model/session-context.ts';
import { reactToTalk } from './react-to-talk.server.ts';

/** Words in the line field: an intent is handled as such, and the card stays. Null if it is to be parsed as a line. */
export async function reactToWordsForLine(about: SessionContext, text: string): Promise<Reaction | null> {
  return wordsOrLine(text, languageOf(about)) === 'words' ? reactToTalk(about, text) : null;
}

/** A failed line read as words. Null if the position of the parse error is more helpful. */
export async function reactToUnreadLine(about: SessionContext, text: string): Promise<Reaction | null> {
  const kind = wordsOrLine(text, languageOf(about));
  if (kind === 'line' && !/\p{L}{4,}/u.test(text)) return null;
  const talk = await reactToTalk(about, text);
  const lost = talk.advance.moments.some(
    (moment) => moment.say === 'reply' && (moment.about === 'unclear' || moment.about === 'off_topic'),
  );
  return lost && kind === 'line' ? null : talk;
}
