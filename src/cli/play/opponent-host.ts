import type { Worker } from 'node:worker_threads';
import { CommandProblem, FAILED } from '../problems.ts';
import { StopFlag } from '../stop-flag.ts';
import { brokenThread, startWorker } from '../worker-host.ts';
import type { OpponentAnswer, OpponentMessage, OpponentQuestion } from './opponent-messages.ts';

/** The computer at the other side of the board. It thinks in a worker, which is started when it is first asked something. */
export class Opponent {
  readonly #flag = new StopFlag();
  #worker: Worker | undefined;

  get nodes(): number {
    return this.#flag.nodes;
  }

  ask(
    question: OpponentQuestion,
    onThought: (depth: number, line: readonly string[]) => void,
    onNews: (text: string) => void = () => {},
  ): Promise<OpponentAnswer> {
    this.#flag.lower();
    const worker = (this.#worker ??= startWorker({ task: 'opponent', language: question.language }, this.#flag));
    return new Promise<OpponentAnswer>((resolve, reject) => {
      const end = () => {
        worker.removeAllListeners('message');
        worker.removeAllListeners('error');
      };
      worker.on('message', (message: OpponentMessage) => {
        if (message.kind === 'thought') return onThought(message.depth, message.line);
        if (message.kind === 'news') return onNews(message.text);
        end();
        if (message.kind === 'answer') resolve(message.answer);
        else reject(new CommandProblem(message.exitCode, () => message.text));
      });
      worker.on('error', (error: NodeJS.ErrnoException) => {
        end();
        this.#worker = undefined;
        reject(new CommandProblem(FAILED, (say) => brokenThread(error, say)));
      });
      worker.postMessage(question);
    });
  }

  /** Answer now, with what there is. */
  hurry(): void {
    this.#flag.raise();
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
    this.#worker = undefined;
  }
}
