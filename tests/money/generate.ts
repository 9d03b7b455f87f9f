import type { Random } from '#app/platform/random.ts';
import { generateOutside, type OutsideOperation } from './outside.ts';
import { currencyOf } from './product.ts';
import type { MoneyPayment, MoneySide } from './reference.ts';

/** Indexes count modulo what there is, so that every shorter list of operations is one too. */
export type MoneyOperation =
  | { does: 'wait'; minutes: number }
  | { does: 'jobs' }
  | {
      does: 'book';
      family: number;
      tutor: number;
      hours: number;
      minutes: number;
      payment: MoneyPayment;
      /** Halves of credits beside `payment`; the family chooses among the offered ones. */
      halves?: number;
      isLate: boolean;
    }
  | {
      does: 'series';
      family: number;
      tutor: number;
      hours: number;
      count: number;
      payment: MoneyPayment;
      halves?: number;
    }
  | { does: 'payLate'; at: number }
  | { does: 'replay'; at: number; times: number }
  | { does: 'cancel'; at: number; by: MoneySide; isTwice: boolean }
  | { does: 'cancelRest'; at: number; by: MoneySide }
  | { does: 'move'; at: number; hours: number }
  | { does: 'claim'; at: number; by: MoneySide; absent: MoneySide }
  | { does: 'object'; at: number; by: MoneySide }
  | { does: 'agree'; at: number; by: MoneySide }
  | { does: 'attended'; at: number }
  | { does: 'decide'; at: number; isUpheld: boolean; familyPercent: number; tutorPercent: number }
  | {
      does: 'founderAct';
      at: number;
      act: 'cancel' | 'refund' | 'attended' | 'settle';
      isUpheld: boolean;
      familyPercent: number;
      tutorPercent: number;
    }
  | { does: 'founderMove'; at: number; hours: number }
  | { does: 'grantCredit'; at: number; halves: number }
  /** Credits come to their end: the clock goes to the given hours before it (after it, if negative). */
  | { does: 'endPack'; at: number; hoursBefore: number }
  | { does: 'markInvoice'; at: number; isPaid: boolean }
  | { does: 'markNote'; at: number }
  | { does: 'payOut'; tutor: number; currency: 'GBP' | 'COP'; isTwice: boolean }
  | { does: 'decideLine'; at: number; decision: 'pay' | 'write_off' }
  | { does: 'buyPack'; family: number; tutor: number; payment: 'invoice' | 'card' }
  | { does: 'giveBack'; at: number }
  | OutsideOperation;

const oneOf = <Each>(random: Random, values: readonly Each[]): Each =>
  values[Math.floor(random.fraction() * values.length)] as Each;

const kinds: [MoneyOperation['does'] | 'outside', number][] = [
  ['wait', 20],
  ['jobs', 14],
  ['book', 22],
  ['series', 3],
  ['payLate', 3],
  ['replay', 3],
  ['cancel', 8],
  ['cancelRest', 2],
  ['move', 5],
  ['claim', 9],
  ['object', 4],
  ['attended', 4],
  ['decide', 6],
  ['founderAct', 10],
  ['founderMove', 2],
  ['grantCredit', 2],
  ['endPack', 1],
  ['outside', 22],
  ['markInvoice', 9],
  ['markNote', 7],
  ['payOut', 5],
  ['decideLine', 3],
  ['buyPack', 6],
  ['giveBack', 2],
];
const weighted = kinds.flatMap(([does, weight]) => Array.from({ length: weight }, () => does));

function generateOperation(random: Random): MoneyOperation {
  const at = Math.floor(random.fraction() * 1000);
  const family = oneOf(random, [0, 1, 2, 3]);
  const tutor = oneOf(random, [0, 0, 1]);
  const by = oneOf(random, ['learner', 'tutor'] as const);
  const isTwice = random.fraction() < 0.2;
  const hours = oneOf(random, [1, 2, 3, 5, 20, 23, 25, 26, 30, 49, 72, 100, 200, 400]);
  const payment = oneOf(random, ['invoice', 'invoice', 'card', 'credit', 'credit'] as const);
  const percent = () => oneOf(random, [0, 25, 33, 50, 100]);
  const halves = payment !== 'credit' && random.fraction() < 0.4 ? { halves: at } : {};
  const does = oneOf(random, weighted);
  switch (does) {
    case 'wait':
      return { does, minutes: oneOf(random, [1, 7, 61, 800, 1500, 1500, 4400, 4400, 9000]) };
    case 'jobs':
      return { does };
    case 'book': {
      const minutes = oneOf(random, [30, 60, 60, 60, 90]);
      const isLate = random.fraction() < 0.3;
      return { does, family, tutor, hours, minutes, payment, isLate, ...halves };
    }
    case 'series':
      return { does, family, tutor, hours, count: oneOf(random, [2, 3, 5]), payment, ...halves };
    case 'payLate':
      return { does, at };
    case 'replay':
      return { does, at, times: oneOf(random, [1, 2]) };
    case 'cancel':
      return { does, at, by, isTwice };
    case 'cancelRest':
      return { does, at, by };
    case 'move':
      return { does, at, hours };
    case 'claim':
      return { does, at, by, absent: oneOf(random, ['learner', 'tutor', 'tutor'] as const) };
    case 'object':
      return { does: at % 4 === 3 ? 'agree' : 'object', at, by };
    case 'attended':
    case 'markNote':
    case 'giveBack':
      return { does, at };
    case 'decide':
      return {
        does,
        at,
        isUpheld: random.fraction() < 0.5,
        familyPercent: percent(),
        tutorPercent: percent(),
      };
    case 'founderAct': {
      const acts = [
        'cancel',
        'cancel',
        'refund',
        'refund',
        'attended',
        'attended',
        'settle',
        'settle',
      ] as const;
      const act = oneOf(random, acts);
      const isUpheld = random.fraction() < 0.5;
      return { does, at, act, isUpheld, familyPercent: percent(), tutorPercent: percent() };
    }
    case 'outside':
      return generateOutside(random);
    case 'founderMove':
      return { does, at, hours };
    case 'grantCredit':
      return { does, at, halves: oneOf(random, [1, 2, 3, 10]) };
    case 'endPack':
      return { does, at, hoursBefore: oneOf(random, [30, 2, 2, -1, -800]) };
    case 'markInvoice':
      return { does, at, isPaid: random.fraction() < 0.9 };
    case 'payOut':
      return { does, tutor, currency: currencyOf(family), isTwice };
    case 'decideLine':
      return { does, at, decision: oneOf(random, ['pay', 'write_off'] as const) };
    case 'buyPack':
      return { does, family, tutor, payment: oneOf(random, ['invoice', 'card'] as const) };
    default:
      throw new Error(`no generator for ${String(does)}`);
  }
}

/** Operations that lead to what single ones seldom reach: a credit comes back to a pack that is over. */
const outliveOperations = (random: Random): MoneyOperation[] => {
  const family = oneOf(random, [0, 1, 2, 3]);
  const by = oneOf(random, ['tutor', 'learner', 'tutor'] as const);
  return [
    { does: 'buyPack', family, tutor: 0, payment: oneOf(random, ['invoice', 'card'] as const) },
    { does: 'endPack', at: -1, hoursBefore: 2 },
    { does: 'book', family, tutor: 0, hours: 26, minutes: 60, payment: 'credit', isLate: false },
    { does: 'wait', minutes: 800 },
    { does: 'cancel', at: -1, by, isTwice: false },
    { does: 'giveBack', at: -1 },
  ];
};

/** A session that credits and money pay, and what becomes of both. */
const splitOperations = (random: Random): MoneyOperation[] => {
  const family = oneOf(random, [0, 1, 2, 3]);
  const payment = oneOf(random, ['invoice', 'card', 'card'] as const);
  const by = oneOf(random, ['learner', 'learner', 'tutor'] as const);
  const hours = oneOf(random, [3, 30, 72]);
  const halves = Math.floor(random.fraction() * 3);
  const count = oneOf(random, [2, 3]);
  const percent = oneOf(random, [25, 33, 50]);
  const refund = { does: 'founderAct', at: -1, act: 'refund', isUpheld: false } as const;
  return [
    { does: 'buyPack', family, tutor: 0, payment: oneOf(random, ['invoice', 'card'] as const) },
    { does: 'buyPack', family, tutor: 1, payment: oneOf(random, ['invoice', 'card'] as const) },
    random.fraction() < 0.3
      ? { does: 'series', family, tutor: 1, hours, count, payment, halves }
      : { does: 'book', family, tutor: 1, hours, minutes: 90, payment, isLate: false, halves },
    ...oneOf<MoneyOperation[]>(random, [
      [{ does: 'cancel', at: -1, by, isTwice: true }],
      [
        { does: 'endPack', at: 0, hoursBefore: -1 },
        { does: 'cancel', at: -1, by, isTwice: false },
      ],
      [
        { does: 'refundByHand', at: -1, percent, isHeld: false },
        { does: 'cancel', at: -1, by, isTwice: false },
      ],
      [
        { does: 'dispute', at: -1, percent: 100, isInquiry: false, isHeld: false },
        { does: 'disputeStep', at: -1, step: 'lost', isHeld: false },
        { does: 'jobs' },
        { does: 'disputeStep', at: -1, step: 'won', isHeld: false },
      ],
      [
        { does: 'wait', minutes: 9000 },
        { does: 'jobs' },
        { ...refund, familyPercent: percent, tutorPercent: 100 },
        { does: 'jobs' },
        { ...refund, familyPercent: 100, tutorPercent: 50 },
      ],
    ]),
    { does: 'jobs' },
  ];
};

/** A session that is paid by card and over, or ahead, and what happens around a dispute about it. */
const disputeOperations = (random: Random): MoneyOperation[] => {
  const family = oneOf(random, [0, 1, 2, 3]);
  const isPack = random.fraction() < 0.2;
  const isOver = random.fraction() < 0.7;
  const percent = oneOf(random, [33, 100, 100]);
  const act = (): MoneyOperation[] =>
    oneOf<MoneyOperation[]>(random, [
      [],
      [],
      [{ does: 'refundByHand', at: -1, percent: 33, isHeld: false }],
      [{ does: 'cancel', at: -1, by: 'learner', isTwice: false }],
      [{ does: 'giveBack', at: -1 }],
      [{ does: 'decideDispute', at: -1, tutor: oneOf(random, ['keeps_pay', 'charged_back'] as const) }],
      [
        {
          does: 'founderAct',
          at: -1,
          act: 'refund',
          isUpheld: false,
          familyPercent: oneOf(random, [0, 25, 100]),
          tutorPercent: oneOf(random, [0, 50, 100]),
        },
      ],
    ]);
  const useCredit: MoneyOperation = {
    does: 'book',
    family,
    tutor: 0,
    hours: 26,
    minutes: 60,
    payment: 'credit',
    isLate: false,
  };
  const step = (to: 'lost' | 'won'): MoneyOperation => ({
    does: 'disputeStep',
    at: -1,
    step: to,
    isHeld: random.fraction() < 0.2,
  });
  return [
    isPack
      ? { does: 'buyPack', family, tutor: 0, payment: 'card' }
      : {
          does: 'book',
          family,
          tutor: 0,
          hours: isOver ? 3 : 400,
          minutes: 60,
          payment: 'card',
          isLate: false,
        },
    ...(isOver
      ? ([
          { does: 'wait', minutes: 200 },
          ...(random.fraction() < 0.4 ? ([{ does: 'attended', at: -1 }] as const) : []),
          { does: 'wait', minutes: 9000 },
          { does: 'jobs' },
        ] as const)
      : []),
    ...act(),
    { does: 'dispute', at: -1, percent, isInquiry: false, isHeld: random.fraction() < 0.2 },
    ...act(),
    ...(isPack ? [useCredit] : []),
    { does: 'jobs' },
    step('lost'),
    ...act(),
    ...(random.fraction() < 0.5 ? [step('won')] : []),
    { does: 'deliver', seed: Math.floor(random.fraction() * 1000), times: 2 },
    ...act(),
  ];
};

/** A session that is reported as missed, and how that ends. */
const claimOperations = (random: Random): MoneyOperation[] => {
  const family = oneOf(random, [0, 1, 2, 3]);
  const payment = oneOf(random, ['invoice', 'card', 'credit'] as const);
  const by = oneOf(random, ['learner', 'tutor'] as const);
  const other = by === 'learner' ? 'tutor' : 'learner';
  const percents = {
    isUpheld: random.fraction() < 0.5,
    familyPercent: oneOf(random, [0, 25, 33, 50, 100]),
    tutorPercent: oneOf(random, [0, 25, 33, 50, 100]),
  };
  return [
    ...(payment === 'credit' ? ([{ does: 'buyPack', family, tutor: 0, payment: 'card' }] as const) : []),
    { does: 'book', family, tutor: 0, hours: 3, minutes: 60, payment, isLate: false },
    { does: 'wait', minutes: 250 },
    ...oneOf<MoneyOperation[]>(random, [
      [],
      [{ does: 'attended', at: -1 }],
      [{ does: 'founderAct', at: -1, act: 'attended', ...percents }],
      [{ does: 'founderAct', at: -1, act: 'attended', ...percents }],
    ]),
    { does: 'claim', at: -1, by, absent: oneOf(random, [other, other, by] as const) },
    ...oneOf<MoneyOperation[]>(random, [
      [],
      [{ does: 'object', at: -1, by: other }],
      [
        percents.isUpheld
          ? { does: 'agree', at: -1, by: other }
          : { does: 'claim', at: -1, by: other, absent: by },
      ],
    ]),
    { does: 'wait', minutes: oneOf(random, [1, 800, 4400]) },
    { does: 'jobs' },
    oneOf<MoneyOperation>(random, [
      { does: 'decide', at: -1, ...percents },
      { does: 'founderAct', at: -1, act: 'settle', ...percents },
      { does: 'founderAct', at: -1, act: 'settle', ...percents },
      { does: percents.isUpheld ? 'object' : 'agree', at: -1, by: other },
    ]),
    { does: 'jobs' },
  ];
};

/** A family leaves Stripe’s page open: it pays while the hold lasts, after it, or after the session’s time. */
const lateOperations = (random: Random): MoneyOperation[] => {
  const family = oneOf(random, [0, 1, 2, 3]);
  const hours = oneOf(random, [3, 30, 72]);
  return [
    { does: 'book', family, tutor: 0, hours, minutes: 60, payment: 'card', isLate: true },
    { does: 'wait', minutes: oneOf(random, [1, 61, 4400]) },
    ...oneOf<MoneyOperation[]>(random, [[], [{ does: 'jobs' }]]),
    { does: 'payLate', at: -1 },
    { does: 'jobs' },
  ];
};

/** A series of which one side cancels what is still ahead. */
const seriesOperations = (random: Random): MoneyOperation[] => {
  const family = oneOf(random, [0, 1, 2, 3]);
  const payment = oneOf(random, ['invoice', 'card', 'credit'] as const);
  const by = oneOf(random, ['learner', 'learner', 'tutor'] as const);
  const hours = oneOf(random, [3, 30, 72]);
  return [
    ...(payment === 'credit' ? ([{ does: 'buyPack', family, tutor: 0, payment: 'card' }] as const) : []),
    { does: 'series', family, tutor: 0, hours, count: oneOf(random, [2, 3]), payment },
    ...oneOf<MoneyOperation[]>(random, [
      [],
      [{ does: 'cancel', at: -1, by: 'learner', isTwice: false }],
      [{ does: 'markInvoice', at: -1, isPaid: true }],
      [{ does: 'wait', minutes: 9000 }, { does: 'jobs' }],
    ]),
    { does: 'cancelRest', at: -1, by },
    { does: 'jobs' },
  ];
};

/** An invoice that is paid before its session is cancelled: a founder sends the money back, or not yet. */
const noteOperations = (random: Random): MoneyOperation[] => {
  const family = oneOf(random, [0, 1, 2, 3]);
  const hours = oneOf(random, [3, 72]);
  return [
    { does: 'book', family, tutor: 0, hours, minutes: 60, payment: 'invoice', isLate: false },
    { does: 'markInvoice', at: -1, isPaid: true },
    { does: 'cancel', at: -1, by: oneOf(random, ['learner', 'tutor'] as const), isTwice: false },
    ...oneOf<MoneyOperation[]>(random, [[], [{ does: 'jobs' }]]),
    { does: 'markNote', at: -1 },
    { does: 'markInvoice', at: -1, isPaid: false },
  ];
};

/** A session whose invoice stays unpaid until a founder decides what the tutor gets. */
const overdueOperations = (random: Random): MoneyOperation[] => {
  const family = oneOf(random, [0, 1, 2, 3]);
  const decision = oneOf(random, ['pay', 'write_off'] as const);
  return [
    { does: 'book', family, tutor: 0, hours: 3, minutes: 60, payment: 'invoice', isLate: false },
    { does: 'wait', minutes: 9000 },
    { does: 'jobs' },
    // Thirty days after the invoice was due.
    { does: 'wait', minutes: 31 * 24 * 60 },
    { does: 'decideLine', at: -1, decision },
    ...oneOf<MoneyOperation[]>(random, [[], [{ does: 'markInvoice', at: -1, isPaid: true }]]),
    { does: 'decideLine', at: -1, decision: 'pay' },
  ];
};

const stories = [
  outliveOperations,
  lateOperations,
  seriesOperations,
  noteOperations,
  overdueOperations,
  claimOperations,
  claimOperations,
  claimOperations,
  splitOperations,
  splitOperations,
  disputeOperations,
  disputeOperations,
];

/** Most operations make Stripe report what it holds back; half of what is held back is reported by itself, in another order. */
function withDelivery(random: Random, operation: MoneyOperation): MoneyOperation[] {
  if (!('isHeld' in operation) || !operation.isHeld || random.fraction() < 0.5) return [operation];
  const seed = Math.floor(random.fraction() * 1000);
  const isMore = random.fraction() < 0.5;
  return [
    operation,
    ...(isMore ? [{ ...generateOutside(random), isHeld: true } as MoneyOperation] : []),
    { does: 'deliver', seed, times: oneOf(random, [1, 2, 3]) },
  ];
}

export function generateOperations(random: Random, count: number): MoneyOperation[] {
  const operations: MoneyOperation[] = [];
  while (operations.length < count)
    if (random.fraction() < 0.04) operations.push(...oneOf(random, stories)(random));
    else operations.push(...withDelivery(random, generateOperation(random)));
  return operations.slice(0, count);
}
