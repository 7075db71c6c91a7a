/**
 * Characters in the longest address that any page reads: a game of 5,000 moves of 12 characters, and work on a page
 * that is soon done.
 */
export const LONGEST_ADDRESS = 64_000;

/**
 * Text in an address. Characters that every browser and mail program keeps are unchanged, and blanks become `_`; `#`,
 * `%` and rare characters are escaped.
 */
export function written(text: string): string {
  return encodeURIComponent(text.replaceAll('_', ESCAPED_BLANK_MARK))
    .replaceAll(encodeURIComponent(ESCAPED_BLANK_MARK), '%5F')
    .replaceAll('%20', '_')
    .replace(/%(?:2F|3A|2C|2B|3D|40|3B|24)/g, decodeURIComponent);
}

/** Replaces `_` while blanks become `_`: a character that our texts never contain. */
const ESCAPED_BLANK_MARK = '\u0001';

/** undefined: the escapes in it are broken, as where an address was cut off. */
export function read(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll('_', ' '));
  } catch {
    return undefined;
  }
}

/** The fields after `?` of an address, the first of each name; undefined where one of them is broken. */
export function fieldsIn(query: string): ReadonlyMap<string, string> | undefined {
  const fields = new Map<string, string>();
  for (const field of query.split('&')) {
    const equals = field.indexOf('=');
    if (equals < 0) continue;
    const value = read(field.slice(equals + 1));
    if (value === undefined) return undefined;
    if (!fields.has(field.slice(0, equals))) fields.set(field.slice(0, equals), value);
  }
  return fields;
}

/** A page's address with its fields; those that are undefined go without saying. */
export function withFields(page: string, fields: Readonly<Record<string, string | number | undefined>>): string {
  const present = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${written(`${value}`)}`],
  );
  return present.length === 0 ? page : `${page}?${present.join('&')}`;
}

/** Whether an address names a page alone, and leaves to it what to show. */
export const isBare = (hash: string): boolean => /^#?\/?\w*\/?\??$/.test(hash);
