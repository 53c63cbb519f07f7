/** The same bracelets, more or fewer of them: what each criterion then uses of its limit. */
import { midSpanDrop } from '@keelson/standards/dnv-rp-f103-2019/spacing.ts'
import type { Anodes } from './calculate-anodes.ts'
import type { Spacing } from './calculate-spacing.ts'
import type { Params } from './inputs.ts'

export interface Uses {
  readonly charge: number
  readonly current: number
  /** null where the pipe takes no current. */
  readonly spacing: number | null
  readonly midSpan: number
}

/** What the criteria use of their limits at a spacing of s, m. */
export function usesAt(s: number, p: Params, I_cf: number, anodes: Anodes, spacing: Spacing): Uses {
  const N = p.length / s
  const { c_1, c_2, reach } = spacing
  return {
    charge: anodes.M / (N * p.bracelet_net_mass),
    current: I_cf / (N * anodes.I_af),
    spacing: reach === undefined ? null : s / reach.s_max,
    midSpan: midSpanDrop.evaluate({ c_1, c_2, s }) / anodes.Delta_E,
  }
}

/** Shares of the anodes at hand that the table shows. */
const SHARES = [0.1, 0.2, 0.35, 0.5, 0.7, 1, 1.4, 2, 3]

/** Rows of the table, each number of anodes once. */
export function tradeOffRows(p: Params, I_cf: number, anodes: Anodes, spacing: Spacing) {
  const numbers = [...new Set([...SHARES.map((share) => Math.max(1, Math.round(share * spacing.N))), anodes.N_req])]
  return numbers
    .sort((a, b) => a - b)
    .map((N) => {
      const s = p.length / N
      const uses = usesAt(s, p, I_cf, anodes, spacing)
      return {
        anodes: N,
        spacing: s,
        net_mass: N * p.bracelet_net_mass,
        charge: uses.charge,
        final_current: uses.current,
        spacing_limit: uses.spacing,
        mid_span: uses.midSpan,
      }
    })
}
