/** The same bracelets, more or fewer of them: what each criterion then uses of its limit. */
import { anodeCharge, requiredCharge, totalOutput } from '@keelson/standards/dnv-rp-f103-2019/demand.ts'
import { anodesAtSpacing, midSpanDrop } from '@keelson/standards/dnv-rp-f103-2019/spacing.ts'
import type { Anodes } from './calculate-anodes.ts'
import type { Spacing } from './calculate-spacing.ts'
import type { Params } from './inputs.ts'

export interface Demands {
  readonly I_cm: number
  readonly I_cf: number
}
export interface Uses {
  readonly charge: number
  readonly current: number
  /** null where the pipe takes no current. */
  readonly spacing: number | null
  readonly midSpan: number
}

/** What the criteria use of their limits at a spacing of s, m. */
export function usesAt(s: number, p: Params, { I_cm, I_cf }: Demands, anodes: Anodes, spacing: Spacing): Uses {
  const { epsilon, I_af: I_a, Delta_E } = anodes
  const { c_1, c_2, reach } = spacing
  const { design_life: t_f, bracelet_net_mass: m, anode_utilisation_factor: u } = p
  const N = anodesAtSpacing(p.length, s)
  return {
    charge: requiredCharge.evaluateSI({ I_cm, t_f }) / anodeCharge.evaluateSI({ N, m, u, epsilon }),
    current: I_cf / totalOutput.evaluateSI({ N, I_a }),
    spacing: reach === undefined ? null : s / reach.s_max,
    midSpan: midSpanDrop.evaluateSI({ c_1, c_2, s }) / Delta_E,
  }
}
