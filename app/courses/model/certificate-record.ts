import type { Said } from '@curvela/curriculum/skills/said.ts';

/** A certificate with what it was earned for, as that was then. */
export type CertificateRecord = {
  readonly id: string;
  readonly code: string;
  readonly course: string;
  readonly courseVersion: number;
  readonly courseTitle: Said;
  readonly lessons: readonly { readonly id: string; readonly title: Said }[];
  readonly holder: string;
  readonly issuedAt: Date;
};
