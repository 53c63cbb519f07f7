/** A case as a call of the Python client that the service hands out. */
import type { RunRecord } from '@keelson/engine'

export const pythonCall = ({ request, base_url }: Pick<RunRecord, 'request' | 'base_url'>): string =>
  `${pythonClient(base_url)}
run = Keelson(${pythonLiteral(base_url)}).run(${pythonLiteral(request.ref)}, ${pythonLiteral(request.params ?? {})}${besideParams(request)})
print(run)
`

/** The members of a request that the client takes by name. */
const besideParams = ({ input_basis, units }: RunRecord['request']): string =>
  Object.entries({ input_basis, units })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `, ${name}=${pythonLiteral(value)}`)
    .join('')

/** The first lines of a script that calls the service at an address. */
export const pythonClient = (base: string): string => `# keelson.py is at ${base}/clients/keelson.py
from keelson import Keelson
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
