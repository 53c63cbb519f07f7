/** Potentials of anode and steel: what is printed of the anode table, what is refused, what is remarked on. */
import { PROTECTIVE_POTENTIAL } from '@keelson/standards/dnv-rp-b401-2021/anode-design.ts'
import { fromSI } from '@keelson/units'
import { refuse, shown, type Warning, warning } from '@keelson/workflow'

/** What an anode table gives, as it is printed, and the input that stands for it. */
export const ANODE_PROPERTIES = {
  capacity: { symbol: 'epsilon', title: 'Electrochemical capacity', unit: 'Ah/kg', input: 'anode_capacity' },
  potential: {
    symbol: 'E_a',
    title: 'Closed circuit potential of the anode',
    unit: 'V',
    input: 'closed_circuit_anode_potential',
  },
} as const
export type AnodeProperty = keyof typeof ANODE_PROPERTIES

/** Most negative potential of carbon steel before over-protection, V Ag/AgCl. ISO 15589-2 (2012) Table 1, ISO 12473. */
const OVERPROTECTION = -1.1

export interface Potentials {
  /** V, Ag/AgCl. */
  readonly closed_circuit_anode_potential?: number
  readonly design_protective_potential: number
}

/** Refuses an anode at E_a (V) that is not more negative than the steel is to be; `steel` names it. */
export function requireDriving(p: Potentials, E_a: number, steel: string): void {
  const E_c = p.design_protective_potential
  if (E_a < E_c) return
  const given = p.closed_circuit_anode_potential !== undefined
  refuse(
    given ? '/closed_circuit_anode_potential' : '/design_protective_potential',
    `the anode must be more negative than the ${steel} is to be: anode ${E_a} V, protective potential ${E_c} V`,
  )
}

/** Over-protection by the anode given, and a protective potential that does not protect. */
export function potentialWarnings({
  closed_circuit_anode_potential: E_a,
  design_protective_potential: E_c,
}: Potentials): Warning[] {
  const beyond = `the anode at ${E_a} V is more negative than ${OVERPROTECTION} V: over-protection of carbon steel (coating disbondment, hydrogen)`
  const short = `${E_c} V is less negative than ${PROTECTIVE_POTENTIAL.value} V, which carbon steel in seawater needs`
  return [
    ...(E_a !== undefined && E_a < OVERPROTECTION
      ? [warning('over_protection', beyond, '/closed_circuit_anode_potential')]
      : []),
    ...(E_c > PROTECTIVE_POTENTIAL.value
      ? [warning('protective_potential', short, '/design_protective_potential')]
      : []),
  ]
}

/** A value given in place of a tabled one is said, with both. */
export function said(input: string, title: string, unit: string, tabled: number | undefined, used: number | undefined) {
  if (tabled === undefined || used === undefined || shown(tabled) === shown(used)) return []
  const own = (value: number) => `${shown(fromSI(value, unit))}${unit === '-' ? '' : ` ${unit}`}`
  return [warning('overridden', `${title}: table ${own(tabled)}, used ${own(used)}`, `/${input}`)]
}

interface AnodeGiven {
  readonly anode_capacity?: number
  readonly closed_circuit_anode_potential?: number
  readonly anode_utilisation_factor?: number
}
interface AnodeTabled {
  readonly capacity: number
  readonly potential: number
}

/** Anode properties in place of those of a table row, where there is one, and a utilisation factor of its own. */
export const anodeReplaced = (p: AnodeGiven, row: AnodeTabled | undefined, utilisation: number): Warning[] => [
  ...said('anode_capacity', 'electrochemical capacity', 'Ah/kg', row?.capacity, p.anode_capacity),
  ...said(
    'closed_circuit_anode_potential',
    'closed circuit anode potential',
    'V',
    row?.potential,
    p.closed_circuit_anode_potential,
  ),
  ...said('anode_utilisation_factor', 'anode utilisation factor', '-', utilisation, p.anode_utilisation_factor),
]
