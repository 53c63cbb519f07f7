/** Text of TypeScript literals, and titles out of names. */
import { capitalised } from '@keelson/workflow'

/** 'outer_diameter' -> 'Outer diameter'. */
export const titleOf = (name: string): string => capitalised(name.replaceAll('_', ' '))

/** A single-quoted literal, or a double-quoted one where that reads better. */
export const quoted = (text: string): string =>
  text.includes("'") ? JSON.stringify(text) : `'${text.replaceAll('\\', '\\\\').replaceAll('\n', ' ')}'`

/** A name as the key of an object. */
export const keyed = (name: string): string => (/^[A-Za-z_]\w*$/.test(name) ? name : quoted(name))

/** A value as the code of a literal. */
export function literal(value: unknown): string {
  if (typeof value === 'string') return quoted(value)
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  return `{ ${Object.entries(value)
    .map(([k, v]) => `${keyed(k)}: ${literal(v)}`)
    .join(', ')} }`
}

/** 'beam-deflection' -> 'beamDeflection'. */
export const camel = (id: string): string => id.replace(/[-_]+([a-z0-9])/g, (_, c: string) => c.toUpperCase())

/** What is said, closed by a full stop; of nothing, the other text. */
export function sentence(text: string | undefined, otherwise: string): string {
  const said = (text ?? '').trim()
  if (said === '') return closed(otherwise)
  return closed(capitalised(said))
}
const closed = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)
