/** The frequency of a query, from the atlas or the direct solver, and its reduced velocity against the onset. */
import { constant, type Trace } from '@keelson/equations'
import { reducedVelocity } from '@keelson/standards/dnv-rp-f105-2017/flow.ts'
import { SPAN_SAG } from '@keelson/standards/dnv-rp-f105-2017/response-quantities.ts'
import {
  type CheckResult,
  check,
  type NotChecked,
  notApplicable,
  notChecked,
  shownIn,
  shownRatio,
  type Warning,
} from '@keelson/workflow'
import type { AtlasFile } from '@keelson/workflow/atlas.ts'
import {
  type Answer,
  type AtlasQuery,
  type Beyond,
  type Origin,
  otherThanFixed,
} from '../../_shared/atlas/atlas-query.ts'
import type { GridAtlasFile } from '../../_shared/atlas/grid.ts'
import { atlasPlace, largestError, leftOut, type Place } from '../../_shared/atlas/steps.ts'
import {
  doubtOf,
  floatingWarnings,
  leftWarnings,
  limitsLeft,
  type SpanLimit,
  slendernessLeft,
} from '../_shared/free-span/warnings.ts'
import { axes, SLICE } from './atlas.ts'
import { FIXED_ENDS, FIXED_TERMS, solved } from './atlas-solver.ts'
import { atlasSlice, frequencyLength } from './charts.ts'
import { atlasPolicy, onsetCheck, onsetFromAtlas, onsetOf } from './checks.ts'
import type { contract } from './contract.ts'
import { elevation, section as figureSection } from './figures.ts'
import type { Params } from './inputs.ts'
import { nodeRows, termRows, termSaid } from './tables.ts'
import { levelWarnings } from './warnings.ts'

interface Found {
  readonly f: number
  readonly V_R: number
  /** Limits of the method that the span leaves. */
  readonly limits: readonly SpanLimit[]
  readonly floating: readonly Warning[]
}

export const query: AtlasQuery<typeof contract, Found> = {
  interpolation: (parent) => `log-log interpolation of the ${parent} grid`,
  outside: (p, atlas) => [...axes.outside(p, atlas), ...otherEnds(p), ...otherThanFixed(p, FIXED_TERMS, termSaid)],
  fromAtlas: readAtlas,
  direct: solveSpan,
  answer,
}

const otherEnds = ({ boundary_condition: ends }: Params): Beyond[] =>
  ends === FIXED_ENDS
    ? []
    : [
        {
          name: 'boundary_condition',
          beyond: `are ${ends}; the atlas applies to ${FIXED_ENDS} ends only`,
          message: `Span ends must be ${FIXED_ENDS}, as in the atlas (entered: ${ends})`,
        },
      ]

/** Reads the frequency from the atlas and forms the reduced velocity, step by step. */
function readAtlas(p: Params, atlas: AtlasFile, trace: Trace): Found {
  trace.section('Atlas interpolation')
  const title = 'In-line natural frequency from the atlas'
  const cell = 'grid of span length, outside diameter and wall thickness'
  const f = axes.step(p, atlas, { slice: SLICE, symbol: 'f_IL', title, unit: 'Hz', cell }, trace)
  const place = atlasPlace(atlas)
  const gamma_f = trace.lookup({
    ...place,
    symbol: 'gamma_f',
    title: 'Natural frequency safety factor',
    unit: '-',
    value: 1,
    cell: 'not applied in a query',
  })
  const flow = { U_c: p.current_velocity, U_w: noWaves(place, trace), gamma_f, f, D: p.outer_diameter }
  const V_R = trace.apply(reducedVelocity, flow, { as: 'V_R_IL', rename: { f: 'f_IL' } })
  traceErrors(atlas, trace)
  return { f, V_R, limits: slendernessLeft(p.span_length, p.outer_diameter), floating: [] }
}

/** A query is of a span in a steady current. */
const noWaves = (place: Place, trace: Trace): number =>
  trace.lookup({
    ...place,
    symbol: 'U_w',
    title: 'Significant wave-induced velocity',
    unit: 'm/s',
    value: 0,
    cell: 'no waves in a query',
  })

const meanError = ({ holdout }: AtlasFile): number | undefined =>
  Object.values((holdout as GridAtlasFile['holdout']).mean_relative_error ?? {})[0]

function traceErrors(atlas: AtlasFile, trace: Trace): void {
  const at = { source: atlasPlace(atlas).source, clause: 'leave-one-out', unit: '-', cell: leftOut(atlas) }
  const [largest, mean] = [largestError(atlas), meanError(atlas)]
  trace.lookup({ ...at, symbol: 'epsilon', title: 'Maximum leave-one-out frequency error', value: largest })
  if (mean === undefined) return
  trace.lookup({ ...at, symbol: 'epsilon_mean', title: 'Mean leave-one-out frequency error', value: mean })
}

function solveSpan(p: Params, trace: Trace, atlas: AtlasFile): Found {
  noWaves(atlasPlace(atlas), trace)
  const { design_stability_parameter: _, ...asked } = p
  const { section, ends, span, f_IL, V_IL } = solved(asked, trace)
  // The sag has no part in the in-line frequency.
  const limits = limitsLeft(section, ends, span).filter(({ left }) => left?.reach !== SPAN_SAG)
  return { f: f_IL, V_R: V_IL[0] ?? 0, limits, floating: floatingWarnings(section) }
}

const ALLOWED = constant({
  symbol: 'epsilon_max',
  title: 'Maximum interpolation error',
  value: 0.01,
  unit: '-',
  source: atlasPolicy,
  clause: 'interpolation accuracy',
})
const HIGH = 0.005

export const confidenceOf = (error: number): string =>
  error <= HIGH ? 'high' : error <= ALLOWED.value ? 'medium' : 'low'

function answer(p: Params, { f, V_R, limits, floating }: Found, from: Origin, trace: Trace): Answer<typeof contract> {
  const { atlas, source, error } = from
  const V_on = onsetOf(p, trace)
  const doubt = doubtOf(limits, 'in line')
  const onset =
    source === 'atlas' ? onsetFromAtlas(p, atlas, { f, error, V_on, doubt }, trace) : onsetCheck(p, V_R, V_on, doubt)
  return {
    values: {
      natural_frequency_in_line: f,
      reduced_velocity: V_R,
      in_line_onset_reduced_velocity: V_on,
      confidence: from.atlasOnly(() => confidenceOf(error)),
      interpolation_error_bound: from.atlasOnly(() => error),
      mean_interpolation_error: from.atlasOnly(() => meanError(atlas) ?? notApplicable('not stated in the atlas')),
      out_of_range_axes: from.beyond.map(({ name }) => name),
      atlas_version: `${atlas.parent.ref}, method ${atlas.parent.source_sha256.slice(0, 12)}`,
    },
    checks: {
      onset_in_line: onset,
      interpolation_error:
        source === 'atlas'
          ? check({ demand: error, capacity: ALLOWED })
          : notChecked('other_mode', 'the direct solver is used'),
    },
    tables: () => ({ nodes: from.atlasOnly(() => nodeRows(p, atlas)), terms: termRows(p) }),
    charts: () => ({
      atlas_slice: atlasSlice(p, atlas),
      frequency_length: frequencyLength(p, atlas, source === 'atlas', f),
    }),
    figures: () => ({ elevation: elevation(p, f), section: figureSection(p) }),
    warnings: [...leftWarnings(limits), ...floating, ...levelWarnings(p)],
    detail: sentence(f, V_R, from.within, onset),
  }
}

function sentence(f: number, V_R: number, source: string, onset: CheckResult | NotChecked): string {
  const head = `In-line frequency ${shownIn(f, 'Hz')} from ${source}; reduced velocity ${shownRatio(V_R)}`
  if ('notChecked' in onset) return head
  const [own, highest] = [shownRatio(V_R), shownRatio(onset.demand)]
  const most = own === highest ? '' : ` (up to ${highest} with the atlas error)`
  return `${head}${most}, ${onset.passes ? 'below' : 'above'} the in-line onset of ${shownRatio(onset.capacity)}`
}
