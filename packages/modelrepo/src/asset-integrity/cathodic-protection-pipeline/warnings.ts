/** What a specialist would remark on the run: hot coatings, wide spacing, factors in place of tabled ones. */
import { silent } from '@keelson/equations'
import { BRACELET_UTILISATION } from '@keelson/standards/dnv-rp-f103-2019/demand.ts'
import { USUAL_SPACING } from '@keelson/standards/dnv-rp-f103-2019/spacing.ts'
import { shownIn, shownRatio, type Warning, warner } from '@keelson/workflow'
import {
  anodeReplaced,
  potentialRemarks,
  potentialWarnings,
  replaced,
} from '../_shared/cathodic-protection/potentials.ts'
import { tabledAnode } from './calculate-anodes.ts'
import { type Breakdown, coatingsTooHot, tabledDensity } from './calculate-coating.ts'
import type { Spacing } from './calculate-spacing.ts'
import { ATTENUATION, type Params } from './inputs.ts'

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

const hotCoatings = (p: Params): Warning[] =>
  coatingsTooHot(p).map(({ said, input }) => warn('coating_too_hot', said, `/${input}`))

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
