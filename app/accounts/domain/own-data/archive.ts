import { Zip, ZipDeflate } from 'fflate';

/** Size of the chunks passed on, in bytes. */
const pieceSize = 256 * 1024;

export type Archive = {
  /** Begins a file; the previous one must be finished. */
  file(name: string): { write(text: string): Promise<void>; end(): Promise<void> };
  /** Writes the central directory and the last chunk. Resolves with the total size in bytes. */
  end(): Promise<number>;
};

/**
 * A ZIP file streamed in pieces as it grows, so that memory use does not depend on its size. `keep` gets the pieces in
 * order; the next write waits for it.
 */
export function createArchive(keep: (piece: Uint8Array) => Promise<void>, mtime: Date): Archive {
  let waiting: Uint8Array[] = [];
  let waitingSize = 0;
  let size = 0;
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    if (error) failure = error;
    waiting.push(chunk);
    waitingSize += chunk.length;
    size += chunk.length;
  });
  const handOn = async (least: number) => {
    if (failure) throw failure;
    if (waitingSize < least || waitingSize === 0) return;
    const piece = new Uint8Array(Buffer.concat(waiting));
    waiting = [];
    waitingSize = 0;
    await keep(piece);
  };
  const encoder = new TextEncoder();
  return {
    file: (name) => {
      const file = new ZipDeflate(name, { level: 6 });
      file.mtime = mtime;
      zip.add(file);
      return {
        write: async (text) => {
          file.push(encoder.encode(text));
          await handOn(pieceSize);
        },
        end: async () => {
          file.push(new Uint8Array(0), true);
          await handOn(pieceSize);
        },
      };
    },
    end: async () => {
      zip.end();
      await handOn(1);
      return size;
    },
  };
}
