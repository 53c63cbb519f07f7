/** What was found of each part of a design, as one sentence. */
export function sentence(...parts: readonly string[]): string {
  const said = parts.join('; ')
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}`
}
