/** The answer in two sentences: what uses most of the ground, and how much the mat settles. */
import { capitalised, listed, shownForce, shownIn, shownRatio, shownUtilisation, utilisation } from '@keelson/workflow'
import type { Capacity } from './calculate-capacity.ts'
import type { Consolidation, Immediate } from './calculate-settlement.ts'
import type { Mat } from './inputs.ts'

interface Use {
  readonly name: string
  readonly use: number
}

export function sentence(
  p: Mat,
  { Q, bearingUse, sliding, slidingUse }: Capacity,
  edges: readonly Use[],
  settled: Settled,
) {
  const bearing = bearingUse === undefined ? [] : [{ name: 'bearing', use: bearingUse }]
  const slid = p.horizontal_load > 0 ? [{ name: 'sliding', use: slidingUse }] : []
  const lead = Q === undefined ? 'No bearing capacity remains under the {horizontal_load}' : ultimate(p, Q)
  const uses = [...bearing, ...slid, ...edges].toSorted((a, b) => b.use - a.use)
  if (uses.length === 0) return `${lead}${settlement(settled)}`
  const said = listed(uses.map(({ name, use }) => `${shownUtilisation(utilisation(use))} in ${name}`))
  const resisted = slid.length === 0 ? '' : `. ${ofSliding(p, sliding.H_d)}`
  return `${lead}${resisted}. Utilisation ${said}${settlement(settled)}`
}

const ultimate = ({ vertical_load, factor_of_safety_bearing }: Mat, Q: number) =>
  `Ultimate vertical capacity ${shownForce(Q)}; {vertical_load} ${shownForce(vertical_load)}, required factor of safety ${shownRatio(factor_of_safety_bearing)}`

const ofSliding = ({ horizontal_load, factor_of_safety_sliding }: Mat, H_d: number) =>
  `Sliding capacity ${shownForce(H_d)}; {horizontal_load} ${shownForce(horizontal_load)}, required factor of safety ${shownRatio(factor_of_safety_sliding)}`

interface Settled {
  readonly moved: Immediate | undefined
  readonly settled: Consolidation | undefined
}
function settlement({ moved, settled }: Settled): string {
  const parts = [
    ...(moved ? [`immediate settlement ${shownIn(moved.settlement, 'mm', 3)}`] : []),
    ...(settled ? [`consolidation settlement ${shownIn(settled.settlement, 'mm', 3)}`] : []),
  ]
  return parts.length === 0 ? '' : `. ${capitalised(listed(parts))}`
}
