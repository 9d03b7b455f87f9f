import { useState } from 'react';
import type { LessonAnswerView } from '../../model/lessons/views.ts';
import { deviceStorage, readJson } from '#app/platform/browser-storage.ts';

/** Answers to a lesson by part, number and line; stored in this browser, so that they survive a reload. */
export type LocalLessonAnswer = {
  readonly text: string;
  readonly failed: number;
  readonly said: LessonAnswerView;
};
export type StoredAnswers = Readonly<Record<string, LocalLessonAnswer>>;

const nameOf = (lessonId: string) => `lesson:${lessonId}`;

/** The answers of a lesson and a function to store one. If the browser blocks storage they last as long as the page. */
export function useStoredAnswers(
  lessonId: string,
): [StoredAnswers, (key: string, answer: LocalLessonAnswer) => void] {
  const [answers, setAnswers] = useState<StoredAnswers>(() => read(lessonId));
  const storeAnswer = (key: string, answer: LocalLessonAnswer) =>
    setAnswers((before) => {
      const after = { ...before, [key]: answer };
      write(lessonId, after);
      return after;
    });
  return [answers, storeAnswer];
}

export function deleteStoredAnswers(lessonId: string): void {
  deviceStorage.removeItem(nameOf(lessonId));
}

function read(lessonId: string): StoredAnswers {
  return readJson<StoredAnswers>(deviceStorage, nameOf(lessonId)) ?? {};
}

function write(lessonId: string, answers: StoredAnswers): void {
  deviceStorage.setItem(nameOf(lessonId), JSON.stringify(answers));
}
