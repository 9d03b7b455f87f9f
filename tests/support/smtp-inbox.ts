import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { createSmtp, type SendMail } from '#app/platform/mail/smtp.server.ts';

export type SmtpInbox = {
  /** The client that the server uses, connected to this inbox. */
  send: SendMail;
  url: string;
  /** What arrived, byte by byte, oldest first. */
  raw: string[];
  /** The same, read by a MIME parser that is independent of the writer. */
  read(): Promise<Email[]>;
  close(): Promise<void>;
};

/** An SMTP server on this machine that accepts every email. */
export async function openSmtpInbox(
  from = 'Curvela <hello@curvela.example>',
  replyTo?: string,
): Promise<SmtpInbox> {
  const raw: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => parts.push(chunk));
      stream.on('end', () => {
        raw.push(Buffer.concat(parts).toString('utf8'));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as { port: number };
  const url = `smtp://127.0.0.1:${port}`;
  return {
    send: createSmtp(url, from, replyTo),
    url,
    raw,
    read: () => Promise.all(raw.map((text) => PostalMime.parse(text, { attachmentEncoding: 'utf8' }))),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
