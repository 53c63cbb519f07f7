/** What a specialist would remark on the anodes and the coating: formulas switched, tables replaced, ends not checked. */

import { ALLOY_DENSITY, UTILISATION } from '@keelson/standards/dnv-rp-b401-2021/anode-design.ts'
import { MASS_TOLERANCE } from '@keelson/standards/dnv-rp-b401-2021/anode-resistance.ts'
import { UNCOATED } from '@keelson/standards/dnv-rp-b401-2021/coating.ts'
import { fromSI } from '@keelson/units'
import { shown, type Warning, warning } from '@keelson/workflow'
import { tabledAnode } from './alloy.ts'
import type { Design } from './design.ts'
import type { DesignInputs } from './inputs.ts'
import type { Part } from './parts.ts'
import { anodeReplaced, potentialWarnings, said } from './potentials.ts'
import { isShort } from './shape.ts'

/** All remarks that every structure's anodes may earn. */
export const anodeWarnings = (p: DesignInputs, design: Design): Warning[] => [
  ...switched(p, design),
  ...stout(p, design),
  ...mass(p, design),
  ...unchecked(design),
  ...potentialWarnings(p),
  ...replaced(p, design),
]

function switched(p: DesignInputs, { shape, u }: Design): Warning[] {
  const { anode_length: L, anode_radius: r, anode_stand_off: s } = p
  if (L === undefined || r === undefined) return []
  if (shape.start.kind === 'flush') {
    return [
      warning(
        'taken_as_flush',
        `a stand-off of ${shown(s ?? 0)} m is less than 0.15 m: the anode is taken as flush-mounted, ${shown(2 * r)} m wide, with u = ${shown(u)}`,
        '/anode_stand_off',
      ),
    ]
  }
  if (p.anode_type !== 'long slender stand-off' || !isShort(L, r)) return []
  return [
    warning(
      'short_anode',
      `L = ${shown(L)} m is less than 4 r = ${shown(4 * r)} m: the formula of short slender anodes is used, with u = ${shown(u)}`,
      '/anode_type',
    ),
  ]
}

/** Anodes for whose proportions the formula was not made. */
function stout(p: DesignInputs, { shape, spent }: Design): Warning[] {
  const { start } = shape
  const end = spent?.end
  const { anode_exposed_area: A, anode_final_exposed_area: A_f } = p
  return [
    ...(start.kind === 'flush' && start.L < 4 * start.w
      ? [
          warning(
            'not_long_flush',
            `L = ${shown(start.L)} m is less than 4 widths = ${shown(4 * start.w)} m: the formula of long flush anodes is for longer ones`,
            '/anode_length',
          ),
        ]
      : []),
    ...(end?.kind === 'long' && isShort(end.L, end.r)
      ? [
          warning(
            'final_anode_stout',
            `at the end of life L = ${shown(end.L)} m is less than 4 r = ${shown(4 * end.r)} m: the long formula, kept for the end, is then rough`,
            '/anode_net_mass',
          ),
        ]
      : []),
    ...(start.kind === 'flush' && end?.kind === 'flush' && end.w > start.w
      ? [
          warning(
            'final_anode_wide',
            `what is left, taken as half a cylinder, is ${shown(end.w)} m wide, more than the new anode, ${shown(start.w)} m: the final resistance is on the low side`,
            '/anode_net_mass',
          ),
        ]
      : []),
    ...(A !== undefined && A_f !== undefined && A_f > A
      ? [
          warning(
            'final_area',
            `the final exposed area ${shown(A_f)} m2 is more than the initial ${shown(A)} m2`,
            '/anode_final_exposed_area',
          ),
        ]
      : []),
  ]
}

function mass(p: DesignInputs, { geometry }: Design): Warning[] {
  if (!geometry) return []
  const off = p.anode_net_mass / geometry.m_g - 1
  if (Math.abs(off) <= MASS_TOLERANCE.value) return []
  const why =
    off > 0
      ? 'the geometry cannot hold it'
      : 'the end of life then follows the mass, not the geometry; a bar that is not round, of this perimeter, weighs less than a round one'
  return [
    warning(
      'anode_mass_and_geometry',
      `the net mass ${shown(p.anode_net_mass)} kg is ${shown(100 * Math.abs(off))} % ${off > 0 ? 'above' : 'below'} the ${shown(geometry.m_g)} kg of length, radius and insert, more than ${100 * MASS_TOLERANCE.value} %: ${why}`,
      '/anode_net_mass',
    ),
  ]
}

function unchecked({ end }: Design): Warning[] {
  if (end) return []
  return [
    warning(
      'final_not_checked',
      'the end of life is not checked: the final exposed area of the anode is not given, and the number of anodes is by mass and initial current only',
      '/anode_final_exposed_area',
    ),
  ]
}

function replaced(p: DesignInputs, { shape }: Design): Warning[] {
  return [
    ...anodeReplaced(p, tabledAnode(p), UTILISATION[shape.type]),
    ...said(
      'anode_alloy_density',
      'density of the alloy',
      'kg/m3',
      ALLOY_DENSITY[p.anode_material],
      p.anode_alloy_density,
    ),
  ]
}

/** Coatings that are gone before the end of the life. */
export function coatingWarnings(parts: readonly Part[]): Warning[] {
  const gone = parts.filter(
    ({ line, factor, exposure }) =>
      exposure !== 'atmospheric' && line.b > 0 && line.a < UNCOATED.value && factor.final === UNCOATED.value,
  )
  if (gone.length === 0) return []
  const when = gone.map(
    ({ zone, line }) => `${zone} after ${shown(fromSI((UNCOATED.value - line.a) / line.b, 'year'))} years`,
  )
  return [
    warning(
      'coating_gone',
      `the coating counts as gone before the end of the design life (breakdown factor 1): ${when.join(', ')}`,
      '/design_life',
    ),
  ]
}
