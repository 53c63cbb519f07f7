/** A case as a call of the Python client that the service hands out. */
import type { RunRecord } from '@keelson/workflow'

export const pythonCall = ({ request, base_url }: Pick<RunRecord, 'request' | 'base_url'>): string =>
  `# keelson.py is at ${base_url}/clients/keelson.py
from keelson import Keelson

run = Keelson(${pythonLiteral(base_url)}).run(${pythonLiteral(request.ref)}, ${pythonLiteral(request.params ?? {})})
print(run)
`

const INDENT = '    '

/** A value of JSON as Python writes it. */
export function pythonLiteral(value: unknown, depth = 0): string {
  if (value === null) return 'None'
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  if (Array.isArray(value)) return `[${value.map((item) => pythonLiteral(item, depth + 1)).join(', ')}]`
  if (typeof value !== 'object') return JSON.stringify(value)
  const within = INDENT.repeat(depth + 1)
  const members = Object.entries(value).map(
    ([name, member]) => `${JSON.stringify(name)}: ${pythonLiteral(member, depth + 1)}`,
  )
  if (depth > 0) return `{${members.join(', ')}}`
  return `{\n${members.map((member) => `${within}${member},\n`).join('')}}`
}
