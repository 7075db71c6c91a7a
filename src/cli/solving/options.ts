import type { Option } from '../command.ts';

/** How much a solver may take. */
export const MEMORY_OPTION: Option = {
  name: 'memory-mb',
  value: 'N',
  says: {
    en: 'the most memory to use, in megabytes (1024): what needs more is refused',
    fr: 'la mémoire au plus, en mégaoctets (1024) : ce qui en demande plus est refusé',
  },
};
