import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import { quotedNames } from '#app/platform/quoted-names.ts';
import type { Language } from '#app/platform/texts.ts';
import {
  type DisputeRecord,
  loadDisputes,
  loadRecentEvidence,
  loadStates,
} from '../../db/evidence.server.ts';
import { givenParts } from '../items/attempt-view.server.ts';
import { mistakeParts } from '../items/mistake-text.server.ts';
import { toPlainText, drawStoredFormula, localize, textPart } from '../items/parts.server.ts';
import { itemOfRecord, skillName } from '../items/view.server.ts';
import { practiceText } from '../../messages/server/index.ts';
import { loadAttemptsOf, loadItemsById } from '../../db/practice.server.ts';
import { type PracticeCaller, lockLearner, type PracticeServices } from '../context.server.ts';
import type { AttemptRecord, PracticeItemRecord } from '../../model/record.ts';
import type { ClaimView, DisputeView, EvidenceView } from '../../model/mastery/views.ts';
import { type LearnerClaim, claimsOf } from '../../domain/mastery/claims.ts';
import type { Evidence, TutorProblem } from '../../model/mastery/evidence.ts';

/** Pieces of evidence per skill for deriving claims, and per displayed claim. */
const evidenceOfEach = 60;
const mostShown = 12;

export type ClaimsView = { readonly claims: ClaimView[]; readonly disputes: DisputeView[] };

/** The claims about a learner, each with its evidence, and the disputes. Throws 404 `unknown_profile`. */
export async function readClaims(
  services: Pick<PracticeServices, 'db' | 'learners'>,
  caller: PracticeCaller,
  { profileId }: { readonly profileId: string },
): Promise<ClaimsView> {
  await lockLearner(services, services.db, { profileId, accountId: caller.accountId });
  return viewClaims(services.db, profileId, caller.language);
}

/** The current claims of a profile. */
export async function loadClaims(
  db: Kysely<DB>,
  profileId: string,
): Promise<{ claims: LearnerClaim[]; evidence: Evidence[]; disputes: DisputeRecord[] }> {
  const disputes = await loadDisputes(db, profileId);
  const evidence = await loadRecentEvidence(db, profileId, evidenceOfEach);
  const claims = claimsOf(evidence, await loadStates(db, profileId), disputes);
  return { claims, evidence, disputes };
}

export async function viewClaims(db: Kysely<DB>, profileId: string, language: Language): Promise<ClaimsView> {
  const { claims, evidence, disputes } = await loadClaims(db, profileId);
  const byId = new Map(evidence.map((one) => [one.id, one]));
  const rows = claims.map((claim) => claim.evidence.flatMap((id) => byId.get(id) ?? []).slice(-mostShown));
  const ids = [...new Set(rows.flat().map(({ itemId }) => itemId))];
  const items = new Map((await loadItemsById(db, ids)).map((item) => [item.id, item]));
  const attempts = await loadAttemptsOf(db, ids);
  const context = { items, attempts, language };
  return {
    claims: claims.map((claim, index) => claimView(claim, rows[index] ?? [], disputes, context)),
    disputes: disputes.map((dispute) => disputeView(dispute, language)),
  };
}

type EvidenceContext = {
  readonly items: ReadonlyMap<string, PracticeItemRecord>;
  readonly attempts: ReadonlyMap<string, readonly AttemptRecord[]>;
  readonly language: Language;
};

function claimView(
  { key, kind, skill, mistake, since, evidence, disputed }: LearnerClaim,
  rows: readonly Evidence[],
  disputes: readonly DisputeRecord[],
  context: EvidenceContext,
): ClaimView {
  const { language } = context;
  const name = skillName(skill, language);
  // A mistake may occur in several skills.
  const skills = [...new Set([...rows.map((one) => one.skill), skill])].map((id) => skillName(id, language));
  const words = mistake === null ? null : mistakeParts(mistake, language);
  const open = disputed ? disputes.find((one) => one.claim === key && one.state === 'open') : undefined;
  return {
    key,
    kind,
    skill: { id: skill, name },
    text: practiceText(language, `claim.${kind}`, { skill: name, skills: quotedNames(skills, language) }),
    detail: [
      ...(words ? [practiceText(language, 'claim.said_then', { mistake: toPlainText(words) })] : []),
      practiceText(language, 'claim.detail', { count: evidence.length }),
    ].join(' '),
    since,
    evidence: rows.flatMap((one) => evidenceView(one, context)),
    dispute: open ? { text: open.text, at: open.at.toISOString() } : null,
  };
}

function evidenceView(evidence: Evidence, context: EvidenceContext): EvidenceView[] {
  const { id, itemId, at, right, aid, confidence, voided, tutored } = evidence;
  const question = tutored ? tutorProblemOf(tutored, context.language) : practiceQuestionOf(itemId, context);
  if (!question) return [];
  return [{ id, itemId, at: at.toISOString(), ...question, right, aid, confidence, voided }];
}

function practiceQuestionOf(itemId: string, { items, attempts, language }: EvidenceContext) {
  const record = items.get(itemId);
  if (!record) return null;
  const item = itemOfRecord(record);
  const first = attempts.get(itemId)?.[0];
  return {
    prompt: localize(item.template.prompt, language, item),
    given: first ? givenParts(item, first.answer, language) : null,
  };
}

/** A problem that the learner brought to the tutor, as typed, with its conversation. */
const tutorProblemOf = ({ problem, words, answer }: TutorProblem, language: Language) => ({
  prompt: [
    textPart(`${practiceText(language, 'claim.with_tutor')} `),
    words === null ? drawStoredFormula(problem) : textPart(words),
  ],
  given: answer === null ? null : [drawStoredFormula(answer)],
});

const disputeView = ({ id, claim, text, at, state }: DisputeRecord, language: Language): DisputeView => ({
  id,
  claim,
  text,
  at: at.toISOString(),
  state,
  outcome: practiceText(language, `outcome.${state}`),
});
