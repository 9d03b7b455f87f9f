import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import type { TutorBlock } from '../model/blocks.ts';
import { CareBlock } from './care-block.tsx';
import { Changes } from './changes.tsx';
import { GraphView } from './graph-view.tsx';
import { Lines } from './lines.tsx';
import { OffersBlock, type Offered } from './offers-block.tsx';
import { inReadingOrder } from './reading-order.ts';
import { HintNote, VerdictLine, WorkedLines } from './verdict-parts.tsx';
import { Maths, Sentence } from './sentence.tsx';
import { StoryTable } from './story-table.tsx';
import { PreviousQuestion, IdeaBlock, StepsBlock, WaysBlock } from './skill-blocks.tsx';

/** Blocks grouped in one card: the lines with verdict, evidence and hint. */
const boxed = new Set<TutorBlock['kind']>([
  'lines',
  'verdict',
  'evidence',
  'question',
  'hint',
  'unread',
  'step',
]);

type Group = { boxed: boolean; blocks: TutorBlock[] };

/** Groups consecutive blocks that belong in one card. */
function groupsOf(blocks: readonly TutorBlock[]): Group[] {
  const groups: Group[] = [];
  for (const block of inReadingOrder(blocks)) {
    const last = groups.at(-1);
    const inside = boxed.has(block.kind);
    if (last && last.boxed && inside) last.blocks.push(block);
    else groups.push({ boxed: inside, blocks: [block] });
  }
  // A hint without other blocks is a note, not a card inside a card.
  return groups.map((group) => ({
    ...group,
    boxed: group.boxed && group.blocks.some(({ kind }) => kind !== 'hint'),
  }));
}

type BlocksProps = {
  blocks: readonly TutorBlock[];
  onUse?: ((line: string) => void) | undefined;
  /** Reads the word problem again with a corrected number; resolves to whether it was read. */
  onCorrect?: ((text: string) => Promise<boolean>) | undefined;
  /** For the newest turn only: its offers are still available. */
  onOffer?: ((offer: Offered) => void) | undefined;
};

/** One turn of the tutor. `onUse` copies a line from the chat into the answer field. */
export function Blocks({ blocks, onUse, onCorrect, onOffer }: BlocksProps) {
  return groupsOf(blocks).map((group, at) => {
    const inner = group.blocks.map((block, index) => (
      // The order of turns never changes.
      <BlockView key={index} block={block} onUse={onUse} onCorrect={onCorrect} onOffer={onOffer} />
    ));
    return group.boxed ? (
      <div key={at} className="card on-card t-card">
        {inner}
      </div>
    ) : (
      inner
    );
  });
}

function BlockView({
  block,
  onUse,
  onCorrect,
  onOffer,
}: { block: TutorBlock } & Pick<BlocksProps, 'onUse' | 'onCorrect' | 'onOffer'>) {
  switch (block.kind) {
    case 'say':
      return (
        <p>
          <Sentence text={block.text} />
        </p>
      );
    case 'formula':
      return (
        <p className="t-given">
          <Maths formula={block.formula} />
        </p>
      );
    case 'lines':
      return <Lines lines={block.lines} />;
    case 'verdict':
      return <VerdictLine block={block} />;
    case 'evidence':
      return (
        <p className="small">
          <Sentence text={block.text} />
        </p>
      );
    case 'question':
      return (
        <p className="t-question">
          <Sentence text={block.text} />
        </p>
      );
    case 'hint':
      return <HintNote block={block} asking="t-question" />;
    case 'worked':
      return (
        <div className="card on-card t-card">
          <h3 className="t-card-head">{block.title}</h3>
          <WorkedLines block={block} />
        </div>
      );
    case 'step':
      return (
        <div>
          <h3 className="t-card-head">{block.title}</h3>
          <p className="t-given">
            <Maths formula={block.formula} />
          </p>
          <p className="small muted">{block.note}</p>
        </div>
      );
    case 'unread':
      return <UnreadBlock block={block} />;
    case 'graph':
      return (
        <figure className="card on-card t-inline-graph">
          <GraphView graph={block.graph} />
        </figure>
      );
    case 'offer':
      return <OfferBlock block={block} onUse={onUse} />;
    case 'offers':
      return <OffersBlock block={block} onOffer={onOffer} />;
    case 'changes':
      return <Changes block={block} />;
    case 'story':
      return <StoryTable block={block} onCorrect={onCorrect} />;
    case 'recall':
      return (
        <p>
          <Sentence text={block.text} />{' '}
          <Link className="small" to={`/learner-profiles?learner=${block.profileId}`}>
            {block.link}
          </Link>
        </p>
      );
    case 'humans':
      return (
        <p>
          <Link to="/tutor">{block.label}</Link>
        </p>
      );
    case 'idea':
      return <IdeaBlock block={block} />;
    case 'asked':
      return <PreviousQuestion block={block} />;
    case 'steps':
      return <StepsBlock block={block} />;
    case 'ways':
      return <WaysBlock block={block} />;
    case 'care':
      return <CareBlock block={block} />;
  }
}

type Of<Kind extends TutorBlock['kind']> = { block: Extract<TutorBlock, { kind: Kind }> };

/** The typed text, with the position where parsing stopped. */
function UnreadBlock({ block }: Of<'unread'>) {
  const { typed, at, length } = block;
  const end = at + Math.max(length, 1);
  return (
    <div className="t-unread">
      <p className="t-typed">
        {typed.slice(0, at)}
        <mark>{typed.slice(at, end) || '\u00A0'}</mark>
        {typed.slice(end)}
      </p>
      <p className="small">
        <Sentence text={block.text} />
      </p>
    </div>
  );
}

function OfferBlock({ block, onUse }: Of<'offer'> & { onUse: ((line: string) => void) | undefined }) {
  const t = useTranslations('teaching.tutor');
  return (
    <div>
      <p>
        <Sentence text={block.text} />
      </p>
      {onUse && (
        <button
          type="button"
          className="btn btn-quiet btn-sm t-flush"
          onClick={() => onUse(block.formula.plain)}
        >
          {t('useLine')}
        </button>
      )}
    </div>
  );
}
