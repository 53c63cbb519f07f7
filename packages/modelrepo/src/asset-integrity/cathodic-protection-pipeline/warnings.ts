/** What a specialist would remark on the run: hot coatings, wide spacing, factors in place of tabled ones. */
import { silent } from '@keelson/equations'
import {
  type CoatingTable,
  coatingRow,
  fieldJointTable,
  linepipeTable,
} from '@keelson/standards/dnv-rp-f103-2019/coatings.ts'
import { BRACELET_UTILISATION, PROTECTIVE_POTENTIAL } from '@keelson/standards/dnv-rp-f103-2019/demand.ts'
import { USUAL_SPACING } from '@keelson/standards/dnv-rp-f103-2019/spacing.ts'
import { fromSI, toSI } from '@keelson/units'
import { type Warning, warning } from '@keelson/workflow'
import { tabledAnode } from './anodes.ts'
import { type Breakdown, tabledDensity } from './coating.ts'
import type { Params } from './contract.ts'
import { ATTENUATION } from './params-attenuation.ts'
import type { Spacing } from './spacing.ts'

/** Most negative potential of carbon steel before over-protection, V Ag/AgCl. ISO 15589-2 (2012) Table 1. */
const OVERPROTECTION = -1.1
const shown = (value: number) => String(Number(value.toPrecision(6)))

/** All remarks on a run. */
export const warningsOf = (p: Params, breakdown: Breakdown, spacing: Spacing): Warning[] => [
  ...hotCoatings(p),
  ...beyondBare(breakdown),
  ...wideSpacing(spacing),
  ...potentials(p),
  ...replacedTables(p, breakdown),
  ...incompleteAttenuation(p),
]

function hotCoatings(p: Params): Warning[] {
  const line = hot(p, linepipeTable(p.edition), p.linepipe_coating, 'linepipe_coating')
  if (p.field_joint_area_fraction === 0) return line
  return [...line, ...hot(p, fieldJointTable(p.edition), p.field_joint_coating, 'field_joint_coating')]
}

function hot(p: Params, table: CoatingTable, name: string, input: string): Warning[] {
  const found = coatingRow(table, name)
  if (found?.hottest === undefined || p.internal_fluid_temperature <= toSI(found.hottest, 'degC')) return []
  const remark = found.remark === undefined ? '' : ` (${found.remark})`
  return [
    warning(
      'coating_too_hot',
      `${name}: the fluid at ${shown(fromSI(p.internal_fluid_temperature, 'degC'))} degC is above ${found.hottest} degC, its maximum in ${table.table} of edition ${table.edition}${remark}`,
      `/${input}`,
    ),
  ]
}

function beyondBare({ finalJoint, final }: Breakdown): Warning[] {
  const largest = Math.max(finalJoint ?? 0, final)
  if (largest <= 1) return []
  return [
    warning(
      'coating_gone',
      `the coating breakdown factor reaches ${shown(largest)}, above 1 (bare steel), before the end of the design life; it is kept as calculated, which is on the safe side`,
      '/design_life',
    ),
  ]
}

function wideSpacing({ s, Delta_E_s }: Spacing): Warning[] {
  if (s <= USUAL_SPACING) return []
  return [
    warning(
      'wide_spacing',
      `the anodes are ${shown(s)} m apart, more than the usual ${USUAL_SPACING} m: attenuation must be shown; the drop to mid-span is ${shown(Delta_E_s)} V by uniform demand`,
      '/number_of_anodes',
    ),
  ]
}

function potentials(p: Params): Warning[] {
  if (p.driving_voltage !== undefined) return []
  const { closed_circuit_anode_potential: E_a, design_protective_potential: E_c } = p
  return [
    ...(E_a !== undefined && E_a < OVERPROTECTION
      ? [
          warning(
            'over_protection',
            `the anode at ${E_a} V is more negative than ${OVERPROTECTION} V, where ISO 15589-2 sees over-protection of carbon steel (coating disbondment, hydrogen)`,
            '/closed_circuit_anode_potential',
          ),
        ]
      : []),
    ...(E_c > PROTECTIVE_POTENTIAL
      ? [
          warning(
            'protective_potential',
            `${E_c} V is less negative than ${PROTECTIVE_POTENTIAL} V, which carbon steel in seawater needs`,
            '/design_protective_potential',
          ),
        ]
      : []),
  ]
}

/** A value given in place of a tabled one is said, with both. */
function replacedTables(p: Params, breakdown: Breakdown): Warning[] {
  const anode = tabledAnode(p)
  const said = (input: string, title: string, unit: string, tabled: number | undefined, used: number | undefined) => {
    if (tabled === undefined || used === undefined || shown(tabled) === shown(used)) return []
    const own = (value: number) => `${shown(fromSI(value, unit))}${unit === '-' ? '' : ` ${unit}`}`
    return [warning('overridden', `${title}: table ${own(tabled)}, used ${own(used)}`, `/${input}`)]
  }
  return [
    ...said('mean_current_density', 'mean current density', 'A/m2', tabledDensity(p, silent), p.mean_current_density),
    ...said(
      'final_coating_breakdown_factor',
      'final coating breakdown factor',
      '-',
      breakdown.tabledFinal,
      p.final_coating_breakdown_factor,
    ),
    ...said('anode_capacity', 'electrochemical capacity', 'Ah/kg', anode?.capacity, p.anode_capacity),
    ...said(
      'closed_circuit_anode_potential',
      'closed circuit anode potential',
      'V',
      anode?.potential,
      p.closed_circuit_anode_potential,
    ),
    ...said(
      'anode_utilisation_factor',
      'anode utilisation factor',
      '-',
      BRACELET_UTILISATION,
      p.anode_utilisation_factor,
    ),
  ]
}

function incompleteAttenuation(p: Params): Warning[] {
  const missing = ATTENUATION.filter((name) => p[name] === undefined)
  if (missing.length === 0 || missing.length === ATTENUATION.length) return []
  return [warning('attenuation_incomplete', `the attenuation is not worked: ${missing.join(' and ')} not given`)]
}
