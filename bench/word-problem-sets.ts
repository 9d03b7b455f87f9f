/*
 * Public sets of word problems as rows of the reading bench. The files are fetched for a run and stay outside the repository:
 * ASDiv (ASDiv.xml), SVAMP (SVAMP.json), MAWPS (train.csv, numbers as number0 …), GSM8K (train.jsonl), MGSM (mgsm_es.tsv).
 */

export type WordProblemRow = {
  readonly lang: string;
  readonly locale: string;
  readonly kind: string;
  readonly q: string;
  readonly a: string;
  readonly bare: string;
};

const rowOf = (kind: string, q: string, a: string, lang = 'en'): WordProblemRow => ({
  lang,
  locale: lang === 'en' ? 'en-US' : `${lang}-${lang.toUpperCase()}`,
  kind,
  q: q.replaceAll(/\s+/g, ' ').trim(),
  a: a.trim(),
  bare: '-',
});

const tagText = (xml: string, tag: string): string =>
  (new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1] ?? '')
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');

/** Problems whose answer is a number, several numbers or a ratio. */
function fromAsdiv(xml: string, ids: ReadonlySet<string> | null): readonly WordProblemRow[] {
  return xml
    .split('<Problem ')
    .slice(1)
    .filter((problem) => ids === null || ids.has(/ID="([^"]*)"/.exec(problem)?.[1] ?? ''))
    .map((problem) =>
      rowOf(
        'asdiv',
        `${tagText(problem, 'Body')} ${tagText(problem, 'Question')}`,
        tagText(problem, 'Answer').replaceAll(/\s*\([^)]*\)/g, ''),
      ),
    )
    .filter(({ a }) => /^-?[\d./]+(?:\s?[:;,]\s?-?[\d./]+)*$/.test(a));
}

const plainNumber = (value: string | number): string => String(Number(Number(value).toFixed(6)));

function fromSvamp(json: string): readonly WordProblemRow[] {
  const problems = JSON.parse(json) as { Body: string; Question: string; Answer: number }[];
  return problems.map(({ Body, Question, Answer }) =>
    rowOf('svamp', `${Body.trim()}${/[.?!]\s*$/.test(Body) ? '' : '.'} ${Question}`, plainNumber(Answer)),
  );
}

/** One record of a CSV file; quoted fields may hold commas. */
const fieldsOf = (line: string): readonly string[] =>
  [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, field = '']) =>
    field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field,
  );

function fromMawps(csv: string): readonly WordProblemRow[] {
  const [head = '', ...lines] = csv.trim().split(/\r?\n/);
  const names = fieldsOf(head);
  return lines.map((line) => {
    const fields = fieldsOf(line);
    const field = (name: string): string => fields[names.indexOf(name)] ?? '';
    const numbers = field('Numbers').split(' ');
    const text = field('Question').replaceAll(/number(\d+)/g, (_, at: string) =>
      plainNumber(numbers[Number(at)] ?? ''),
    );
    return rowOf('mawps', text.replaceAll(/ (?=[.,?!;:'])/g, ''), plainNumber(field('Answer')));
  });
}

function fromGsm(jsonl: string): readonly WordProblemRow[] {
  return jsonl
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { question: string; answer: string })
    .map(({ question, answer }) =>
      rowOf('gsm8k', question, (answer.split('####')[1] ?? '').replaceAll(',', '')),
    );
}

function fromMgsm(tsv: string, lang: string): readonly WordProblemRow[] {
  return tsv
    .trim()
    .split('\n')
    .map((line) => line.split('\t'))
    .map(([question = '', answer = '']) => rowOf('mgsm', question, answer.replaceAll(',', ''), lang));
}

/**
 * The rows of a file by its format; null when it is a file of the bench itself. `ids` restricts ASDiv to the problems of a fold.
 */
export function wordProblemRows(
  file: string,
  text: string,
  ids: ReadonlySet<string> | null,
): readonly WordProblemRow[] | null {
  if (file.endsWith('.xml')) return fromAsdiv(text, ids);
  if (file.endsWith('.json')) return fromSvamp(text);
  if (file.endsWith('.csv')) return fromMawps(text);
  if (file.endsWith('.tsv')) return fromMgsm(text, /_([a-z]{2})\.tsv$/.exec(file)?.[1] ?? 'en');
  return text.startsWith('{"question"') ? fromGsm(text) : null;
}
