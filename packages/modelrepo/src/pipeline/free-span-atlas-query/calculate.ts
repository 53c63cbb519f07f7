/** The answer to a query: from the atlas inside it, from the direct solver outside. */
import { constant, type Trace } from '@keelson/equations'
import { SPAN_SAG } from '@keelson/standards/dnv-rp-f105-2017/response-quantities.ts'
import {
  type CheckResult,
  check,
  type NotChecked,
  notApplicable,
  notChecked,
  type Outcome,
  type RunContext,
  shownIn,
  shownPercent,
  shownRatio,
} from '@keelson/workflow'
import type { AtlasFile, Outside } from '@keelson/workflow/atlas.ts'
import type { GridAtlasFile } from '../../_shared/atlas/grid-atlas.ts'
import {
  atlasPlace,
  atlasSource,
  heldOut,
  largestError,
  outsideWarnings,
  refuseOutside,
} from '../../_shared/atlas/query.ts'
import { doubtOf, floatingWarnings, leftWarnings, limitsLeft, slendernessLeft } from '../_shared/free-span/warnings.ts'
import { atlasPolicy, FREQUENCY } from './atlas-names.ts'
import { solved } from './atlas-solver.ts'
import { nodesOf, noWaves, outsideOf, readAtlasAt, termRows } from './calculate-query.ts'
import { atlasSlice, frequencyLength } from './charts.ts'
import { onsetCheck, onsetFromAtlas, onsetOf } from './checks.ts'
import type { contract } from './contract.ts'
import { elevation, section as figureSection } from './figures.ts'
import type { Params } from './params.ts'
import { levelWarnings } from './warnings.ts'

type Query = Outcome<typeof contract>

const ALLOWED = constant({
  symbol: 'epsilon_max',
  title: 'Error that a query may have',
  value: 0.01,
  unit: '-',
  source: atlasPolicy,
  clause: 'accuracy of an answer',
})
const HIGH = 0.005

export function calculate(p: Params, { trace }: RunContext, atlas: AtlasFile): Query {
  const beyond = outsideOf(p, atlas)
  if (beyond.length > 0 && p.out_of_range_policy === 'refuse') refuseOutside(beyond)
  return beyond.length > 0 ? directAnswer(p, atlas, beyond, trace) : atlasAnswer(p, atlas, trace)
}

const versionOf = ({ parent }: AtlasFile) => `${parent.ref}, method ${parent.source_sha256.slice(0, 12)}`

/** Largest and mean leave-one-out error, as published with the atlas. */
function errorsOf(atlas: AtlasFile): { readonly max: number; readonly mean: number | undefined } {
  const mean = (atlas.holdout as GridAtlasFile['holdout']).mean_relative_error?.[FREQUENCY]
  return { max: largestError(atlas, FREQUENCY), mean }
}

export const confidenceOf = (error: number): string =>
  error <= HIGH ? 'high' : error <= ALLOWED.value ? 'medium' : 'low'

function atlasAnswer(p: Params, atlas: AtlasFile, trace: Trace): Query {
  const { f, V_R, cell } = readAtlasAt(p, atlas, trace)
  const { max, mean } = errorsOf(atlas)
  const left = slendernessLeft(p.span_length, p.outer_diameter)
  trace.lookup({
    source: atlasSource(atlas),
    clause: 'leave-one-out',
    symbol: 'epsilon',
    title: 'Largest leave-one-out error of the frequency',
    unit: '-',
    value: max,
    cell: heldOut(atlas),
  })
  if (mean !== undefined)
    trace.lookup({
      source: atlasSource(atlas),
      clause: 'leave-one-out',
      symbol: 'epsilon_mean',
      title: 'Mean leave-one-out error of the frequency',
      unit: '-',
      value: mean,
      cell: heldOut(atlas),
    })
  const V_on = onsetOf(p, trace)
  const onset = onsetFromAtlas(p, atlas, { f, error: max, V_on, doubt: doubtOf(left, 'in line') }, trace)
  return {
    values: {
      natural_frequency_in_line: f,
      reduced_velocity: V_R,
      in_line_onset_reduced_velocity: V_on,
      in_range: true,
      source: 'atlas',
      confidence: confidenceOf(max),
      interpolation_error_bound: max,
      mean_interpolation_error: mean ?? notApplicable('the atlas does not state it'),
      out_of_range_axes: [],
      atlas_version: versionOf(atlas),
    },
    checks: {
      onset_in_line: onset,
      interpolation_error: check({ demand: max, capacity: ALLOWED }),
    },
    tables: () => ({ nodes: nodesOf(p, atlas, cell), terms: termRows(p) }),
    charts: () => ({ atlas_slice: atlasSlice(p, atlas), frequency_length: frequencyLength(p, atlas, true, f) }),
    figures: () => ({ elevation: elevation(p, f), section: figureSection(p) }),
    warnings: [...leftWarnings(left), ...levelWarnings(p)],
    detail: sentence(f, V_R, `the atlas, within ${shownPercent(max)}`, onset),
    confidence: {
      method: `log-log interpolation of the grid of ${atlas.parent.ref}`,
      max_rel_error: max,
      basis: `leave-one-out at ${atlas.holdout.points} values of the grid`,
    },
  }
}

function directAnswer(p: Params, atlas: AtlasFile, beyond: readonly Outside[], trace: Trace): Query {
  noWaves(atlasPlace(atlas), trace)
  const { design_stability_parameter: _, ...asked } = p
  const { section, ends, span, f_IL, V_IL } = solved(asked, trace)
  const none = notApplicable('the direct solver answered')
  const [V_R = 0] = V_IL
  // The sag has no part in the in-line frequency.
  const inLineLimits = limitsLeft(section, ends, span).filter(({ left }) => left?.reach !== SPAN_SAG)
  const V_on = onsetOf(p, trace)
  const onset = onsetCheck(p, V_R, V_on, doubtOf(inLineLimits, 'in line'))
  return {
    values: {
      natural_frequency_in_line: f_IL,
      reduced_velocity: V_R,
      in_line_onset_reduced_velocity: V_on,
      in_range: false,
      source: 'direct',
      confidence: none,
      interpolation_error_bound: none,
      mean_interpolation_error: none,
      out_of_range_axes: beyond.map((b) => b.name),
      atlas_version: versionOf(atlas),
    },
    checks: {
      onset_in_line: onset,
      interpolation_error: notChecked('other_mode', 'the direct solver answered'),
    },
    tables: () => ({ nodes: none, terms: termRows(p) }),
    charts: () => ({ atlas_slice: atlasSlice(p, atlas), frequency_length: frequencyLength(p, atlas, false, f_IL) }),
    figures: () => ({ elevation: elevation(p, f_IL), section: figureSection(p) }),
    warnings: [
      ...outsideWarnings(beyond),
      ...leftWarnings(inLineLimits),
      ...floatingWarnings(section),
      ...levelWarnings(p),
    ],
    detail: sentence(f_IL, V_R, 'the direct solver', onset),
    confidence: null,
  }
}

function sentence(f: number, V_R: number, source: string, onset: CheckResult | NotChecked): string {
  const head = `In-line frequency ${shownIn(f, 'Hz')} from ${source}; reduced velocity ${shownRatio(V_R)}`
  if ('notChecked' in onset) return head
  return `${head}, ${onset.passes ? 'below' : 'above'} the onset of in-line vibration at ${shownRatio(onset.capacity)}`
}
