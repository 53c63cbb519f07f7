/** What a specialist would remark on the run. */
import { DRAG_FACTORS_1996 } from '@keelson/standards/api-rp-2sk-2005/anchors.ts'
import { tensionUtilisation } from '@keelson/standards/api-rp-2sk-2005/line-tension.ts'
import { shown, shownForce, shownIn, shownPercent, type Warning, warner } from '@keelson/workflow'
import type { Solved } from './calculate-line.ts'
import type { Params } from './inputs.ts'
import { PART_NAMES } from './modes.ts'

export const warnings = {
  line_breaks: 'The tension is above the breaking load: the line breaks.',
  other_sum_larger: 'With the roles of the two parts exchanged the sum would be larger, which others count.',
  new_chain: 'The breaking load is that of a new chain: nothing is allowed for corrosion and wear.',
  large_loss: 'The chain loses a fifth of its diameter or more.',
  edition_of_1996: 'The edition of 1996 asks for larger factors of a drag anchor after a quasi-static analysis.',
  e301_exceeded: 'DNV-OS-E301 would not accept the line; the comparison is for information.',
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
  const message = `{maximum_tension} ${shownForce(tension.T)} is above {minimum_breaking_load} ${shownForce(strength.MBL)}: the line breaks`
  return [warn('line_breaks', message, '/maximum_tension')]
}

function parts({ tension, strength, line }: Solved): Warning[] {
  const { combined } = tension
  if (combined === undefined || combined.otherwise <= combined.T) return []
  const other = combined.dominant === 'low_frequency' ? 'wave_frequency' : 'low_frequency'
  const used = tensionUtilisation.evaluate({ T_d: combined.otherwise * line.FS, MBL: strength.MBL })
  const message = `the part of ${PART_NAMES[combined.dominant]} has the larger maximum and leads, ${shownForce(combined.T)}; led by ${PART_NAMES[other]} the sum would be ${shownForce(combined.otherwise)}, a utilisation of ${shown(used, 3)}: those who take the larger of both sums take that`
  return [warn('other_sum_larger', message, '/maximum_tension')]
}

function chain(p: Params, { strength }: Solved): Warning[] {
  const { chain: c } = strength
  if (c === undefined) return []
  if (c.loss === 0) {
    const message = `{minimum_breaking_load} ${shownForce(strength.MBL)} is that of a new chain: {corrosion_rate} times {design_life} is 0, and nothing is allowed for corrosion and wear`
    return [warn('new_chain', message, '/corrosion_rate')]
  }
  if (c.loss <= LARGE_LOSS) return []
  const message = `the chain loses ${shownPercent(c.loss)} of its diameter, more than ${shownPercent(LARGE_LOSS)}, with {corrosion_rate} ${shownIn(p.corrosion_rate, 'mm/year')}`
  return [warn('large_loss', message, '/corrosion_rate')]
}

function dragAnchor(p: Params): Warning[] {
  if (p.anchor_type !== 'drag' || p.analysis_method !== 'quasi_static' || p.mooring_type !== 'permanent') return []
  const { intact, damaged } = DRAG_FACTORS_1996
  const message = `after a quasi-static analysis the edition of 1996 asks for ${intact} intact and ${damaged} damaged of a drag anchor of a permanent mooring; here the factors of the dynamic analysis are taken`
  return [warn('edition_of_1996', message, '/analysis_method')]
}

function compared({ compared }: Solved): Warning[] {
  if (compared === undefined || compared.u <= 1) return []
  const message = `{e301_utilisation} ${shown(compared.u, 3)} exceeds 1: DNV-OS-E301, class ${compared.class}, would not accept the line`
  return [warn('e301_exceeded', message, '/consequence_class')]
}
