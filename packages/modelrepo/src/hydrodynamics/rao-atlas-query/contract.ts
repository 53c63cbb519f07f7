/** RAO atlas query: what the workflow is, takes, gives and does not do. */
import { faltinsen } from '@keelson/physics/handbooks.ts'
import { AIRY } from '@keelson/physics/waves/dispersion.ts'
import { defineContract, flagValue, listValue, numberValue, textValue } from '@keelson/workflow'
import { motionCharts } from '../_shared/rao/charts.ts'
import { corners } from '../_shared/rao/corners.ts'
import { tableRules } from '../_shared/rao/table.ts'
import { amplitudeValue, phaseValue } from '../_shared/rao/values.ts'
import { inputs } from './params.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  id: 'rao-atlas-query',
  version: 1,
  status: 'stable',
  title: 'RAO atlas query',
  question: 'What does this RAO atlas hold at one period and heading, and how far do its nodes lie apart there?',
  askedAs: [
    'Look up the RAOs of my atlas at 11 s and 70 degrees',
    'Is this point of the RAO table a node or interpolated?',
    'How much do the neighbouring RAO values differ around the query?',
    'Quick heave, pitch or roll response at one period and heading from the stored RAO atlas',
    'Instant RAO lookup, with what it does out of range',
  ],
  routes: [{ domain: 'floating-marine', subdomain: 'hydrodynamics' }],
  standards: [
    { source: AIRY, section: 'section 7, by version 1 of rao-tabulation' },
    { source: faltinsen, section: 'linear response to regular waves' },
  ],
  kind: 'calculation',
  cost: 'instant',
  params: inputs,
  rules: tableRules,
  values: {
    amplitude_complex: amplitudeValue('by real and imaginary parts'),
    phase_complex: phaseValue('by real and imaginary parts'),
    corner_spread: listValue('-', {
      title: 'Spread of the corners',
      description:
        'Of each motion, the largest less the smallest amplitude around the query, as a share of the largest; 0 on a node.',
      minimum: 0,
      maximum: 1,
    }),
    nearest_node_period: numberValue('wave_period', {
      title: 'Period of the nearest node',
      description: 'Of two at one distance the lower.',
    }),
    nearest_node_heading: numberValue('heading', {
      title: 'Heading of the nearest node',
      description: 'After symmetry; of two at one distance the lower.',
    }),
    in_range: flagValue({
      title: 'Inside the atlas',
      description: 'Always so of an answer: outside, the query is refused.',
    }),
    confidence: textValue({
      title: 'Confidence',
      description: 'node: as the atlas holds it; interpolated: between nodes.',
    }),
    source: textValue({
      title: 'Source',
      description: 'Always atlas: no solver stands behind an atlas that the caller brings.',
    }),
  },
  answers: ['amplitude_complex', 'phase_complex', 'corner_spread', 'confidence'],
  checks: {},
  tables: { corners },
  charts: {
    map: {
      title: 'Map of the atlas',
      description: 'Its nodes over period and heading, coloured by heave, with the cell around the query.',
    },
    ...motionCharts,
  },
  figures: {
    plan: {
      title: 'Waves',
      description: 'Where the waves of the query go, bow to the right; the size of the vessel is not known here.',
    },
  },
  deliverables: [],
  method: [
    {
      title: 'Conventions',
      text: 'As rao-tabulation: heading 0 follows the vessel, 180 meets her; results have the sign of the phases of the atlas.',
      module: 'physics/rao/rao.ts',
    },
    {
      title: 'Place',
      text: 'The four nodes around the query and their bilinear weights; above the last heading of a symmetric vessel its mirror image. Nothing is extrapolated.',
      module: 'physics/rao/cell-equations.ts',
    },
    {
      title: 'Query',
      text: 'Linear between real and imaginary parts, exact at the nodes.',
      module: 'physics/rao/motions.ts',
    },
    {
      title: 'Spread',
      text: 'How far the amplitudes of the four nodes lie apart: what is between them may be off by a share of that.',
      module: 'physics/rao/rao.ts',
    },
  ],
  assumptions: [
    'Everything that version 1 of rao-tabulation assumes of a table.',
    'Between its nodes the atlas is linear in period and heading: how true that is, nothing here knows but the spread of the nodes.',
  ],
  validity: [
    'Within the periods and headings of the atlas, after symmetry; outside, the query is refused under either policy.',
  ],
  warnings,
  notChecked: [
    'Where the atlas comes from: solver, mesh, draught, roll damping and water depth',
    'Motions of points, accelerations and the other interpolation: see rao-tabulation',
    'The error of the interpolation',
  ],
})
