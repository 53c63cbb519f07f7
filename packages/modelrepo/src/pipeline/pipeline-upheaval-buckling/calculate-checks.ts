/** The checks of the run. */
import type { Trace } from '@keelson/equations'
import { UNIVERSAL_CURVE } from '@keelson/physics/pipeline-buckling/palmer.ts'
import { palmer } from '@keelson/physics/pipeline-buckling/sources.ts'
import { downloadUtilisation } from '@keelson/standards/dnv-rp-f110-2018/uplift.ts'
import { LOAD_CONTROLLED_LIMIT } from '@keelson/standards/dnv-st-f101-2021/combined-loading.ts'
import { STRAIN_D_OVER_T } from '@keelson/standards/dnv-st-f101-2021/local-buckling.ts'
import {
  type CheckResult,
  check,
  type Left,
  type NotChecked,
  notChecked,
  openIf,
  outOf,
  shownIn,
} from '@keelson/workflow'
import type { Strength } from '../_shared/buckling/strength.ts'
import { isWarm, NOT_DERATED } from '../_shared/buckling/warnings.ts'
import type { Held } from './calculate-cover.ts'
import type { Crest } from './calculate-crest.ts'
import { type Download, riseOf } from './calculate-download.ts'
import type { Surveyed } from './calculate-survey.ts'
import type { Params } from './inputs.ts'

const BEYOND_PLASTIC = 'the pipe is bent beyond the plastic moment, so the elastic strain is not valid'

export const NO_SHAPE = 'the imperfection shape is unknown because the download is entered directly'

export interface Found {
  readonly download: Download
  readonly held: Held
  readonly share: number | undefined
  readonly crest: Crest | undefined
  readonly strength: Strength
  readonly worst: Surveyed | undefined
  /** A surveyed imperfection outside the universal curve. */
  readonly untestedRow: Left | undefined
}

/** The surveyed imperfection of the largest utilisation. */
function routeCheck({ position, required, available }: Surveyed, trace: Trace): CheckResult {
  trace.section('Surveyed imperfections')
  const read = (symbol: string, title: string, value: number) =>
    trace.lookup({
      symbol,
      title,
      unit: 'N/m',
      source: palmer,
      clause: 'universal design curve',
      value,
      cell: `survey, imperfection at ${shownIn(position, 'm', 6)}`,
    })
  const demand = read('w_d_s', 'Factored required download, governing imperfection', required)
  const capacity = read('w_av_s', 'Available download, governing imperfection', available)
  const names = { as: 'u_s', rename: { w_d: 'w_d_s', w_av: 'w_av_s' } }
  trace.apply(downloadUtilisation, { w_d: demand, w_av: capacity }, names)
  return check({ demand, capacity })
}

interface Noted {
  readonly note?: string
}

/** What a reader of the verdict on the download must know; nothing where it stands as it is. */
function reservations(p: Params): Noted {
  const said = [
    ...(p.uplift_resistance_factor === 1 && p.load_factor === 1
      ? ['no partial factors are applied, so the utilisation is not a design value']
      : []),
  ]
  return said.length === 0 ? {} : { note: said.join('; ') }
}

export function checksOf(p: Params, found: Found, trace: Trace) {
  const { download, held, share, crest, strength, worst, untestedRow } = found
  const { minimum_protective_cover: least, ratcheting_share: allowed } = p
  const soft = isWarm(p, riseOf(p)) ? NOT_DERATED : undefined
  return {
    download: openIf(
      'out_of_reach',
      download.phi_L === undefined ? undefined : outOf(UNIVERSAL_CURVE, download.phi_L),
      check({ demand: held.w_d, capacity: held.w_av, ...reservations(p) }),
    ),
    ...(least !== undefined && { protective_cover: check({ demand: least, capacity: p.cover_height_top }) }),
    ...(allowed !== undefined && { creep: creep(share, allowed) }),
    local_buckling: localBuckling(crest, soft),
    crest_strain: crestStrain(p, crest, strength, soft),
    ...(worst && { route: openIf('out_of_reach', untestedRow, routeCheck(worst, trace)) }),
  }
}

const creep = (share: number | undefined, allowed: number) =>
  share === undefined
    ? notChecked('not_requested', 'the soil provides no resistance')
    : check({ demand: share, capacity: allowed })

function localBuckling(crest: Crest | undefined, soft: string | undefined): CheckResult | NotChecked {
  if (crest === undefined) return notChecked('input_missing', NO_SHAPE)
  const u = crest.loadControlled
  if (typeof u !== 'number') return u
  return openIf('input_missing', soft, check({ demand: u, capacity: LOAD_CONTROLLED_LIMIT }))
}

function crestStrain(
  { outer_diameter: D, wall_thickness: t }: Params,
  crest: Crest | undefined,
  { strain, M_p }: Strength,
  soft: string | undefined,
): CheckResult | NotChecked {
  if (crest === undefined) return notChecked('input_missing', NO_SHAPE)
  const thin = outOf(STRAIN_D_OVER_T, D / t)
  if (thin) return notChecked('out_of_reach', thin)
  if (strain === undefined) return notChecked('input_missing', NO_SHAPE)
  // It fails by its moment, which is no strain.
  const beyond = crest.M > M_p ? { failure: BEYOND_PLASTIC, utilisation: Number.NaN } : {}
  return openIf('input_missing', soft, check({ demand: crest.epsilon_Sd, capacity: strain.epsilon_Rd, ...beyond }))
}
