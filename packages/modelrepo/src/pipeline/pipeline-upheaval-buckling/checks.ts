/** The checks of the run. */
import type { Trace } from '@keelson/equations'
import { palmer } from '@keelson/physics/pipeline-buckling/sources.ts'
import { LOAD_CONTROLLED_LIMIT } from '@keelson/standards/dnv-st-f101-2021/combined-loading.ts'
import { type CheckResult, check, type NotChecked, notChecked, shown } from '@keelson/workflow'
import type { Strength } from '../_shared/buckling/strength.ts'
import type { Held } from './calculate-cover.ts'
import type { Crest } from './calculate-crest.ts'
import type { Surveyed } from './calculate-survey.ts'
import type { Params } from './contract.ts'

export const NO_SHAPE = 'the shape of the imperfection is not known where the download is given directly'

export interface Found {
  readonly held: Held
  readonly share: number | undefined
  readonly crest: Crest | undefined
  readonly strength: Strength
  readonly worst: Surveyed | undefined
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
      cell: `survey, imperfection at ${shown(position)} m`,
    })
  const demand = read('w_d_s', 'Required download with its factor, at the largest utilisation', required)
  return check({ demand, capacity: read('w_av_s', 'Download that is available there', available) })
}

export function checksOf(p: Params, { held, share, crest, strength, worst }: Found, trace: Trace) {
  const { minimum_protective_cover: least, ratcheting_share: allowed } = p
  return {
    download: check({ demand: held.w_d, capacity: held.w_av }),
    ...(least !== undefined && { protective_cover: check({ demand: least, capacity: p.cover_height_top }) }),
    ...(allowed !== undefined && { creep: creep(share, allowed) }),
    local_buckling: localBuckling(crest),
    crest_strain: crestStrain(crest, strength),
    ...(worst && { route: routeCheck(worst, trace) }),
  }
}

const creep = (share: number | undefined, allowed: number) =>
  share === undefined ? notChecked('the soil holds nothing') : check({ demand: share, capacity: allowed })

function localBuckling(crest: Crest | undefined): CheckResult | NotChecked {
  if (crest === undefined) return notChecked(NO_SHAPE)
  const u = crest.loadControlled
  return typeof u === 'string' ? notChecked(u) : check({ demand: u, capacity: LOAD_CONTROLLED_LIMIT })
}

function crestStrain(crest: Crest | undefined, { strain, M_p }: Strength): CheckResult | NotChecked {
  if (crest === undefined) return notChecked(NO_SHAPE)
  if (strain === undefined) return notChecked('the strain criterion does not hold for this D/t')
  const beyond = crest.M > M_p ? { failure: 'bent beyond the plastic moment: elastic strain shows nothing' } : {}
  return check({ demand: crest.epsilon_Sd, capacity: strain.epsilon_Rd, ...beyond })
}
