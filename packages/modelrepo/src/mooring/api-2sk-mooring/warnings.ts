/** What a specialist would remark on the run. */
import { DRAG_FACTORS_1996 } from '@keelson/standards/api-rp-2sk-2005/anchors.ts'
import { tensionUtilisation } from '@keelson/standards/api-rp-2sk-2005/line-tension.ts'
import {
  shownForce,
  shownIn,
  shownPercent,
  shownUtilisation,
  utilisation,
  type Warning,
  warner,
} from '@keelson/workflow'
import type { Solved } from './calculate-line.ts'
import type { Params } from './inputs.ts'
import { PART_NAMES } from './modes.ts'

export const warnings = {
  line_breaks: 'The maximum tension exceeds the breaking load.',
  other_sum_larger: 'The combined tension would be higher with the other component dominant.',
  new_chain: 'The breaking load is for a new chain, with no allowance for corrosion and wear.',
  large_loss: 'The chain loses 20 % or more of its diameter.',
  edition_of_1996: 'API RP 2SK (1996) required higher drag anchor factors in a quasi-static analysis.',
  e301_exceeded: 'The DNV-OS-E301 utilisation exceeds 1. The comparison is for information.',
} as const
const warn = warner(warnings)

/** Share of the diameter from which on its loss is remarked. */
const LARGE_LOSS = 0.2

export const warningsOf = (p: Params, solved: Solved): Warning[] => [
  ...breaks(solved),
  ...parts(solved),
  ...chain(p, solved),
  ...dragAnchor(p),
  ...compared(solved),
]

function breaks({ tension, strength }: Solved): Warning[] {
  if (tension.T <= strength.MBL) return []
  const message = `{maximum_tension} ${shownForce(tension.T)} exceeds {minimum_breaking_load} ${shownForce(strength.MBL)}. The line fails.`
  return [warn('line_breaks', message, '/maximum_tension')]
}

function parts({ tension, strength, line }: Solved): Warning[] {
  const { combined } = tension
  if (combined === undefined || combined.otherwise <= combined.T) return []
  const other = combined.dominant === 'low_frequency' ? 'wave_frequency' : 'low_frequency'
  const used = tensionUtilisation.evaluate({ T_d: combined.otherwise * line.FS, MBL: strength.MBL })
  const message = `The ${PART_NAMES[combined.dominant]} component has the larger maximum and is dominant; the combined tension is ${shownForce(combined.T)}. With the ${PART_NAMES[other]} component dominant, it would be ${shownForce(combined.otherwise)}, utilisation ${shownUtilisation(utilisation(used))}. Some practices use the higher tension.`
  return [warn('other_sum_larger', message, '/maximum_tension')]
}

function chain(p: Params, { strength }: Solved): Warning[] {
  const { chain: c } = strength
  if (c === undefined) return []
  if (c.loss === 0) {
    const message = `{minimum_breaking_load} ${shownForce(strength.MBL)} is for a new chain. No allowance for corrosion and wear is included, because {corrosion_rate} times {design_life} is 0.`
    return [warn('new_chain', message, '/corrosion_rate')]
  }
  if (c.loss <= LARGE_LOSS) return []
  const message = `The chain diameter loss is ${shownPercent(c.loss)} at {corrosion_rate} ${shownIn(p.corrosion_rate, 'mm/year')}; the limit is ${shownPercent(LARGE_LOSS)}. Check that the chain remains serviceable.`
  return [warn('large_loss', message, '/corrosion_rate')]
}

function dragAnchor(p: Params): Warning[] {
  if (p.anchor_type !== 'drag' || p.analysis_method !== 'quasi_static' || p.mooring_type !== 'permanent') return []
  const { intact, damaged } = DRAG_FACTORS_1996
  const message = `API RP 2SK (1996) required safety factors of ${intact} (intact) and ${damaged} (damaged) for drag anchors of permanent moorings in a quasi-static analysis. The dynamic-analysis factors are used here.`
  return [warn('edition_of_1996', message, '/analysis_method')]
}

function compared({ compared }: Solved): Warning[] {
  if (compared === undefined || compared.u <= 1) return []
  const message = `{e301_utilisation} ${shownUtilisation(compared.u)} exceeds 1. The line does not meet DNV-OS-E301 for consequence class ${compared.class}.`
  return [warn('e301_exceeded', message, '/consequence_class')]
}
