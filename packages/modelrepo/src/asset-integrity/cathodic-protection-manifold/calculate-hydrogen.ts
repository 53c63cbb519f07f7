/** What is particular to a subsea structure: stainless steel in contact with its anodes, which hydrogen can crack. */
import type { Trace } from '@keelson/equations'
import { hydrogenMargin, hydrogenUse, MODERATE_LIMIT } from '@keelson/physics/cathodic-protection/hydrogen.ts'
import { type CheckResult, check, shownIn, type Warning } from '@keelson/workflow'
import type { Structure } from '../_shared/cathodic-protection/structure.ts'
import type { Params } from './inputs.ts'
import { warn } from './warnings.ts'

const volts = (E: number) => shownIn(E, 'V')

export interface Hydrogen {
  readonly margin: number | undefined
  readonly check: CheckResult | undefined
  /** For the answer in one sentence. */
  readonly remarks: readonly string[]
  readonly warnings: readonly Warning[]
}

/** The anode's potential, the most negative on the structure, against the limit of the alloy. */
export function hydrogenOf(p: Params, { design, held }: Structure, trace: Trace): Hydrogen {
  const { cra_material: alloy, cra_potential_limit: E_H } = p
  if (alloy === 'none') return { margin: undefined, check: undefined, remarks: [], warnings: [] }
  const { E_a } = design
  const mean = held.initial === undefined ? '' : `; structure ${volts(held.initial.E)} at initial demand`
  const stands = `anode potential ${volts(E_a)}${mean}`
  if (E_H === undefined) {
    const asked = `Enter {cra_potential_limit} (${volts(MODERATE_LIMIT.value)} is recommended) or verify the stresses to DNV-RP-F112`
    return {
      margin: undefined,
      check: undefined,
      remarks: [`${alloy} steel is not checked for hydrogen-induced stress cracking`],
      warnings: [
        warn(
          'hydrogen_cracking',
          `${alloy} steel is not checked for hydrogen-induced stress cracking (${stands}). ${asked}.`,
          '/cra_material',
        ),
      ],
    }
  }
  trace.section(`Hydrogen-induced stress cracking of ${alloy} steel`)
  const margin = trace.apply(hydrogenMargin, { E_a, E_H })
  const made = check({ demand: E_a, capacity: E_H, utilisation: trace.apply(hydrogenUse, { E_a, E_H }) })
  const remedy = 'low-voltage anodes, a diode, insulation or coating of these parts, or verify their stresses'
  const beyond = `The potential limit of ${alloy} steel, ${volts(E_H)}, is exceeded (${stands}), with a risk of hydrogen-induced stress cracking. Use ${remedy}.`
  return {
    margin,
    check: made,
    remarks: [],
    warnings: margin < 0 ? [warn('hydrogen_cracking', beyond, '/cra_potential_limit')] : [],
  }
}
