import { mathsUiTexts } from '@curvela/maths-react/messages';
import { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { beforeEach, vi } from 'vitest';
import { mounted, type Mounted } from '#tests/support/mounted.tsx';
import { skillsQuery } from '#app/practice/api/client.ts';
import { practiceTexts } from '#app/practice/messages/index.ts';
import type { FormulaView, SentenceParts } from '#app/practice/model/views.ts';

export const messages = { ...practiceTexts.en, ...mathsUiTexts.en };
export const text = (html: string) => html.replaceAll(/<[^>]*>/g, '|').replaceAll(/\|+/g, '|');
export const words = (text: string): SentenceParts => [{ kind: 'text', text }];
export const formula = (speech: string): FormulaView => ({
  latex: speech,
  plain: speech,
  speech,
  html: null,
});

let onScreen: Mounted | null = null;

/** Mounts a part in place of the one before: there is one document at a time. */
export async function open(part: ReactNode, client?: QueryClient): Promise<Mounted> {
  await onScreen?.unmount();
  onScreen = await mounted(part, { messages, ...(client ? { client } : {}) });
  return onScreen;
}

export const starting = (busy: 'mix' | 'exam' | 'diagnostic' | null = null) => ({
  start: vi.fn(),
  busy,
  failure: null,
});

export const skills = {
  strands: [
    {
      id: 'functions',
      name: 'Functions',
      skills: [{ id: 'slope', name: 'Slope', can: 'You read how steep a line is.' }],
    },
    {
      id: 'measures',
      name: 'Measures',
      skills: [{ id: 'area', name: 'Área', can: 'You find how large a surface is.' }],
    },
  ],
};
export const withSkills = () => {
  const client = new QueryClient();
  client.setQueryData(skillsQuery('en').queryKey, skills);
  return client;
};

/** It is 22 November 2026, 10:00 UTC, in each test of the file. */
export function stopClock(): void {
  beforeEach(() => {
    vi.useFakeTimers({
      now: new Date('2026-11-22T10:00:00Z'),
      toFake: ['Date', 'setInterval', 'clearInterval'],
    });
    return () => vi.useRealTimers();
  });
  beforeEach(() => {
    onScreen = null;
  });
}
