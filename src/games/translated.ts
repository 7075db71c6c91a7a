/** A sentence or a name in the languages that Minerve speaks. */
export interface Translated {
  readonly en: string;
  readonly fr: string;
}
