import { Link } from 'react-router';
import { piecesOf } from '../domain/rich-line.ts';

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
