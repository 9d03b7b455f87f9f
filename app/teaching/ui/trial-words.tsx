import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router';
import type { TutorBlock } from '../model/blocks.ts';
import './trial-words.css';
import { CareBlock } from './care-block.tsx';
import { OffersBlock, type Offered } from './offers-block.tsx';
import { inReadingOrder } from './reading-order.ts';
import { HintNote, VerdictLine, WorkedLines } from './verdict-parts.tsx';
import { Maths, Sentence } from './sentence.tsx';
import { scrollIntoSight } from './use-scroll-to-newest.ts';
import type { TrialTurn } from './use-trial.ts';

type Send = (turn: TrialTurn) => Promise<unknown>;

/** Scroll targets: the lines of a trial, on its own page and on the home page, their verdict; the field with its button, or at least the field. */
const places = {
  beginnings: ['.t-try-lines, .demo > div', '.t-try .verdict, .demo .verdict'],
  endings: ['.t-trial-answer .btn', '.t-trial-answer .input-math'],
};

/** The tutor's response in a trial. Loaded with the first response, so that a page with a trial starts without it. */
export default function TrialWords({
  blocks,
  send,
}: {
  blocks: readonly TutorBlock[];
  send: Send;
}): ReactNode {
  useEffect(() => {
    if (blocks.length > 0) scrollIntoSight(places);
  }, [blocks]);
  return inReadingOrder(blocks).map((block, at) => (
    // The order of blocks in a response is stable.
    <TrialBlock key={at} block={block} send={send} />
  ));
}

function TrialBlock({ block, send }: { block: TutorBlock; send: Send }) {
  switch (block.kind) {
    case 'verdict':
      return <VerdictLine block={block} className="mt-3" />;
    case 'hint':
      return <HintNote block={block} className="mt-4" asking="t-trial-said" />;
    case 'evidence':
    case 'say':
    case 'question':
    case 'unread':
    case 'offer':
      return (
        <p className={block.kind === 'evidence' ? 'small mt-1' : 't-trial-said'}>
          <Sentence text={block.text} />
        </p>
      );
    case 'formula':
    case 'step':
      return (
        <p className="t-trial-said">
          <Maths formula={block.formula} />
          {block.kind === 'step' && <span className="small muted t-trial-note">{block.note}</span>}
        </p>
      );
    case 'worked':
      return (
        <section className="t-trial-worked" aria-label={block.title}>
          <p className="label">{block.title}</p>
          <WorkedLines block={block} />
        </section>
      );
    case 'offers':
      return <OffersBlock block={block} onOffer={(offer) => void send(turnOf(offer))} />;
    case 'humans':
      return (
        <p className="t-trial-said">
          <Link to="/tutor">{block.label}</Link>
        </p>
      );
    case 'care':
      return <CareBlock block={block} />;
    default:
      return null;
  }
}

/** Buttons that act on the trial; others send their label as a message. */
const does = ['hint', 'cannot_start', 'give_up', 'another', 'take'] as const;
function turnOf(offer: Offered): TrialTurn {
  const button = does.find((one) => one === offer.does);
  if (button === undefined) return { line: offer.label };
  return { does: button, ...(offer.problem !== undefined && { take: offer.problem }) };
}
