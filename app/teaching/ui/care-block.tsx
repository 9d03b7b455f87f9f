import { AlertIcon } from '#app/ui/icons.tsx';
import type { SafetyCare } from '../model/blocks.ts';

/** Answer to a safety flag, written by people, with phone numbers. */
export function CareBlock({ block }: { block: SafetyCare }) {
  return (
    <div className="card on-card t-card t-care" role="alert">
      <p>
        <AlertIcon /> {block.lead}
      </p>
      {block.lines.length > 0 && (
        <ul>
          {block.lines.map(({ name, number }) => (
            <li key={number}>
              {name}: <a href={`tel:${number.replaceAll(' ', '')}`}>{number}</a>
            </li>
          ))}
        </ul>
      )}
      {block.emergency && <p>{block.emergency}</p>}
      <p className="small muted">{block.after}</p>
    </div>
  );
}
