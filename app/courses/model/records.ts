import type { Maths } from '@curvela/maths/contract.ts';
import type { Services } from '#app/platform/services.server.ts';
import type { Course } from '@curvela/curriculum';
import type { LocalizedText } from '@curvela/curriculum';

/** What the room of courses gets from outside; `courses` are those that are offered. */
export type CourseServices = Pick<Services, 'db' | 'clock' | 'random'> & {
  readonly maths: Maths;
  readonly courses: readonly Course[];
};

/** A certificate with what it was earned for, as that was then. */
export type CertificateRecord = {
  readonly id: string;
  readonly code: string;
  readonly course: string;
  readonly courseVersion: number;
  readonly courseTitle: LocalizedText;
  readonly lessons: readonly { readonly id: string; readonly title: LocalizedText }[];
  readonly holder: string;
  readonly issuedAt: Date;
};
