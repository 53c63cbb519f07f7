/** Free span atlas query: what the workflow is, takes, gives and does not do. */
import { reducedVelocity } from '@keelson/standards/dnv-rp-f105-2017/flow.ts'
import { inLineOnset } from '@keelson/standards/dnv-rp-f105-2017/in-line.ts'
import {
  inLineFrequency,
  SPAN_COMPRESSION,
  SPAN_SLENDERNESS,
} from '@keelson/standards/dnv-rp-f105-2017/response-quantities.ts'
import { dnvRpF105 } from '@keelson/standards/dnv-rp-f105-2017/source.ts'
import {
  checkOf,
  defineContract,
  numberColumn,
  numberValue,
  resultOf,
  textColumn,
  textsValue,
  textValue,
} from '@keelson/workflow'
import { inRange, sourceOf } from '../../_shared/atlas/declared.ts'
import { wallProblems } from '../../_shared/pipe/wall-problems.ts'
import { APART, atlasPolicy } from './checks.ts'
import { inputs } from './params.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  id: 'free-span-atlas-query',
  version: 1,
  status: 'stable',
  title: 'Free span pre-computed atlas query',
  askedAs: [
    'Give me the in-line natural frequency of a 12 inch line over a 34 m gap, quickly.',
    'What reduced velocity does a bare pipe see at 0.35 m/s, for many lengths at once?',
    'Look up VIV frequency by OD, WT and unsupported length without running the whole assessment.',
    'How does the frequency of a hanging stretch of pipe fall as it grows longer?',
  ],
  question: 'What are the in-line frequency and reduced velocity of this span, and is it below the onset of vibration?',
  routes: [{ domain: 'subsea-pipelines-integrity', subdomain: 'pipeline' }],
  standards: [
    {
      source: dnvRpF105,
      section: '4.1 reduced velocity, 4.3 in-line onset, 6.8 response quantities, by free-span-f105 version 1',
    },
  ],
  kind: 'calculation',
  cost: 'instant',
  params: inputs,
  rules: wallProblems,
  values: {
    natural_frequency_in_line: resultOf(inLineFrequency, 'cyclic_frequency', {
      description: 'First mode, without the sag.',
      minimum: 0,
    }),
    reduced_velocity: resultOf(reducedVelocity, '-', {
      description: 'Of the current, from the frequency; not interpolated.',
      symbol: 'V_R_IL',
      minimum: 0,
    }),
    in_line_onset_reduced_velocity: resultOf(inLineOnset, '-', {
      description: 'With the safety factor 1.1; of an undamped span without a stability parameter.',
      minimum: 0,
    }),
    in_range: inRange('Every axis and every fixed input of the query within the atlas.'),
    source: sourceOf('the frequency comes'),
    confidence: textValue({
      title: 'Confidence',
      description: 'high, medium or low: a leave-one-out error up to 0.5 %, up to 1 %, or more.',
    }),
    interpolation_error_bound: numberValue('-', {
      title: 'Interpolation error bound',
      description: 'Relative, of the frequency: the largest leave-one-out error of the grid.',
      minimum: 0,
    }),
    mean_interpolation_error: numberValue('-', {
      title: 'Mean leave-one-out error',
      description: 'Relative, of the frequency.',
      minimum: 0,
    }),
    out_of_range_axes: textsValue({
      title: 'Inputs outside the atlas',
      description: 'Empty when the query is inside.',
    }),
    atlas_version: textValue({
      title: 'Atlas',
      description: 'Parent and digest of its method when the atlas was built.',
    }),
  },
  answers: ['natural_frequency_in_line', 'reduced_velocity', 'in_line_onset_reduced_velocity', 'source', 'confidence'],
  checks: {
    onset_in_line: checkOf('-', {
      title: 'Onset of in-line vibration',
      criterion: inLineOnset,
      demand: 'Reduced velocity at the lowest frequency',
      capacity: inLineOnset,
      reach: [SPAN_SLENDERNESS, SPAN_COMPRESSION, APART],
    }),
    interpolation_error: checkOf('-', {
      title: 'Error of the answer',
      selfCheck: 'that the atlas interpolates closely enough for an answer',
      criterion: { source: atlasPolicy, clause: 'largest error of an answer' },
      demand: 'Interpolation error bound',
      capacity: 'Allowed error, 1 %',
    }),
  },
  tables: {
    nodes: {
      title: 'Nearest nodes',
      description: 'Corners of the cell that holds the query, and their weights in the logarithm of the frequency.',
      columns: {
        span_length: numberColumn('span_length', 'Span length', { symbol: 'L' }),
        outer_diameter: numberColumn('line_pipe_outer_diameter', 'Outside diameter', { symbol: 'D' }),
        wall_thickness: numberColumn('wall_thickness_pipe', 'Wall thickness', { symbol: 't_s' }),
        frequency: numberColumn('cyclic_frequency', 'In-line frequency', { symbol: 'f_IL' }),
        weight: numberColumn('-', 'Weight'),
      },
    },
    terms: {
      title: 'What the atlas holds fixed',
      description: 'Inputs with one value in the atlas, and the value asked.',
      columns: { input: textColumn('Input'), atlas: textColumn('Atlas'), asked: textColumn('Asked') },
    },
  },
  charts: {
    atlas_slice: {
      title: 'Query in the atlas',
      description: 'Nodes of the atlas over length and diameter, with the query.',
    },
    frequency_length: {
      title: 'Frequency over span length',
      description: 'Of this pipe, with the lengths at which the atlas has nodes.',
    },
  },
  figures: {
    elevation: {
      title: 'Span in elevation',
      description: 'The pipe between its shoulders. The sag is not part of the answer and is not drawn.',
    },
    section: { title: 'Pipe over the bed', description: 'Section with the current.' },
  },
  deliverables: [],
  method: [
    {
      title: 'Atlas',
      text: 'In-line frequency of free-span-f105 version 1 over span length, diameter and wall on a geometric grid; the current does not enter the frequency.',
      module: 'modelrepo/pipeline/free-span-atlas-query/atlas.ts',
    },
    {
      title: 'Query',
      text: 'Log-log interpolation, linear in each axis; exact in length, where f falls with its square. The reduced velocity is recomputed from the frequency.',
      module: 'modelrepo/_shared/atlas/axes.ts',
    },
    {
      title: 'Confidence',
      text: 'Each inner node against what its neighbours give in its place, along each axis: largest and mean relative error.',
      module: 'modelrepo/_shared/atlas/leave-one-out.ts',
    },
    {
      title: 'Outside',
      text: 'No extrapolation: outside an axis, or with another value of a fixed input, the direct solver answers or the query is refused, as asked.',
      module: 'modelrepo/pipeline/free-span-atlas-query/atlas-solver.ts',
    },
  ],
  assumptions: [
    'Fixed in the atlas: pinned ends, gap 2 diameters (added mass coefficient 1), contents 900 kg/m3, water 1025 kg/m3, steel 7850 kg/m3 and 207 GPa, no axial force, no concrete.',
    'A bare pipe, its first in-line mode.',
  ],
  validity: [
    'Span length 10 to 80 m, diameter 0.1 to 1 m, wall 6 to 40 mm, current 0 to 2 m/s; outside, the direct solver or a refusal.',
    'Spans of 30 to 140 diameters for the closed forms themselves: outside, a warning.',
    'Onset is assessed at the lowest frequency within the error of the atlas; within that error of the onset it is not assessed.',
    'Without a stability parameter the span is undamped, which has the lowest onset.',
  ],
  warnings,
  notChecked: [
    'Response amplitude, screening and fatigue: see free-span-f105',
    'Cross-flow frequency, spans on the seabed, waves',
  ],
})
