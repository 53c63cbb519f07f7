/** Upheaval buckling in the order of the method: compression, download, cover, crest, vertical mode, survey. */
import type { Trace } from '@keelson/equations'
import { UNIVERSAL_CURVE } from '@keelson/physics/pipeline-buckling/palmer.ts'
import { bermVolume } from '@keelson/physics/pipeline-buckling/rock-berm.ts'
import { mobilisationDisplacement } from '@keelson/physics/pipeline-buckling/uplift.ts'
import {
  firstOutOf,
  governingFirst,
  type NotApplicable,
  notApplicable,
  type Outcome,
  type RunContext,
} from '@keelson/workflow'
import { sectionOf, strengthOf } from '../_shared/buckling/strength.ts'
import { NO_STRAIN_LIMIT } from '../_shared/buckling/warnings.ts'
import { checksOf, NO_SHAPE } from './calculate-checks.ts'
import { type Held, heldBy, shareOf, type Uplift, upliftOf } from './calculate-cover.ts'
import { type Crest, crestOf } from './calculate-crest.ts'
import { compressionAt, type Download, downloadOf } from './calculate-download.ts'
import { lengthParameters, rockInAll, surveyOf, worstOf } from './calculate-survey.ts'
import { type Vertical, verticalOf } from './calculate-vertical.ts'
import { coverHeight, downloadHeight, routeChart, universalChart } from './charts.ts'
import { checks as declared } from './checks.ts'
import type { contract } from './contract.ts'
import { sentence } from './detail.ts'
import { berm, section as coverSection, elevation } from './figures.ts'
import type { Params } from './inputs.ts'
import { designRows } from './tables.ts'
import { warningsOf } from './warnings.ts'

type Upheaval = Outcome<typeof contract>

export function calculate(p: Params, { trace }: RunContext): Upheaval {
  const section = sectionOf(p, trace)
  const { EI } = section
  const P = compressionAt(p, section, p.temperature_change ?? 0, trace)
  const download = downloadOf(p, P, EI, trace)
  trace.section('Cover')
  const uplift = upliftOf(p, p.cover_height_top, trace)
  const held = heldBy(p, download.w_req, uplift, trace)
  const share = shareOf(p, download.w_req, uplift, trace)
  const delta_f = trace.apply(mobilisationDisplacement, { r_f: p.mobilisation_ratio, H: p.cover_height_top })
  const vertical = verticalOf(p, section, trace)
  const strength = strengthOf(p, trace)
  const crest = crestOf(p, section, strength, download, P, trace)
  const rows = surveyOf(p, section)
  const worst = worstOf(rows)
  const untestedRow = firstOutOf(UNIVERSAL_CURVE, lengthParameters(rows, EI))
  const checks = checksOf(p, { download, held, share, crest, strength, worst, untestedRow }, trace)
  const drawn = { p, download, held, P, EI }
  return {
    values: {
      effective_axial_compression: P,
      ...downloadValues(download),
      ...coverValues(held, uplift, share),
      mobilisation_displacement: delta_f,
      ...crestValues(crest),
      plastic_moment: strength.M_p,
      strain_resistance: strength.strain?.epsilon_Rd ?? notApplicable(NO_STRAIN_LIMIT),
      ...verticalValues(vertical),
      route_utilisation: worst?.utilisation,
      route_position: worst?.position,
      rock_volume: p.imperfections ? rockValue(p, rockInAll(rows), rows.length, trace) : undefined,
    },
    checks,
    tables: () => ({
      survey: worst ? rows.map((r) => ({ ...r })) : notApplicable('no surveyed imperfections are entered'),
      design_chart: designRows(p, download, P, EI),
    }),
    charts: () => ({
      ...(worst && { route: routeChart(rows, worst) }),
      download_height: downloadHeight(drawn),
      universal_curve: universalChart(rows, worst, download, EI),
      cover_height: coverHeight(drawn),
    }),
    figures: () => {
      const covered = { p, P, download, uplift, held }
      return { elevation: elevation(covered), section: coverSection(covered), berm: berm(p, rows) }
    },
    warnings: warningsOf(p, { P, download, uplift, crest, strength, vertical }),
    detail: governingFirst(sentence(p, P, held, worst, rockInAll(rows), checks), declared, checks, [
      'download',
      'route',
    ]),
  }
}

function downloadValues(d: Download) {
  const noShape = notApplicable(d.way === 'entered download' ? NO_SHAPE : 'the pipe is in tension')
  return {
    download_by: d.way,
    required_download: d.w_req,
    dimensionless_imperfection_length: d.phi_L ?? noShape,
    dimensionless_download: d.phi_w ?? noShape,
    critical_imperfection_length: d.worst?.L ?? noShape,
    critical_download: d.worst?.w_req ?? noShape,
    natural_imperfection_length: d.L_0,
  }
}

function coverValues(held: Held, uplift: Uplift, share: number | undefined) {
  return {
    available_download: held.w_av,
    utilisation: held.u,
    required_soil_uplift_resistance: held.R_req,
    required_cover_height: held.H_req ?? notApplicable('no cover depth in this clay gives the required resistance'),
    uplift_resistance_f110: uplift.R,
    uplift_resistance_schaminee: uplift.R_s,
    uplift_resistance_clay: uplift.R_u,
    governing_soil: uplift.undrained ? 'undrained' : 'drained',
    mobilised_share: share ?? notApplicable('the soil provides no resistance'),
  }
}

function crestValues(crest: Crest | undefined) {
  const none = notApplicable(NO_SHAPE)
  const u = crest?.loadControlled
  return {
    crest_bending_moment: crest?.M ?? none,
    crest_bending_strain: crest?.epsilon ?? none,
    load_controlled_utilisation: u === undefined ? none : typeof u === 'number' ? u : notApplicable(u.notChecked),
  }
}

const verticalValues = (v: Vertical | undefined) => ({
  minimum_fully_restrained_force: v?.P_0,
  buckle_length_at_minimum: v?.L,
  minimum_temperature_rise: v?.Delta_T,
  vertical_mode_amplitude: v?.y,
  vertical_mode_moment: v?.M,
})

function rockValue(
  p: Params,
  rock: number | undefined,
  count: number,
  trace: Trace,
): number | NotApplicable | undefined {
  if (p.rock_berm_crest_width === undefined || p.rock_berm_side_slope === undefined) return undefined
  if (rock === undefined) return notApplicable('at some imperfections no cover depth in this clay is sufficient')
  const { source, clause } = bermVolume
  const cell = `sum over the ${count} rows of the survey`
  return trace.lookup({
    symbol: 'V_rock',
    title: 'Total rock volume',
    unit: 'm3',
    source,
    clause,
    value: rock,
    cell,
  })
}
