/** Whether a text and the data beside it say the same: every leaf of the data stands in the text, every number of the text in the data. */

type Json = unknown

/** Names of members whose text is another way of saying it. */
const SAID_OTHERWISE = new Set(['state', 'became', 'governing', 'from', 'complete', 'limit', 'optional'])

/** Leaves of the data that the text does not say. */
export function notInText(facts: Json, text: string): readonly string[] {
  const missing: string[] = []
  const look = (value: Json, path: string): void => {
    const name = path.split('/').at(-1) ?? ''
    if (SAID_OTHERWISE.has(name) || value === null) return
    if (typeof value === 'object') for (const [key, member] of Object.entries(value)) look(member, `${path}/${key}`)
    else if (!text.includes(String(value))) missing.push(`${path}: ${value}`)
  }
  look(facts, '')
  return missing
}

const NUMBER = /(?<![\w.])-?\d+(?:\.\d+)?(?:e[+-]?\d+)?(?![\w])/gi

/** Numbers of the text that the data do not hold. */
export function notInFacts(text: string, facts: Json): readonly string[] {
  const held = JSON.stringify(facts)
  return [...new Set(text.match(NUMBER) ?? [])].filter((number) => !held.includes(number))
}

/** Lines of a text that open a quotation and do not close it. */
export const leftOpen = (text: string): readonly string[] =>
  text.split('\n').filter((line) => (line.match(/(?<!\\)"/g) ?? []).length % 2 === 1)
