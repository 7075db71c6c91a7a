/** The text of a listing: Vite reads it where it is imported, `scripts/build.mjs` puts it into dist. */
declare module '*.py?raw' {
  const text: string;
  export default text;
}
