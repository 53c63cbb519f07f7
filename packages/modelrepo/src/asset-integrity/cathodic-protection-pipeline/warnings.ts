/** What a specialist would remark on the run: hot coatings, wide spacing, factors in place of tabled ones. */
import { silent } from '@keelson/equations'
import { type CoatingTable, coatingRow } from '@keelson/standards/dnv-rp-f103-2019/coatings.ts'
import { BRACELET_UTILISATION } from '@keelson/standards/dnv-rp-f103-2019/demand.ts'
import { USUAL_SPACING } from '@keelson/standards/dnv-rp-f103-2019/spacing.ts'
import { toSI } from '@keelson/units'
import { shownIn, shownRatio, shownTemperature, type Warning, warner } from '@keelson/workflow'
import {
  anodeReplaced,
  potentialRemarks,
  potentialWarnings,
  replaced,
} from '../_shared/cathodic-protection/potentials.ts'
import { tabledAnode } from './calculate-anodes.ts'
import { type Breakdown, tabledDensity } from './calculate-coating.ts'
import type { Spacing } from './calculate-spacing.ts'
import { editionOf } from './modes-edition.ts'
import { ATTENUATION, type Params } from './params.ts'

export const warnings = {
  ...potentialWarnings,
  coating_too_hot: 'The fluid is hotter than the tentative maximum temperature of a coating.',
  coating_gone: 'A coating breakdown factor goes beyond bare steel before the end of the design life.',
  wide_spacing: 'The anodes are further apart than the practice allows without proof of the attenuation.',
  attenuation_incomplete: 'Some but not all inputs of the attenuation by a linear leakage were sent.',
} as const
const warn = warner(warnings)

/** All remarks on a run. */
export const warningsOf = (p: Params, breakdown: Breakdown, spacing: Spacing): Warning[] => [
  ...hotCoatings(p),
  ...beyondBare(breakdown),
  ...wideSpacing(spacing),
  ...(p.driving_voltage === undefined ? potentialRemarks(p) : []),
  ...replacedTables(p, breakdown),
  ...incompleteAttenuation(p),
]

function hotCoatings(p: Params): Warning[] {
  const { linepipe, fieldJoints } = editionOf(p.edition)
  const line = hot(p, linepipe, p.linepipe_coating, 'linepipe_coating')
  if (p.field_joint_area_fraction === 0 || p.field_joint_coating === undefined) return line
  return [...line, ...hot(p, fieldJoints, p.field_joint_coating, 'field_joint_coating')]
}

function hot(p: Params, table: CoatingTable, name: string, input: string): Warning[] {
  const found = coatingRow(table, name)
  if (found?.hottest === undefined) return []
  const hottest = toSI(found.hottest, 'degC')
  if (p.internal_fluid_temperature <= hottest) return []
  const remark = found.remark === undefined ? '' : ` (${found.remark})`
  const above = `the fluid at ${shownTemperature(p.internal_fluid_temperature)} is above ${shownTemperature(hottest)}`
  const said = `${name}: ${above}, its maximum in ${table.table} of edition ${table.edition.year}${remark}`
  return [warn('coating_too_hot', said, `/${input}`)]
}

function beyondBare({ finalJoint, final }: Breakdown): Warning[] {
  const largest = Math.max(finalJoint ?? 0, final)
  if (largest <= 1) return []
  const said = `the coating breakdown factor reaches ${shownRatio(largest)}, above 1 (bare steel), before the end of {design_life}; it is kept as calculated, which is on the safe side`
  return [warn('coating_gone', said, '/design_life')]
}

function wideSpacing({ s, Delta_E_s }: Spacing): Warning[] {
  if (s <= USUAL_SPACING.value) return []
  const far = `the anodes are ${shownIn(s, 'm')} apart, more than the usual ${shownIn(USUAL_SPACING.value, 'm')}`
  const said = `${far}: attenuation must be shown; the drop to mid-span is ${shownIn(Delta_E_s, 'V')} by uniform demand`
  return [warn('wide_spacing', said, '/number_of_anodes')]
}

const replacedTables = (p: Params, breakdown: Breakdown): Warning[] => [
  ...replaced('mean_current_density', 'mA/m2', tabledDensity(p, silent), p.mean_current_density),
  ...replaced('final_coating_breakdown_factor', '-', breakdown.tabledFinal, p.final_coating_breakdown_factor),
  ...anodeReplaced(p, tabledAnode(p), BRACELET_UTILISATION.value),
]

function incompleteAttenuation(p: Params): Warning[] {
  const missing = ATTENUATION.filter((name) => p[name] === undefined)
  if (missing.length === 0 || missing.length === ATTENUATION.length) return []
  const said = `the attenuation is not worked without ${missing.map((name) => `{${name}}`).join(' and ')}`
  return [warn('attenuation_incomplete', said, `/${missing[0]}`)]
}
