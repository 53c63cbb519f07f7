/** The answer to a query: from the atlas inside it, from the direct solver outside. */
import { constant, type Trace } from '@keelson/equations'
import {
  check,
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
import { floatingWarnings, leftWarnings, limitsLeft, slendernessLeft } from '../_shared/free-span/warnings.ts'
import { atlasPolicy, FREQUENCY } from './atlas-names.ts'
import { solved } from './atlas-solver.ts'
import { nodesOf, noWaves, outsideOf, readAtlasAt, termRows } from './calculate-query.ts'
import { atlasSlice, frequencyLength } from './charts.ts'
import type { contract } from './contract.ts'
import { elevation, section as figureSection } from './figures.ts'
import type { Params } from './params.ts'
import { vibrationWarnings } from './warnings.ts'

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
  return {
    values: {
      natural_frequency_in_line: f,
      reduced_velocity: V_R,
      in_range: true,
      source: 'atlas',
      confidence: confidenceOf(max),
      interpolation_error_bound: max,
      mean_interpolation_error: mean ?? notApplicable('the atlas does not state it'),
      out_of_range_axes: [],
      atlas_version: versionOf(atlas),
    },
    checks: { interpolation_error: check({ demand: max, capacity: ALLOWED }) },
    tables: () => ({ nodes: nodesOf(p, atlas, cell), terms: termRows(p) }),
    charts: () => ({ atlas_slice: atlasSlice(p, atlas), frequency_length: frequencyLength(p, atlas, true, f) }),
    figures: () => ({ elevation: elevation(p, f), section: figureSection(p) }),
    warnings: [...leftWarnings(slendernessLeft(p.span_length, p.outer_diameter)), ...vibrationWarnings(V_R)],
    detail: sentence(f, V_R, `the atlas, within ${shownPercent(max)}`),
    confidence: {
      method: `log-log interpolation of the grid of ${atlas.parent.ref}`,
      max_rel_error: max,
      basis: `leave-one-out at ${atlas.holdout.points} values of the grid`,
    },
  }
}

function directAnswer(p: Params, atlas: AtlasFile, beyond: readonly Outside[], trace: Trace): Query {
  noWaves(atlasPlace(atlas), trace)
  const { section, ends, span, f_IL, V_IL } = solved(p, trace)
  const none = notApplicable('the direct solver answered')
  const [V_R = 0] = V_IL
  // The sag has no part in the in-line frequency.
  const inLineLimits = limitsLeft(section, ends, span).filter(({ doubtful }) => doubtful !== 'cross-flow')
  return {
    values: {
      natural_frequency_in_line: f_IL,
      reduced_velocity: V_R,
      in_range: false,
      source: 'direct',
      confidence: none,
      interpolation_error_bound: none,
      mean_interpolation_error: none,
      out_of_range_axes: beyond.map((b) => b.name),
      atlas_version: versionOf(atlas),
    },
    checks: { interpolation_error: notChecked('other_mode', 'the direct solver answered') },
    tables: () => ({ nodes: none, terms: termRows(p) }),
    charts: () => ({ atlas_slice: atlasSlice(p, atlas), frequency_length: frequencyLength(p, atlas, false, f_IL) }),
    figures: () => ({ elevation: elevation(p, f_IL), section: figureSection(p) }),
    warnings: [
      ...outsideWarnings(beyond),
      ...leftWarnings(inLineLimits),
      ...floatingWarnings(section),
      ...vibrationWarnings(V_R),
    ],
    detail: sentence(f_IL, V_R, 'the direct solver'),
    confidence: null,
  }
}

const sentence = (f: number, V_R: number, source: string): string =>
  `In-line frequency ${shownIn(f, 'Hz')} from ${source}; reduced velocity ${shownRatio(V_R)}`
