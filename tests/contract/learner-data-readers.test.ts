import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listFiles } from '../mutation/sources.ts';

/*
 * Where data of a learner leave the learner's account other than as an answer to a call (those: tests/roles/matrix.db.test.ts): names for the other
 * side of a session, what a tutor may read with consent, and the words of a learner to a language model. Each file with its decision; a
 * new one needs one. It says that somebody decided, not that the decision was right: the tests that are named do.
 */
const decided: Record<string, string> = {
  // Names.
  'app/booking/use-cases/view.server.ts':
    'asked at each read: nameForTutor (app/tutors/domain/learner-name.test.ts, the matrix)',
  'app/booking/use-cases/read-calendar.server.ts':
    'asked at each read: by state, and thirty days (app/booking/use-cases/feed.db.test.ts)',
  'app/booking/use-cases/mails/load-mail-subject.server.ts':
    'read when the mail is written; removing the learner empties sent copies (record 0034)',
  'app/pay/db/lines.server.ts': 'asked at each read: nameForTutor, but for lines that wait (record 0034)',
  // Consent of the family.
  'app/dashboard/use-cases/read-dashboard.server.ts': 'asked at each read (the matrix)',
  'app/dashboard/use-cases/read-report.server.ts': 'asked at each read (the matrix)',
  'app/tutor-dashboard/use-cases/read-brief.server.ts': 'asked at each read (the matrix)',
  'server/functions.ts': 'gives the question to the brief, which asks at each read (the matrix)',
  // Linked adults.
  'app/booking/use-cases/list-sessions-for-adult.server.ts': 'asked at each read: the link (the matrix)',
  'app/teaching/use-cases/conversations-for-adult.server.ts':
    'asked at each read: the link (app/learners/use-cases/adult-links.db.test.ts)',
  // A language model.
  'app/teaching/use-cases/model-text/tutor-words.server.ts':
    'asked at each turn and each attempt (app/teaching/model/model-text/model-words.db.test.ts)',
  'app/teaching/use-cases/adversaries/play-run.server.ts': 'words of invented learners',
  'app/teaching/use-cases/adversaries/rehearse.server.ts': 'words of invented learners',
  'app/teaching/use-cases/adversaries/try-version.server.ts': 'words of a founder',
  // Tables of learners.
  'app/accounts/use-cases/list-users.server.ts': 'a number, for founders',
  'app/booking/db/trials.server.ts': 'ids, for the account itself',
  'app/teaching/db/model-text.server.ts': 'a level of difficulty, for the model that was asked about above',
  'app/teaching/db/safety.server.ts': 'whether the adult wants mails, for the account itself',
};

const readers =
  /\b(?:loadProfileNames|loadSharedProfile|loadSharedWith|findLinkedOwner|requireActiveLink|readClaims|readMap|loadPeriod|speakWithModel|createLanguageModel)\b|app\.learner_(?:profiles|goals|shares|consents)\b/;
const ownFeature = /^app\/(?:learners|practice)\/|^app\/platform\/database-types\.ts$/;
/** Definitions, not uses. */
const definitions =
  /^app\/teaching\/use-cases\/model-text\/(?:model|speak-with-model)\.server\.ts$|^app\/accounts\/messages\//;

it('each place where data of a learner leave the account has a decision', () => {
  const found = listFiles(process.cwd())
    .filter((path) => /^(?:app|server)\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .filter((path) => !ownFeature.test(path) && !definitions.test(path))
    .filter((path) => readers.test(readFileSync(path, 'utf8')));
  expect(found.toSorted(), 'Ask for consent where it is read, and add the file here with its test.').toEqual(
    Object.keys(decided).toSorted(),
  );
});
