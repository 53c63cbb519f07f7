/** A command line that says exactly what is meant, whatever the text in it. */

/** One argument of a POSIX shell. */
export const shellQuoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

/** JSON whose every character can be seen and pasted: controls and directional marks are written as escapes. */
export const plainJson = (value: unknown): string =>
  (JSON.stringify(value) ?? 'null').replace(
    /[\x7f-\x9f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufdd0-\ufdef\ufeff\ufffe\uffff]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
