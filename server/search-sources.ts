import { setImmediate as letOthersGo } from 'node:timers/promises';
import { textsOf } from '#app/courses/domain/lesson-texts.ts';
import { allCourses } from '@curvela/curriculum/courses';
import { listFaqQuestions } from '#app/marketing/index.server.ts';
import type { Maths } from '@curvela/maths';
import type { Settings } from '#app/platform/settings.server.ts';
import { type Language, languages } from '#app/platform/texts.ts';
import { cityName } from '#app/platform/times.ts';
import { materialOf } from '#app/practice/index.server.ts';
import type { SearchDocument, DocumentSources } from '#app/search/index.server.ts';
import { loadTutorsByIds, type TutorRecord, tutorsToCopy } from '#app/tutors/index.server.ts';
import { tutorPagesTexts } from '#app/tutors/messages/pages/index.ts';

/** All searchable documents of the features: everything in the first scan of a process, then the tutors that changed since the previous scan. */
export function searchSources(maths: Maths, settings: Settings): DocumentSources {
  let lastScan: string | null = null;
  return async function* (db) {
    if (lastScan === null) yield { tutors: null, read: () => standingDocuments(maths, settings) };
    const pages = tutorsToCopy(db, lastScan);
    for (let page = await pages.next(); ; page = await pages.next()) {
      if (page.done) return void (lastScan = page.value);
      const tutors = page.value;
      yield { tutors, read: async (trx) => documentsOf(await loadTutorsByIds(trx, tutors)) };
    }
  };
}

/** Tutors that cannot be booked have no documents. */
const documentsOf = (tutors: readonly TutorRecord[]): SearchDocument[] =>
  tutors
    .filter(({ status }) => status === 'active')
    .flatMap((tutor) => languages.map((language) => documentOf(tutor, language)));

/** In batches, so that neither the start nor requests wait for it. */
async function standingDocuments(maths: Maths, settings: Settings): Promise<SearchDocument[]> {
  const documents: SearchDocument[] = [];
  for (const language of languages)
    for (const part of [
      () => skills(maths, language),
      () => courses(language),
      () => questions(settings, language),
    ]) {
      await letOthersGo();
      documents.push(...part());
    }
  return documents;
}

const skills = (maths: Maths, language: Language): SearchDocument[] =>
  materialOf(maths)
    .skills(language)
    .map(({ id, name, can, what }) => ({
      kind: 'skill',
      key: id,
      language,
      title: name,
      lead: can,
      body: what,
      address: `/tutor/practice?skill=${id}`,
    }));

const courses = (language: Language): SearchDocument[] =>
  allCourses.flatMap((course) => {
    const address = `/courses/${course.id}`;
    const own: SearchDocument = {
      kind: 'course',
      key: course.id,
      language,
      title: course.title[language],
      lead: course.lead[language],
      body: course.can[language].join(' '),
      address,
    };
    const lessons = course.lessons.map((lesson): SearchDocument => {
      const [title = '', can = '', ...rest] = textsOf(lesson, language, 'teaching');
      return {
        kind: 'lesson',
        key: `${course.id}/${lesson.id}`,
        language,
        title,
        lead: `${course.title[language]}. ${can}`,
        // Placeholders in braces are not searchable.
        body: rest.join(' ').replaceAll(/\{\w+\}/gu, ' '),
        address: `${address}?lesson=${lesson.id}`,
      };
    });
    return [own, ...lessons];
  });

const questions = (settings: Settings, language: Language): SearchDocument[] =>
  listFaqQuestions(settings, language).map(({ id, section, question, answer, also }) => ({
    kind: 'question',
    key: id,
    language,
    title: question,
    lead: section,
    body: `${answer} ${also}`,
    address: `/faq#${id}`,
  }));

function documentOf(tutor: TutorRecord, language: Language): SearchDocument {
  const { subjects, levels } = tutorPagesTexts[language].tutorPages;
  const named = tutor.subjects.map((subject) => subjects[subject]).join(', ');
  return {
    kind: 'tutor',
    key: tutor.id,
    language,
    title: tutor.name,
    lead: `${named} · ${cityName(tutor.city, language)}`,
    body: [
      tutor.headline[language],
      tutor.story[language],
      ...tutor.levels.map((level) => levels[level]),
    ].join(' '),
    address: `/tutors/${tutor.slug}`,
    tutorId: tutor.id,
  };
}
