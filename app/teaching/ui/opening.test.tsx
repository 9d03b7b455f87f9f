import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl/react';
import { expect, test } from 'vitest';
import { teachingTexts } from '../messages/index.ts';
import { wordsTexts } from '../messages/words.ts';
import type { SessionWithTurns, TutorTurnView } from '../model/views.ts';
import { Turns } from './conversation.tsx';
import { Opening } from './opening.tsx';
import type { TurnRevision } from './use-turn-revision.ts';

const words = 'can you help me with 3x squared minus 12 = 0?';
const revision = { readings: [], busy: false, notice: null } as unknown as TurnRevision;

/** The first bubble of a session on 3x^2 - 12 = 0, or on a skill. */
function bubble(question: string | undefined, skill: { name: string } | null = null): string {
  const turn = { id: '1', ...(question === undefined ? {} : { asked: question }) } as TutorTurnView;
  const session = { skill, problem: { typed: '3x^2 - 12 = 0' } } as unknown as SessionWithTurns;
  return renderToStaticMarkup(
    <IntlProvider locale="en" timeZone="UTC" messages={{ ...teachingTexts.en, ...wordsTexts.en }}>
      <Opening session={session} turn={turn} revision={revision} />
    </IntlProvider>,
  );
}

test('the first bubble is the learner’s message, and the pencil edits it', () => {
  expect(bubble(words)).toContain(`>${words}</span>`);
  expect(bubble(words)).toContain(`${words}"`);
  expect(bubble(words)).not.toContain('3x^2');
});

test('a conversation without a stored message starts with its problem', () => {
  expect(bubble(undefined)).toContain('>3x^2 - 12 = 0</span>');
});

test('a skill requested in words starts with them, read-only; a chosen one starts without', () => {
  const html = bubble('teach me fractions', { name: 'Fractions' });
  expect(html).toContain('>teach me fractions</span>');
  expect(html).not.toContain('<button');
  expect(bubble(undefined, { name: 'Fractions' })).toBe('');
});

test('words that named a skill are shown while the first turn only asks', () => {
  const turn = {
    id: '1',
    speaker: 'tutor',
    position: 1,
    asked: 'teach me fractions',
    blocks: [{ kind: 'asked', id: 'q', prompt: ['?'] }],
  };
  const session = {
    skill: { name: 'Fractions' },
    model: 'socratic-guide',
    turns: [turn],
    card: { question: { id: 'q' } },
  } as unknown as SessionWithTurns;
  const shown = renderToStaticMarkup(
    <IntlProvider locale="en" timeZone="UTC" messages={{ ...teachingTexts.en, ...wordsTexts.en }}>
      <Turns session={session} revision={revision} onUse={() => undefined} onOffer={() => undefined} />
    </IntlProvider>,
  );
  expect(shown).toContain('>teach me fractions</span>');
});
