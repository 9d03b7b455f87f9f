import { queryOptions } from '@tanstack/react-query';
import { callApi, fetchApi } from '#app/platform/api-client.ts';
import type { GivenAnswer } from '#app/practice/index.ts';
import type { AnsweredView, CertificateView, CourseStanding, WorkView } from '../model/views.ts';

type LessonAddress = { readonly course: string; readonly lesson: string };
const lessonPath = ({ course, lesson }: LessonAddress) => `/courses/${course}/lessons/${lesson}`;

/** Query key of everything that changes with an answer. */
export const standingKey = ['courses', 'standing'];

export const standingQuery = (profileId: string | undefined, language: string) =>
  queryOptions({
    queryKey: [...standingKey, profileId ?? '', language],
    queryFn: ({ signal }) =>
      callApi<{ courses: CourseStanding[] }>(`/courses/progress?profileId=${profileId}`, { signal }),
    select: ({ courses }) => courses,
    enabled: profileId !== undefined,
    staleTime: 0,
  });

export const workQuery = (address: LessonAddress, profileId: string | undefined, language: string) =>
  queryOptions({
    queryKey: ['courses', 'work', address.course, address.lesson, profileId ?? '', language],
    queryFn: ({ signal }) =>
      callApi<WorkView>(`${lessonPath(address)}/work?profileId=${profileId}`, { signal }),
    enabled: profileId !== undefined,
    staleTime: 0,
    // Answers given since are in the page’s state; a refetch would only make it flicker.
    refetchOnWindowFocus: false,
  });

export const answerItem = (
  address: LessonAddress,
  body: { item: string; answer: GivenAnswer | null; profileId?: string | undefined },
) => callApi<AnsweredView>(`${lessonPath(address)}/answers`, { method: 'POST', body });

export const savePosition = (address: LessonAddress, profileId: string, block: number) =>
  callApi<undefined>(`${lessonPath(address)}/place`, { method: 'PUT', body: { profileId, place: block } });

export const saveNote = (
  address: LessonAddress,
  profileId: string,
  note: { text: string; version: number },
) =>
  callApi<{ text: string; version: number }>(`${lessonPath(address)}/note`, {
    method: 'PUT',
    body: { profileId, ...note },
  });

export const certify = (course: string, body: { profileId: string; holder: string }) =>
  callApi<{ certificate: CertificateView }>(`/courses/${course}/certificates`, { method: 'POST', body });

export type CheckedCertificate = Omit<CertificateView, 'id'>;
export const certificateQuery = (code: string, language: string) =>
  queryOptions({
    queryKey: ['courses', 'certificate', code, language],
    queryFn: ({ signal }) =>
      callApi<{ certificate: CheckedCertificate }>(`/courses/certificates/${encodeURIComponent(code)}`, {
        signal,
      }).then((it) => it.certificate),
    enabled: code !== '',
    retry: false,
  });

/** Saves the PDF of a certificate. */
export async function downloadCertificate({ id, course, code }: CertificateView): Promise<void> {
  const answer = await fetchApi(`/courses/my-certificates/${id}.pdf`, {
    headers: { accept: 'application/pdf' },
  });
  const address = URL.createObjectURL(await answer.blob());
  Object.assign(document.createElement('a'), { href: address, download: `${course}-${code}.pdf` }).click();
  URL.revokeObjectURL(address);
}
