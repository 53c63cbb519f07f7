/** The compression of the run, what must press the pipe down under it, and by which of Palmer's ways that was found. */
import { silent, type Trace } from '@keelson/equations'
import { restrainedCompression } from '@keelson/physics/pipeline-buckling/effective-force.ts'
import * as palmer from '@keelson/physics/pipeline-buckling/palmer.ts'
import type { PipeSection } from '@keelson/physics/pipeline-buckling/section.ts'
import { palmer as source } from '@keelson/physics/pipeline-buckling/sources.ts'
import type { Params } from './inputs.ts'

/** The rise that heats the whole line, K; none where the compression was given. */
export const riseOf = (p: Params): number =>
  p.effective_axial_compression === undefined ? (p.temperature_change ?? 0) : 0

/** Compression, N, under a temperature rise, K; the one given wins. */
export function compressionAt(p: Params, { A_i, A_s }: PipeSection, Delta_T: number, trace: Trace): number {
  if (p.effective_axial_compression !== undefined) return p.effective_axial_compression
  const { internal_pressure_change: Delta_p, residual_lay_tension: H, poisson_ratio: nu, youngs_modulus: E } = p
  const alpha = p.thermal_expansion_coefficient
  trace.section('Effective axial compression')
  return trace.apply(restrainedCompression, { H, Delta_p, A_i, nu, A_s, E, alpha, Delta_T }, LAID)
}
/** H stands for the cover. */
const LAID = { rename: { H: 'H_lay' } }

type Way =
  | 'entered download'
  | 'no compression'
  | 'universal curve'
  | 'design formula'
  | 'universal curve at the natural length'

export interface Feature {
  readonly delta: number
  readonly L: number
}
export interface Download {
  readonly way: Way
  /** N/m, weight of the pipe included, before its factor. */
  readonly w_req: number
  readonly phi_L: number | undefined
  readonly phi_w: number | undefined
  /** Imperfection with the length that shapes its crest, given or natural; undefined where it is not known. */
  readonly feature: Feature | undefined
  /** Natural length under the weight at installation, m. */
  readonly L_0: number | undefined
  /** The length at which this height asks for the most, m, and what it then asks for, N/m. */
  readonly worst: { readonly L: number; readonly w_req: number } | undefined
  /** What the two ways give at the natural length, N/m; undefined where the curve alone is asked. */
  readonly natural?: { readonly w_f: number; readonly w_c: number }
}

/** By the universal curve; P > 0. */
function curveDownload({ delta, L }: Feature, P: number, EI: number, trace: Trace) {
  const phi_L = trace.apply(palmer.imperfectionLength, { L, P, EI })
  const phi_w = trace.apply(palmer.universalCurve, { phi_L, ...palmer.BRANCHES })
  return { phi_L, phi_w, w_req: trace.apply(palmer.downloadOfCurve, { phi_w, delta, P, EI }) }
}

export function downloadOf(p: Params, P: number, EI: number, trace: Trace): Download {
  const none = { phi_L: undefined, phi_w: undefined, feature: undefined, L_0: undefined, worst: undefined }
  if (p.required_download !== undefined) return { ...none, way: 'entered download', w_req: p.required_download }
  const delta = p.imperfection_height ?? Number.NaN
  trace.section('Required download')
  const L_0 = naturalLengthOf(p, delta, EI, trace)
  const L = p.imperfection_length ?? L_0 ?? Number.NaN
  const shape = { feature: { delta, L }, L_0 }
  if (P <= 0) return { ...none, ...shape, way: 'no compression', w_req: noDownload(trace) }
  const found = { ...none, ...shape, worst: worstOf(delta, P, EI, trace) }
  if (p.imperfection_length !== undefined)
    return { ...found, way: 'universal curve', ...curveDownload({ delta, L }, P, EI, trace) }
  return { ...found, ...naturalDownload(p, { delta, L }, P, EI, trace) }
}

/** The design formula holds on the last branch of the curve only: the larger of the two counts. */
function naturalDownload(p: Params, { delta, L }: Feature, P: number, EI: number, trace: Trace) {
  const w_0 = p.installation_submerged_weight ?? Number.NaN
  const phi_L = trace.apply(palmer.imperfectionLength, { L, P, EI }, { rename: { L: 'L_0' } })
  const phi_c = trace.apply(palmer.universalCurve, { phi_L, ...palmer.BRANCHES }, { as: 'phi_c' })
  const w_c = trace.apply(
    palmer.downloadOfCurve,
    { phi_w: phi_c, delta, P, EI },
    { as: 'w_c', rename: { phi_w: 'phi_c' }, title: 'Universal curve download at natural length' },
  )
  const w_f = trace.apply(palmer.designFormula, { EI, w_0, delta, P })
  const w_req = trace.apply(palmer.naturalDownload, { w_f, w_c })
  const phi_w = trace.apply(palmer.dimensionlessDownload, { w_req, EI, delta, P })
  const way: Way = w_c > w_f ? 'universal curve at the natural length' : 'design formula'
  return { way, w_req, phi_L, phi_w, natural: { w_f, w_c } }
}

const noDownload = (trace: Trace) =>
  trace.lookup({
    symbol: 'w_req',
    title: 'Required download',
    unit: 'N/m',
    source,
    clause: 'a pipe in tension does not buckle',
    value: 0,
    cell: 'P not positive',
  })

function naturalLengthOf(p: Params, delta: number, EI: number, trace: Trace): number | undefined {
  const w_0 = p.installation_submerged_weight
  return w_0 === undefined ? undefined : trace.apply(palmer.naturalLength, { EI, delta, w_0 })
}

function worstOf(delta: number, P: number, EI: number, trace: Trace) {
  const top = (symbol: string, title: string, value: number) =>
    trace.lookup({
      symbol,
      title,
      unit: '-',
      source,
      clause: 'universal curve',
      value,
      cell: 'maximum of the middle branch',
    })
  const phi_L = top('phi_L_cr', 'Dimensionless critical length', palmer.PHI_L_WORST)
  const phi_w = top('phi_w_cr', 'Dimensionless download at critical length', palmer.PHI_W_WORST)
  const L = trace.apply(palmer.criticalLength, { phi_L, EI, P }, { rename: { phi_L: 'phi_L_cr' } })
  const worst = { phi_w, delta, P, EI }
  const w_req = trace.apply(palmer.downloadOfCurve, worst, {
    as: 'w_cr',
    rename: { phi_w: 'phi_w_cr' },
    title: 'Download at critical length',
  })
  return { L, w_req }
}

/** Untraced, for charts, tables and the survey: 0 without compression. */
export const downloadAt = (feature: Feature, P: number, EI: number): number =>
  P <= 0 ? 0 : curveDownload(feature, P, EI, silent).w_req
