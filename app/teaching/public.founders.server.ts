/** The door for the founders' room: versions of the tutor models, their trials and adversarial runs. */
export { publicAddress, runAbout } from './adversaries/configured-model.ts';
export { conversations } from './adversaries/conversations.ts';
export { runJob } from './adversaries/play-run.server.ts';
export { gateFor, goLive, startRun } from './adversaries/runs.server.ts';
export { endRun, findRun, latestRuns, listCases, type Run } from './adversaries/runs-queries.server.ts';
export { tryVersion } from './adversaries/try-version.server.ts';
export { listVersions, insertDraft, type StoredVersion } from './versions/prompt-versions.server.ts';
export { loadModelUse } from './words/model-use.server.ts';
export { rules } from './words/prompt.ts';
