import { useState } from 'react';
import type { LessonAnswerView } from '../../model/lessons/views.ts';
import { deviceStorage, readJson } from '#app/platform/browser-storage.ts';

/** What was answered in a lesson, by part, number and line; kept in this browser, so that a reload finds it again. */
export type KeptAnswer = { readonly text: string; readonly failed: number; readonly said: LessonAnswerView };
export type KeptAnswers = Readonly<Record<string, KeptAnswer>>;

const nameOf = (lessonId: string) => `lesson:${lessonId}`;

/** The answers of a lesson, and how one is kept. What the browser does not want to keep lasts as long as the page. */
export function useKeptAnswers(lessonId: string): [KeptAnswers, (key: string, answer: KeptAnswer) => void] {
  const [answers, setAnswers] = useState<KeptAnswers>(() => read(lessonId));
  const keep = (key: string, answer: KeptAnswer) =>
    setAnswers((before) => {
      const after = { ...before, [key]: answer };
      write(lessonId, after);
      return after;
    });
  return [answers, keep];
}

export function forgetAnswers(lessonId: string): void {
  deviceStorage.removeItem(nameOf(lessonId));
}

function read(lessonId: string): KeptAnswers {
  return readJson<KeptAnswers>(deviceStorage, nameOf(lessonId)) ?? {};
}

function write(lessonId: string, answers: KeptAnswers): void {
  deviceStorage.setItem(nameOf(lessonId), JSON.stringify(answers));
}
