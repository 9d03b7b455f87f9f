import { Link } from 'react-router';

/** A minimal page: a title, optionally a sentence, and one link. */
export function PlainPage({
  title,
  text,
  action,
  to,
}: {
  title: string;
  text?: string;
  action: string;
  to: string;
}) {
  return (
    <div className="page plain-page">
      <h1>{title}</h1>
      {text && <p className="lead">{text}</p>}
      <Link className="btn btn-primary btn-lg" to={to}>
        {action}
      </Link>
    </div>
  );
}
