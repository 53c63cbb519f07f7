/** What an AQWA listing says around its RAO sections: which structure, about which point, in which unit of length. */
import { fortranNumberOf } from '../spaced/numbers.ts'
import { splitAtBlanks } from '../spaced/tokens.ts'

/** The same RAOs are printed twice, sorted by direction and by period. */
export type Order = 'period' | 'direction'

const BY_PERIOD = 'R.A.O.S-VARIATION WITH WAVE PERIOD/FREQUENCY'
const BY_DIRECTION = 'R.A.O.S-VARIATION WITH WAVE DIRECTION'
const STRUCTURE = 'S T R U C T U R E'
const WITH_RESPECT = '(WITH RESPECT TO '
const MOST_STRUCTURES = 1000

export const SECTION_NAMES = `'${BY_PERIOD}' or '${BY_DIRECTION}'`

export function orderOf(text: string): Order | undefined {
  const head = text.trim()
  if (head === BY_PERIOD) return 'period'
  return head === BY_DIRECTION ? 'direction' : undefined
}

/** Sections that have RAOs of something else: of velocity, of acceleration, of nodes. */
export function otherRaos(text: string): string | undefined {
  const head = text.trim()
  if (head.startsWith('VEL R.A.O.S-')) return 'RAOs of velocity'
  if (head.startsWith('ACC R.A.O.S-')) return 'RAOs of acceleration'
  return head.includes('R . A . O . S') ? 'RAOs at nodes of the user' : undefined
}

/** From 'F O R   S T R U C T U R E   1 * * * *'. */
export function structureOf(text: string): number | undefined {
  const at = text.indexOf(STRUCTURE)
  if (at < 0) return undefined
  const [number = ''] = splitAtBlanks(text.slice(at + STRUCTURE.length, at + STRUCTURE.length + 20))
  const value = fortranNumberOf(number)
  return value !== undefined && Number.isInteger(value) && value > 0 && value <= MOST_STRUCTURES ? value : undefined
}

/** From '(WITH RESPECT TO STRUCTURE COG)'. */
export function originOf(text: string): string | undefined {
  const head = text.trim()
  if (!head.startsWith(WITH_RESPECT) || !head.endsWith(')')) return undefined
  return head.slice(WITH_RESPECT.length, -1)
}

/** From 'STRUCTURE C.O.G.   GX= 0.0000  GY= 2.0000  GZ= -1.0000': '0.0000, 2.0000, -1.0000'. */
export function centreOfGravity(text: string): string | undefined {
  if (!text.includes('C.O.G.')) return undefined
  const places = ['GX=', 'GY=', 'GZ='].map((name) => numberBehind(text, name))
  return places.includes(undefined) ? undefined : places.join(', ')
}

/** By the unit system of the project, or by the acceleration due to gravity. */
export function lengthUnit(text: string): { readonly unit: string; readonly from: string } | undefined {
  if (text.includes('Solver Unit System')) return bySystem(text)
  if (!text.includes('GRAVITY') || !text.includes('ACCELERATION')) return undefined
  const gravity = fortranNumberOf(numberBehind(text, '=') ?? '') ?? 0
  const from = `the acceleration due to gravity of ${gravity}`
  if (gravity > 9.7 && gravity < 9.9) return { unit: 'm', from }
  return gravity > 32 && gravity < 32.4 ? { unit: 'ft', from } : undefined
}

function bySystem(text: string): { readonly unit: string; readonly from: string } | undefined {
  const system = text.slice(text.indexOf(':') + 1).trim()
  const from = `the unit system '${system}'`
  if (system.includes(' m ') || system.endsWith(' m')) return { unit: 'm', from }
  return system.includes(' ft') ? { unit: 'ft', from } : undefined
}

function numberBehind(text: string, mark: string): string | undefined {
  const at = text.lastIndexOf(mark)
  if (at < 0) return undefined
  const [token = ''] = splitAtBlanks(text.slice(at + mark.length, at + mark.length + 40))
  return fortranNumberOf(token) === undefined ? undefined : token
}
