/** Of what and against which model a run is. */
export type RunAbout = { versionId: string; languageModel: string; endpoint: string; fingerprint: string };
