/** What a specialist would remark on the anodes and the coating: formulas switched, tables replaced, ends not checked. */

import { ALLOY_DENSITY, UTILISATION } from '@keelson/standards/dnv-rp-b401-2021/anode-design.ts'
import { MASS_TOLERANCE, NEAR_STAND_OFF } from '@keelson/standards/dnv-rp-b401-2021/anode-resistance.ts'
import { UNCOATED } from '@keelson/standards/dnv-rp-b401-2021/coating.ts'
import { shownIn, shownLength, shownPercent, shownRatio, type Warning, warner } from '@keelson/workflow'
import { tabledAnode } from './alloy.ts'
import { growing, years } from './checks.ts'
import type { Design } from './design.ts'
import type { DesignInputs } from './inputs.ts'
import type { Part } from './parts.ts'
import { anodeReplaced, potentialRemarks, potentialWarnings, replaced } from './potentials.ts'
import { isShort } from './shape.ts'

export const warnings = {
  taken_as_flush: 'A slender anode is so close to the steel that it is treated as flush-mounted.',
  short_anode: 'A slender anode is shorter than four radii, so the short formula and its utilisation factor are used.',
  not_long_flush: 'A flush anode is shorter than four widths, outside the range of the long formula.',
  final_anode_stout: 'A spent slender anode is shorter than four radii, so the long slender formula is approximate.',
  final_anode_wide: 'A spent flush anode is wider than the new anode.',
  final_area: 'The final exposed area of an anode exceeds the initial area.',
  anode_mass_and_geometry: 'The net mass and dimensions of an anode are inconsistent.',
  final_not_checked: 'The final anode output is not checked.',
  coating_gone: 'A coating is fully broken down before the end of the design life.',
  ...potentialWarnings,
} as const
const warn = warner(warnings)

/** All remarks that every structure's anodes may earn. */
export const anodeWarnings = (p: DesignInputs, design: Design): Warning[] => [
  ...switched(p, design),
  ...stout(p, design),
  ...mass(p, design),
  ...unchecked(design),
  ...potentialRemarks(p),
  ...anodeReplaced(p, tabledAnode(p), UTILISATION[design.shape.type]),
  ...replaced('anode_alloy_density', 'kg/m3', ALLOY_DENSITY[p.anode_material], p.anode_alloy_density),
]

function switched(p: DesignInputs, { shape, u }: Design): Warning[] {
  const { anode_length: L, anode_radius: r, anode_stand_off: s } = p
  if (L === undefined || r === undefined) return []
  if (shape.start.kind === 'flush') {
    const near = `{anode_stand_off} ${shownLength(s)} is less than ${shownLength(NEAR_STAND_OFF.value)}`
    const taken = `The anode is treated as flush-mounted, ${shownLength(2 * r)} wide, with {anode_utilisation_factor} ${shownRatio(u)}.`
    return [warn('taken_as_flush', `${near}. ${taken}`, '/anode_stand_off')]
  }
  if (p.anode_type !== 'long slender stand-off' || !isShort(L, r)) return []
  const short = `{anode_length} ${shownLength(L)} is less than 4 radii, ${shownLength(4 * r)}`
  const used = `The short slender formula is used with {anode_utilisation_factor} ${shownRatio(u)}.`
  return [warn('short_anode', `${short}. ${used}`, '/anode_type')]
}

/** Anodes for whose proportions the formula was not made. */
function stout(p: DesignInputs, { shape: { start }, spent }: Design): Warning[] {
  const end = spent?.end
  const found: Warning[] = []
  if (start.kind === 'flush' && start.L < 4 * start.w) {
    const said = `{anode_length} ${shownLength(start.L)} is less than 4 widths, ${shownLength(4 * start.w)}. The long flush formula is for longer anodes.`
    found.push(warn('not_long_flush', said, '/anode_length'))
  }
  if (end?.kind === 'long' && isShort(end.L, end.r)) {
    const said = `The spent anode is ${shownLength(end.L)} long, less than 4 radii (${shownLength(4 * end.r)}). The long slender formula is used and is approximate.`
    found.push(warn('final_anode_stout', said, '/anode_net_mass'))
  }
  if (start.kind === 'flush' && end?.kind === 'flush' && end.w > start.w) {
    const said = `The spent anode, assumed half-cylindrical, is ${shownLength(end.w)} wide, more than the new anode, ${shownLength(start.w)}. The final resistance is underestimated.`
    found.push(warn('final_anode_wide', said, '/anode_net_mass'))
  }
  const larger = growing(p)
  if (larger !== undefined) found.push(warn('final_area', `${larger}.`, '/anode_final_exposed_area'))
  return found
}

/** Of a mass below the geometry nothing is known where the insert is not given: it takes an unknown part of the volume. */
function mass(p: DesignInputs, { geometry }: Design): Warning[] {
  if (!geometry) return []
  const off = p.anode_net_mass / geometry.m_g - 1
  if (Math.abs(off) <= MASS_TOLERANCE.value || (off < 0 && p.anode_insert_radius === 0)) return []
  const why =
    off > 0
      ? 'The geometry cannot contain this mass.'
      : 'The end-of-life geometry is based on the mass, not the dimensions. A non-circular bar of this perimeter weighs less than a round bar.'
  const far = `${shownPercent(Math.abs(off))} ${off > 0 ? 'above' : 'below'} the ${shownIn(geometry.m_g, 'kg')} calculated from length, radius and insert`
  const said = `{anode_net_mass} ${shownIn(p.anode_net_mass, 'kg')} is ${far}, outside the ${shownPercent(MASS_TOLERANCE.value)} tolerance. ${why}`
  return [warn('anode_mass_and_geometry', said, '/anode_net_mass')]
}

function unchecked({ end }: Design): Warning[] {
  if (end) return []
  const said =
    'The final anode output is not checked because {anode_final_exposed_area} is not entered. The number of anodes is based on mass and initial current only.'
  return [warn('final_not_checked', said, '/anode_final_exposed_area')]
}

/** Coatings that are gone before the end of the life. */
export function coatingWarnings(parts: readonly Part[]): Warning[] {
  const gone = parts.filter(
    ({ line, factor, exposure }) =>
      exposure !== 'atmospheric' && line.b > 0 && line.a < UNCOATED.value && factor.final === UNCOATED.value,
  )
  if (gone.length === 0) return []
  const when = gone.map(({ zone, line }) => `'${zone}' after ${years((UNCOATED.value - line.a) / line.b)}`)
  const said = `The coating is fully broken down before the end of the {design_life} (breakdown factor 1): ${when.join(', ')}.`
  return [warn('coating_gone', said, '/design_life')]
}
