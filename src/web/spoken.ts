/* Earlier names of `language.ts`, until the last two folders use the new ones. */
export { language, pageText as said, pageTexts as speaking } from './language.ts';
