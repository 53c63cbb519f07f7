/** What a specialist would remark on the run: hot coatings, wide spacing, factors in place of tabled ones. */
import { silent } from '@keelson/equations'
import { type CoatingTable, coatingRow } from '@keelson/standards/dnv-rp-f103-2019/coatings.ts'
import { BRACELET_UTILISATION } from '@keelson/standards/dnv-rp-f103-2019/demand.ts'
import { USUAL_SPACING } from '@keelson/standards/dnv-rp-f103-2019/spacing.ts'
import { fromSI, toSI } from '@keelson/units'
import { shown, type Warning, warning } from '@keelson/workflow'
import { anodeReplaced, potentialWarnings, said } from '../_shared/cathodic-protection/potentials.ts'
import { tabledAnode } from './calculate-anodes.ts'
import { type Breakdown, tabledDensity } from './calculate-coating.ts'
import type { Spacing } from './calculate-spacing.ts'
import type { Params } from './contract.ts'
import { editionOf } from './modes-edition.ts'
import { ATTENUATION } from './params-attenuation.ts'

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
  const { linepipe, fieldJoints } = editionOf(p.edition)
  const line = hot(p, linepipe, p.linepipe_coating, 'linepipe_coating')
  if (p.field_joint_area_fraction === 0) return line
  return [...line, ...hot(p, fieldJoints, p.field_joint_coating, 'field_joint_coating')]
}

function hot(p: Params, table: CoatingTable, name: string, input: string): Warning[] {
  const found = coatingRow(table, name)
  if (found?.hottest === undefined || p.internal_fluid_temperature <= toSI(found.hottest, 'degC')) return []
  const remark = found.remark === undefined ? '' : ` (${found.remark})`
  return [
    warning(
      'coating_too_hot',
      `${name}: the fluid at ${shown(fromSI(p.internal_fluid_temperature, 'degC'))} degC is above ${found.hottest} degC, its maximum in ${table.table} of edition ${table.edition.year}${remark}`,
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
  if (s <= USUAL_SPACING.value) return []
  return [
    warning(
      'wide_spacing',
      `the anodes are ${shown(s)} m apart, more than the usual ${USUAL_SPACING.value} m: attenuation must be shown; the drop to mid-span is ${shown(Delta_E_s)} V by uniform demand`,
      '/number_of_anodes',
    ),
  ]
}

const potentials = (p: Params): Warning[] => (p.driving_voltage === undefined ? potentialWarnings(p) : [])

function replacedTables(p: Params, breakdown: Breakdown): Warning[] {
  return [
    ...said('mean_current_density', 'mean current density', 'A/m2', tabledDensity(p, silent), p.mean_current_density),
    ...said(
      'final_coating_breakdown_factor',
      'final coating breakdown factor',
      '-',
      breakdown.tabledFinal,
      p.final_coating_breakdown_factor,
    ),
    ...anodeReplaced(p, tabledAnode(p), BRACELET_UTILISATION.value),
  ]
}

function incompleteAttenuation(p: Params): Warning[] {
  const missing = ATTENUATION.filter((name) => p[name] === undefined)
  if (missing.length === 0 || missing.length === ATTENUATION.length) return []
  return [warning('attenuation_incomplete', `the attenuation is not worked: ${missing.join(' and ')} not given`)]
}
