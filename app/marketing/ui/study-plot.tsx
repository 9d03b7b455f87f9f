import { useLocale } from 'use-intl/react';
import type { DocumentBlock } from '../domain/document.ts';

type Props = Omit<Extract<DocumentBlock, { kind: 'study-plot' }>, 'kind'>;

/** Percent per pixel of the wide chart, from +48 to −17 relative to the class without a tutor. */
const scale = 5.1;

/** The study's three results as bars relative to the class without a software tutor. */
export function StudyPlot(props: Props) {
  return (
    <figure>
      <div className="wide-only-g">
        <Bars {...props} width={640} zero={300} perPercent={scale} stacked={false} />
      </div>
      <div className="slim-only-g">
        <Bars {...props} width={350} zero={88} perPercent={3.9} stacked />
      </div>
      <figcaption>{props.caption}</figcaption>
    </figure>
  );
}

type BarsProps = Props & { width: number; zero: number; perPercent: number; stacked: boolean };

function Bars({ practice, exam, guarded, none, noHarm, label, width, zero, perPercent, stacked }: BarsProps) {
  // Only English writes the percent sign without a space.
  const percent = useLocale().startsWith('en') ? '%' : '\u00a0%';
  const row = stacked ? 58 : 46;
  const bar = (at: number) => at * row + (stacked ? 30 : 12);
  const name = (at: number) => at * row + (stacked ? 20 : 29);
  const end = 3 * row + 8;
  const right = zero + 48 * perPercent;
  const left = zero - 17 * perPercent;
  return (
    <svg className="graph" viewBox={`0 0 ${width} ${end + 22}`} role="img" aria-label={label}>
      {stacked ? (
        [0, 1, 2].map((at) => <path key={at} className="g-axis" d={`M${zero} ${bar(at) - 3}v28`} />)
      ) : (
        <path className="g-axis" d={`M${zero} 4V${end - 4}`} />
      )}
      {[practice, exam, guarded].map((text, at) => (
        <text key={text} className="g-lab on-paper" x="0" y={name(at)}>
          {text}
        </text>
      ))}
      <rect className="g-bar" x={zero} y={bar(0)} width={right - zero} height="22" rx="3" />
      <text className="g-lab on-paper b" x={right + 12} y={bar(0) + 17}>
        +48{percent}
      </text>
      <rect x={left} y={bar(1)} width={zero - left} height="22" rx="3" fill="var(--axis)" />
      <text
        className="g-lab on-paper b"
        x={stacked ? zero + 12 : left - 8}
        y={bar(1) + 17}
        textAnchor={stacked ? 'start' : 'end'}
      >
        −17{percent}
      </text>
      <circle className="g-pt" style={{ stroke: 'var(--paper)' }} cx={zero} cy={bar(2) + 11} r="7" />
      <text className="g-lab on-paper b" x={zero + 12} y={bar(2) + 17}>
        {noHarm}
      </text>
      <text className="g-tick" x={zero} y={end + 16} textAnchor="middle">
        {none}
      </text>
    </svg>
  );
}
