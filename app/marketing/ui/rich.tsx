import { Link } from 'react-router';
import { piecesOf } from '../domain/document.ts';

/** A paragraph with its links. */
export function Rich({ text }: { text: string }) {
  return piecesOf(text).map((piece, at) =>
    piece.to ? (
      <Link key={at} to={piece.to}>
        {piece.text}
      </Link>
    ) : (
      piece.text
    ),
  );
}

/** A definition list with hairlines between rows. */
export function Rows({ rows }: { rows: readonly (readonly [string, string])[] }) {
  return (
    <dl className="info-rows">
      {rows.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <Rich text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
