import { loadGame } from '../../engines/index.ts';
import { type Port, serveTrees } from '../../explain/index.ts';

/** The thread that grows and searches large trees. It makes one, and the page ends it. */
serveTrees(self as unknown as Port, loadGame);
