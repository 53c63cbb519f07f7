/** The rows of the table: numbers of anodes around the one at hand. */
import { anodeSpacing } from '@keelson/standards/dnv-rp-f103-2019/spacing.ts'
import type { Anodes } from './calculate-anodes.ts'
import type { Spacing } from './calculate-spacing.ts'
import { type Demands, usesAt } from './calculate-trade-off.ts'
import type { Params } from './inputs.ts'

/** Shares of the anodes at hand that the table shows. */
const SHARES = [0.1, 0.2, 0.35, 0.5, 0.7, 1, 1.4, 2, 3]

/** Each number of anodes once. */
export function tradeOffRows(p: Params, demands: Demands, anodes: Anodes, spacing: Spacing) {
  const numbers = [...new Set([...SHARES.map((share) => Math.max(1, Math.round(share * spacing.N))), anodes.N_req])]
  return numbers
    .sort((a, b) => a - b)
    .map((N) => {
      const s = anodeSpacing.evaluate({ L: p.length, N })
      const uses = usesAt(s, p, demands, anodes, spacing)
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
