/** What a specialist would remark on the run: hot coatings, wide spacing, factors in place of tabled ones. */
import { silent } from '@keelson/equations'
import { BRACELET_UTILISATION } from '@keelson/standards/dnv-rp-f103-2019/demand.ts'
import { USUAL_SPACING } from '@keelson/standards/dnv-rp-f103-2019/spacing.ts'
import { asSentence, shownIn, shownRatio, type Warning, warner } from '@keelson/workflow'
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
  coating_too_hot: 'The fluid temperature exceeds the tentative maximum of a coating.',
  coating_gone: 'A coating breakdown factor exceeds 1 (bare steel) before the end of the design life.',
  wide_spacing:
    'The anode spacing exceeds the usual limit, so protection must be demonstrated by an attenuation analysis.',
  attenuation_incomplete: 'The inputs for attenuation by linear leakage are incomplete.',
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
  coatingsTooHot(p).map(({ said, input }) => warn('coating_too_hot', asSentence(said), `/${input}`))

function beyondBare({ finalJoint, final }: Breakdown): Warning[] {
  const largest = Math.max(finalJoint ?? 0, final)
  if (largest <= 1) return []
  const said = `The coating breakdown factor reaches ${shownRatio(largest)}, above 1 (bare steel), before the end of the {design_life}. It is retained as calculated, which is conservative.`
  return [warn('coating_gone', said, '/design_life')]
}

function wideSpacing({ s, Delta_E_s }: Spacing): Warning[] {
  if (s <= USUAL_SPACING.value) return []
  const far = `The anode spacing is ${shownIn(s, 'm')}, above the usual limit of ${shownIn(USUAL_SPACING.value, 'm')}`
  const said = `${far}. Demonstrate protection by an attenuation analysis; the mid-span voltage drop for uniform demand is ${shownIn(Delta_E_s, 'V')}.`
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
  const said = `Attenuation is not calculated because ${missing.map((name) => `{${name}}`).join(' and ')} ${missing.length > 1 ? 'are' : 'is'} not entered.`
  return [warn('attenuation_incomplete', said, `/${missing[0]}`)]
}
