/** Potentials of anode and steel: what is printed of the anode table, what is refused, what is remarked on. */
import { PROTECTIVE_POTENTIAL } from '@keelson/standards/dnv-rp-b401-2021/anode-design.ts'
import { MOST_NEGATIVE } from '@keelson/standards/iso-15589-2-2012/potentials.ts'
import { insteadOf, refuse, shownIn, type Warning, warner } from '@keelson/workflow'

export const potentialWarnings = {
  over_protection: 'The anode potential is too negative and over-protects carbon steel.',
  protective_potential: 'The design protective potential does not protect carbon steel in seawater.',
} as const
const warn = warner(potentialWarnings)

/** What an anode table gives, as it is printed. */
export const ANODE_PROPERTIES = {
  capacity: { symbol: 'epsilon', title: 'Electrochemical capacity', unit: 'Ah/kg' },
  potential: { symbol: 'E_a', title: 'Closed circuit anode potential', unit: 'V' },
} as const
export type AnodeProperty = keyof typeof ANODE_PROPERTIES

export interface Potentials {
  /** V, Ag/AgCl. */
  readonly closed_circuit_anode_potential?: number
  readonly design_protective_potential: number
}

const volts = (E: number) => shownIn(E, 'V')

/** Refuses an anode at E_a (V) that is not more negative than the steel is to be; `steel` names it. */
export function requireDriving(p: Potentials, E_a: number, steel: string): void {
  const E_c = p.design_protective_potential
  if (E_a < E_c) return
  const given = p.closed_circuit_anode_potential !== undefined
  refuse(
    given ? '/closed_circuit_anode_potential' : '/design_protective_potential',
    `must keep the anode more negative than the ${steel} (anode ${volts(E_a)}, protective potential ${volts(E_c)})`,
  )
}

/** A protective potential that is weaker than that of the practice: what each check that rests on it says. */
export function potentialEntered({ design_protective_potential: E_c }: Potentials): { readonly note?: string } {
  const { value, source, clause } = PROTECTIVE_POTENTIAL
  if (E_c <= value) return {}
  return {
    note: `{design_protective_potential} ${volts(E_c)} as entered; ${source.id} ${clause} specifies ${volts(value)} for carbon steel`,
  }
}

/** Over-protection by the anode given, and a protective potential that does not protect. */
export function potentialRemarks(p: Potentials): Warning[] {
  const { closed_circuit_anode_potential: E_a, design_protective_potential: E_c } = p
  return [
    ...(E_a !== undefined && E_a < MOST_NEGATIVE.value
      ? [
          warn(
            'over_protection',
            `The anode potential ${volts(E_a)} is more negative than the limit of ${volts(MOST_NEGATIVE.value)}. Carbon steel may be over-protected (coating disbondment, hydrogen).`,
            '/closed_circuit_anode_potential',
          ),
        ]
      : []),
    ...(E_c > PROTECTIVE_POTENTIAL.value
      ? [
          warn(
            'protective_potential',
            `{design_protective_potential} ${volts(E_c)} is less negative than ${volts(PROTECTIVE_POTENTIAL.value)}, the value required for carbon steel in seawater.`,
            '/design_protective_potential',
          ),
        ]
      : []),
  ]
}

/** A value given in place of a tabled one, where there is a tabled one. */
export const replaced = (
  input: string,
  unit: string,
  tabled: number | undefined,
  given: number | undefined,
): readonly Warning[] => (tabled === undefined ? [] : insteadOf({ input, given, tabled, unit }).warnings)

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
  ...replaced('anode_capacity', 'Ah/kg', row?.capacity, p.anode_capacity),
  ...replaced('closed_circuit_anode_potential', 'V', row?.potential, p.closed_circuit_anode_potential),
  ...replaced('anode_utilisation_factor', '-', utilisation, p.anode_utilisation_factor),
]
