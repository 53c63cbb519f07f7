/** What a specialist would remark on the run. */
import { PHI_L_HIGH } from '@keelson/physics/pipeline-buckling/palmer.ts'
import { shownIn, shownRatio, type Warning, warner } from '@keelson/workflow'
import type { Strength } from '../_shared/buckling/strength.ts'
import { momentWarning, pipeWarningCodes, pipeWarnings, whenOf } from '../_shared/buckling/warnings.ts'
import type { Uplift } from './calculate-cover.ts'
import type { Crest } from './calculate-crest.ts'
import { type Download, riseOf } from './calculate-download.ts'
import type { Vertical } from './calculate-vertical.ts'
import type { Params } from './inputs.ts'

export const warnings = {
  ...pipeWarningCodes,
  factors_at_one: 'A partial factor is 1, so the utilisation is not a design value.',
  does_not_conform:
    'The imperfection is shorter than the natural length, so the pipe spans on either side of the crest.',
  drained_and_undrained: 'Drained and undrained resistances are both calculated. The lower is used.',
  no_cover: 'There is no cover above the top of the pipe.',
  row_temperature_unused: 'Temperature rises in the survey are not used because a compression is entered directly.',
} as const
const warn = warner(warnings)
const when = whenOf(warn)
const metres = (v: number) => shownIn(v, 'm')
const perMetre = (v: number) => shownIn(v, 'N/m')

export interface Remarked {
  readonly P: number
  readonly download: Download
  readonly uplift: Uplift
  readonly crest: Crest | undefined
  readonly strength: Strength
  readonly vertical: Vertical | undefined
}

export function warningsOf(p: Params, run: Remarked): Warning[] {
  const { download, crest, strength } = run
  return [
    ...loadWarnings(p, run),
    ...(download.way === 'universal curve' ? conformWarnings(p, download) : []),
    ...naturalWarnings(download),
    ...soilWarnings(p, run.uplift),
    ...surveyWarnings(p),
    ...pipeWarnings(p, crest !== undefined, riseOf(p)),
    ...(crest ? momentWarning(crest.M, strength.M_p, 'at the crest', '/imperfection_length') : []),
    ...when(
      run.vertical?.atEdge === true,
      'outside_validity',
      `The minimum of the vertical mode is at ${metres(run.vertical?.L ?? 0)}, the shortest length at which the mode is defined. The friction is too high for this mode.`,
      '/axial_friction_coefficient',
    ),
  ]
}

function loadWarnings(p: Params, { P }: Remarked): Warning[] {
  const atOne = (['uplift_resistance_factor', 'load_factor'] as const).filter((name) => p[name] === 1)
  return [
    ...when(
      P <= 0,
      'no_compression',
      `{effective_axial_compression} is ${shownIn(P, 'kN')}, which is not positive. The pipe is in tension and does not lift.`,
    ),
    ...when(
      atOne.length > 0,
      'factors_at_one',
      `${atOne.map((name) => `{${name}}`).join(' and ')} ${atOne.length > 1 ? 'are' : 'is'} 1, so the utilisation is not a design value. A design requires factors based on soil and survey data (DNV-RP-F110).`,
      `/${atOne[0]}`,
    ),
  ]
}

function conformWarnings(p: Params, { L_0 }: Download): Warning[] {
  const L = p.imperfection_length ?? 0
  return when(
    L_0 !== undefined && L < L_0,
    'does_not_conform',
    `{imperfection_length}, ${metres(L)}, is less than the natural length, ${metres(L_0 ?? 0)}. The pipe spans on either side of the crest and adopts the natural length.`,
    '/imperfection_length',
  )
}

/** The formula is the last branch of the curve: below it the curve asks for more. */
function naturalWarnings({ natural, phi_L = 0, L_0 = 0 }: Download): Warning[] {
  if (natural === undefined) return []
  const { w_f, w_c } = natural
  return when(
    w_c > w_f,
    'outside_validity',
    `At the natural length of ${metres(L_0)} the dimensionless length is ${shownRatio(phi_L)}, below the design formula limit of ${PHI_L_HIGH.value}. The formula would give a required download of ${perMetre(w_f)}. The universal curve governs: ${perMetre(w_c)}.`,
    '/installation_submerged_weight',
  )
}

function soilWarnings(p: Params, { R, R_u, undrained }: Uplift): Warning[] {
  return [
    ...when(
      R_u !== undefined,
      'drained_and_undrained',
      `Uplift resistance is ${perMetre(R)} drained and ${perMetre(R_u ?? 0)} undrained. The lower (${undrained ? 'undrained' : 'drained'}) is used.`,
      '/undrained_shear_strength',
    ),
    ...when(
      p.cover_height_top === 0,
      'no_cover',
      'The cover to top of pipe is 0 m. Only soil at the sides resists uplift. See also lateral buckling.',
      '/cover_height_top',
    ),
  ]
}

function surveyWarnings(p: Params): Warning[] {
  const given = p.effective_axial_compression !== undefined
  const rows = (p.imperfections ?? []).filter((r) => r.temperature_change !== undefined)
  return when(
    given && rows.length > 0,
    'row_temperature_unused',
    `${rows.length} surveyed ${rows.length === 1 ? 'imperfection has' : 'imperfections have'} a temperature rise, which is not used because a compression is entered directly.`,
    '/imperfections',
  )
}
