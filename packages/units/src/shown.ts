/** What was typed, as a message quotes it. */

/** The text, shortened and quoted for a message. */
export function shown(text: string): string {
  return JSON.stringify(text.length > 40 ? `${text.slice(0, 37)}...` : text)
}
