import { describe, expect, test } from 'vitest';
import { care, formula, openTeachingPart } from '#tests/support/teaching-page.tsx';
import type { TutorBlock } from '../model/blocks.ts';
import { Blocks } from './blocks.tsx';
import { inReadingOrder } from './reading-order.ts';

const say = (text: string): TutorBlock => ({ kind: 'say', text: [text] });
const hint: TutorBlock = {
  kind: 'hint',
  rung: 1,
  title: 'Idea',
  text: ['Factor.'],
  question: ['Which factors?'],
};
const offers: TutorBlock = {
  kind: 'offers',
  offers: [
    { does: 'take', label: 'Take', problem: '2x=8', formula: formula('2x = 8') },
    { does: 'hint', label: 'Hint me' },
  ],
};
const open = (blocks: TutorBlock[], more: Partial<Parameters<typeof Blocks>[0]> = {}) =>
  openTeachingPart(<Blocks blocks={blocks} {...more} />);

describe('a block of a turn', () => {
  const given: [string, TutorBlock][] = [
    ['words', say('Words.')],
    ['a formula', { kind: 'formula', formula: formula('x = 5', 'x equals 5') }],
    [
      'lines',
      {
        kind: 'lines',
        lines: [
          { n: 1, formula: formula('a'), mark: 'given' },
          { n: 2, formula: formula('b'), mark: 'different', note: ['Here.'] },
          { n: 3, formula: formula('c'), mark: 'shown' },
          { n: 4, formula: formula('d'), mark: null },
          { n: 5, formula: formula('e'), mark: 'unknown' },
        ],
      },
    ],
    ['a verdict', { kind: 'verdict', verdict: 'unknown', text: ['Not decided.'] }],
    ['evidence', { kind: 'evidence', text: ['At x = 1.'] }],
    ['a question', { kind: 'question', text: ['Why?'] }],
    ['a hint alone', hint],
    ['a hint that asks nothing', { kind: 'hint', rung: 2, title: 'Idea', text: ['Factor.'] }],
    [
      'a similar problem',
      {
        kind: 'worked',
        rung: 3,
        title: 'A twin',
        problem: formula('2x = 4'),
        lines: [
          { formula: formula('x = 2'), note: 'Halve.' },
          { formula: formula('2'), note: '' },
        ],
      },
    ],
    ['a step', { kind: 'step', title: 'Next', formula: formula('x = 5'), note: 'Divide.' }],
    ['what could not be read', { kind: 'unread', typed: '2x==8', at: 3, length: 1, text: ['One = only.'] }],
    ['what ended too early', { kind: 'unread', typed: '2x=', at: 3, length: 0, text: ['It ends.'] }],
    ['an offer', { kind: 'offer', formula: formula('y'), text: ['Did you mean y?'] }],
    ['offers', offers],
    [
      'changes of the profile',
      {
        kind: 'changes',
        title: 'What changed',
        link: 'To the profile',
        profileId: 'maya',
        rows: ['mastered', 'kept', 'lost'].map((what) => ({
          skill: `s-${what}`,
          name: `Skill ${what}`,
          what,
          label: `now ${what}`,
          belief: '80 %',
          why: 'Two right.',
        })),
      } as TutorBlock,
    ],
    [
      'what the tutor remembers',
      { kind: 'recall', text: ['Twice: check the sign.'], link: 'Where from?', profileId: 'maya' },
    ],
    ['human tutors', { kind: 'humans', label: 'Human tutors' }],
    ['an idea', { kind: 'idea', title: 'The idea', text: ['A slope.'], svg: '<svg/>', caption: 'A hill' }],
    ['a drawing alone', { kind: 'idea', title: 'The idea', text: [], svg: '<svg/>', caption: 'A hill' }],
    [
      'an idea without a drawing',
      { kind: 'idea', title: 'The idea', text: ['A slope.'], svg: null, caption: 'A hill' },
    ],
    ['a previous question', { kind: 'asked', id: 'q', prompt: ['How steep?'], svg: '<svg/>' }],
    ['a previous question without a drawing', { kind: 'asked', id: 'q', prompt: ['How steep?'], svg: null }],
    [
      'a worked solution',
      {
        kind: 'steps',
        id: 'e',
        title: 'Example',
        prompt: ['Find m.'],
        lines: [
          { formula: formula('m = 1'), note: ['Rise.'] },
          { formula: formula('1'), note: [] },
        ],
        svg: '<svg/>',
      },
    ],
    ['a bare solution', { kind: 'steps', id: 'e', title: 'Example', prompt: [], lines: [], svg: null }],
    [
      'ways on',
      {
        kind: 'ways',
        title: 'Where now?',
        ways: [
          { label: 'Practise', to: '/tutor/practice' },
          { label: 'Home', to: '/' },
        ],
      },
    ],
    ['worrying words', care],
    ['worrying words without numbers', { ...care, lines: [], emergency: '' }],
  ];
  const outlines: Record<string, string> = {};

  test('is shown as what it is', async () => {
    for (const [name, block] of given) {
      const screen = await open([block], { onUse: () => undefined, onOffer: () => undefined });
      outlines[name] = screen.outline();
      await screen.unmount();
    }
    expect(
      Object.entries(outlines)
        .map(([name, outline]) => `— ${name}\n${outline}`)
        .join('\n'),
    ).toMatchInlineSnapshot(`
      "— words
      Words.
      — a formula
      [span role=math aria-label=x equals 5] x = 5
      — lines
      [div .t-card]
      1
      [span role=math aria-label=a] a
      given
      2
      [span .off]
      [span role=math aria-label=b] b
      [svg .different]
      [span .sr] different
      Here.
      3
      [span role=math aria-label=c] c
      shown
      4
      [span role=math aria-label=d] d
      5
      [span role=math aria-label=e] e
      [svg .unknown]
      [span .sr] can’t tell
      — a verdict
      [div .t-card]
      [p .unknown]
      [svg .unknown]
      Not decided.
      — evidence
      [div .t-card]
      At x = 1.
      — a question
      [div .t-card]
      Why?
      — a hint alone
      [div .hint]
      Idea
      Factor.
      Which factors?
      — a hint that asks nothing
      [div .hint]
      Idea
      Factor.
      — a similar problem
      [div .t-card]
      A twin
      1
      [span role=math aria-label=2x = 4] 2x = 4
      2
      [span role=math aria-label=x = 2] x = 2
      Halve.
      3
      [span role=math aria-label=2] 2
      — a step
      [div .t-card]
      Next
      [span role=math aria-label=x = 5] x = 5
      Divide.
      — what could not be read
      [div .t-card]
      2x=
      =
      8
      One = only.
      — what ended too early
      [div .t-card]
      2x=
      It ends.
      — an offer
      Did you mean y?
      [button type=button .btn-quiet] Use this line
      — offers
      [div .t-choices]
      [button type=button .btn-secondary] Take
      [span role=math aria-label=2x = 8] 2x = 8
      [button type=button .btn-secondary] Hint me
      — changes of the profile
      [section .t-card]
      What changed
      [a href=/tutor/practice?skill=s-mastered&learner=maya] Skill mastered
      [span .tag-success] now mastered
      80 %
      Two right.
      [a href=/tutor/practice?skill=s-kept&learner=maya] Skill kept
      [span .tag-success] now kept
      80 %
      Two right.
      [a href=/tutor/practice?skill=s-lost&learner=maya] Skill lost
      now lost
      80 %
      Two right.
      [a href=/learner-profiles?learner=maya] To the profile
      — what the tutor remembers
      Twice: check the sign.
      [a href=/learner-profiles?learner=maya] Where from?
      — human tutors
      [a href=/tutor] Human tutors
      — an idea
      [div .hint]
      The idea
      A slope.
      A hill
      — a drawing alone
      A hill
      — an idea without a drawing
      [div .hint]
      The idea
      A slope.
      — a previous question
      How steep?
      — a previous question without a drawing
      How steep?
      — a worked solution
      [div .t-card]
      Example
      Find m.
      1
      [span role=math aria-label=m = 1] m = 1
      Rise.
      2
      [span role=math aria-label=1] 1
      — a bare solution
      [div .t-card]
      Example
      — ways on
      [nav aria-label=Where now?]
      Where now?
      [ul .t-choices]
      [a href=/tutor/practice .btn-primary] Practise
      [a href=/ .btn-secondary] Home
      — worrying words
      [div role=alert .t-card]
      This sounds heavy.
      Childline:
      [a href=tel:08001111] 0800 11 11
      In danger now: 999.
      We can go on when you like.
      — worrying words without numbers
      [div role=alert .t-card]
      This sounds heavy.
      We can go on when you like."
    `);
  });

  test('has a note only at lines that have a reason', async () => {
    const lines = [
      { formula: formula('m = 1'), note: ['Rise.'] },
      { formula: formula('1'), note: [] },
    ];
    const screen = await open([{ kind: 'steps', id: 'e', title: 'Example', prompt: [], lines, svg: null }]);
    const notes = screen.page.document.querySelectorAll('.note').map(({ textContent }) => textContent);
    expect(notes).toEqual(['Rise.']);
  });

  test('has a paragraph for the question of a solution only where it has one', async () => {
    const steps = { kind: 'steps' as const, id: 'e', title: 'Example', lines: [], svg: null };
    const bare = await open([{ ...steps, prompt: [] }]);
    expect(bare.all('p')).toEqual([]);
    await bare.unmount();
    const asked = await open([{ ...steps, prompt: ['Find m.'] }]);
    expect(asked.all('p')).toHaveLength(1);
    await asked.unmount();
  });

  test('has a drawing only where there is one, and its caption only where that says something', async () => {
    const idea = { kind: 'idea', title: 'The idea', text: ['A slope.'], caption: 'A hill' } as const;
    const drawings = async (block: TutorBlock) => {
      const screen = await open([block]);
      const found = [screen.all('figure').length, screen.all('figcaption').length];
      await screen.unmount();
      return found;
    };
    expect(await drawings({ ...idea, svg: '<svg/>' })).toEqual([1, 1]);
    expect(await drawings({ ...idea, svg: '<svg/>', caption: '' })).toEqual([1, 0]);
    expect(await drawings({ ...idea, svg: null })).toEqual([0, 0]);
    expect(await drawings({ kind: 'asked', id: 'q', prompt: [], svg: '<svg/>' })).toEqual([1, 0]);
    expect(await drawings({ kind: 'asked', id: 'q', prompt: [], svg: null })).toEqual([0, 0]);
  });

  test('leads first of all to the first way on', async () => {
    const ways = ['/a', '/b', '/c'].map((to) => ({ label: to, to }));
    const screen = await open([{ kind: 'ways', title: 'Where now?', ways }]);
    expect(screen.all('a').map((link) => link.getAttribute('class'))).toEqual([
      'btn btn-primary',
      'btn btn-secondary',
      'btn btn-secondary',
    ]);
  });

  test('has no list of numbers where there are none', async () => {
    const screen = await open([{ ...care, lines: [] }]);
    expect(screen.all('ul')).toEqual([]);
  });

  test('of an earlier turn has no buttons', async () => {
    const screen = await open([offers, { kind: 'offer', formula: formula('y'), text: ['Did you mean y?'] }]);
    expect(screen.text()).toBe('|Did you mean y?|');
  });

  test('tells what was pressed', async () => {
    const pressed: unknown[] = [];
    const screen = await open([offers, { kind: 'offer', formula: formula('y = 2'), text: ['?'] }], {
      onUse: (line) => pressed.push(line),
      onOffer: ({ does }) => pressed.push(does),
    });
    await screen.click('Hint me');
    await screen.click('Take 2x = 8');
    await screen.click('Use this line');
    expect(pressed).toEqual(['hint', 'take', 'y = 2']);
  });
});

describe('blocks of one turn', () => {
  const cards = async (blocks: TutorBlock[]) => {
    const screen = await open(blocks);
    const found = screen.page.document.querySelectorAll('.t-card').map(({ textContent }) => textContent);
    await screen.unmount();
    return found;
  };

  test('of the same line are in one card, words between them begin another', async () => {
    const verdict: TutorBlock = { kind: 'verdict', verdict: 'equal', text: ['Right.'] };
    const evidence: TutorBlock = { kind: 'evidence', text: ['At 1.'] };
    const question: TutorBlock = { kind: 'question', text: ['Why?'] };
    const step: TutorBlock = { kind: 'step', title: 'Step', formula: formula('s'), note: '' };
    const unread: TutorBlock = { kind: 'unread', typed: 'u', at: 0, length: 1, text: [] };
    const lines: TutorBlock = { kind: 'lines', lines: [{ n: 1, formula: formula('l'), mark: null }] };
    expect(await cards([lines, verdict, evidence, question, hint, step, unread])).toEqual([
      '1lRight.At 1.Why?IdeaFactor.Which factors?Stepsu',
    ]);
    expect(await cards([verdict, say('Words.'), evidence])).toEqual(['Right.', 'At 1.']);
  });

  test('a hint alone is no card, with a verdict it is', async () => {
    expect(await cards([hint])).toEqual([]);
    expect(await cards([hint, { kind: 'verdict', verdict: 'equal', text: ['Right.'] }])).toHaveLength(1);
  });

  test('human tutors come after offers', () => {
    const humans: TutorBlock = { kind: 'humans', label: 'Human tutors' };
    const kinds = (blocks: TutorBlock[]) => inReadingOrder(blocks).map(({ kind }) => kind);
    expect(kinds([humans, say('x'), offers])).toEqual(['say', 'offers', 'humans']);
    expect(kinds([humans, say('x')])).toEqual(['humans', 'say']);
    expect(kinds([say('x'), offers])).toEqual(['say', 'offers']);
  });
});
