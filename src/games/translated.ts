import type { Translation } from '../say/index.ts';

export type Translated = Translation;
