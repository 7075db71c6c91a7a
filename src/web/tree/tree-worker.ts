import { loadGame } from '../../engines/index.ts';
import { serveTrees } from '../../explain/index.ts';
import { threadPort } from '../../jobs/index.ts';

/** The thread that grows and searches large trees. It makes one, and the page ends it. */
serveTrees(threadPort(), loadGame);
