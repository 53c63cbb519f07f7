/** Names that a workbook takes for its sheets: 31 characters, without some signs, each once in whatever case. */

const LONGEST = 31

export function sheetNames(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    const bare =
      name
        .replace(/[[\]:*?/\\]/g, ' ')
        .replace(/^'+|'+$/g, '')
        .trim() || 'Sheet'
    let own = bare.slice(0, LONGEST)
    for (let n = 2; taken.has(own.toLowerCase()); n++) own = `${bare.slice(0, LONGEST - String(n).length - 1)} ${n}`
    taken.add(own.toLowerCase())
    return own
  })
}
