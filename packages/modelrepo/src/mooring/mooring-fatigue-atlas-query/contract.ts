/** Mooring fatigue atlas query: what the workflow is, takes, gives and does not do. */
import { allowableDamage, fatigueLife, fatigueMargin, minerSum } from '@keelson/physics/fatigue/miner.ts'
import { dnvOsE301 } from '@keelson/standards/dnv-os-e301-2018/source.ts'
import { highCycle } from '@keelson/standards/dnv-rp-c203-2016/sn-curves.ts'
import { dnvRpC203 } from '@keelson/standards/dnv-rp-c203-2016/source.ts'
import { checkOf, defineContract, listValue, numberColumn, resultOf } from '@keelson/workflow'
import { atlasWarnings, inRange, sourceOf } from '../../_shared/atlas/declared.ts'
import { elasticRange, ownCurveHolds } from '../mooring-fatigue/calculate-reach.ts'
import { warnings as parentWarnings } from '../mooring-fatigue/warnings.ts'
import { inputs } from './params.ts'

export const contract = defineContract({
  id: 'mooring-fatigue-atlas-query',
  version: 1,
  status: 'stable',
  title: 'Instant mooring fatigue life from an atlas',
  askedAs: [
    'Give me a quick fatigue life of this mooring line without the whole calculation.',
    'Two tension bins and a steel area: how many years does the chain last?',
    'Is the DFF met for 275 kN ranges on 8000 mm2, straight from the look-up table?',
    'Screen many mooring fatigue variants fast and tell me how sure the interpolation is.',
    'Instant fatigue life of chain or wire rope from the stored grid of tension ranges',
  ],
  question: 'How long does this chain or wire line last under these tension ranges, at once?',
  routes: [{ domain: 'floating-marine', subdomain: 'mooring' }],
  standards: [
    { source: dnvRpC203, section: '2.4 S-N curves, table 2-2, by version 1 of the mooring line fatigue' },
    { source: dnvOsE301, section: 'Ch.2 Sec.2 nominal stress of the line' },
  ],
  kind: 'calculation',
  cost: (p) => (p.tension_range_bins.length <= 100 ? 'instant' : 'standard'),
  params: inputs,
  values: {
    in_range: inRange(),
    total_damage: resultOf(minerSum, 'utilisation', {
      title: 'Total damage',
      description: 'Over the design life, without the design fatigue factor.',
      minimum: 0,
    }),
    fatigue_life_years: resultOf(fatigueLife, 'calculated_life', {
      description: 'Design life over total damage.',
      minimum: 0,
    }),
    dff_margin: resultOf(fatigueMargin, '-', {
      title: 'Margin',
      description: 'Life over design life times design fatigue factor.',
      minimum: 0,
    }),
    source: sourceOf('the values come'),
    confidence_band: listValue('calculated_life', {
      title: 'Band of life',
      description:
        'Fatigue life less and plus the largest relative error found on held-out points when the atlas was built.',
      minimum: 0,
    }),
  },
  answers: ['fatigue_life_years', 'total_damage', 'dff_margin', 'source'],
  checks: {
    dff_margin: checkOf('utilisation', {
      title: 'Fatigue damage',
      criterion: allowableDamage,
      demand: minerSum,
      capacity: allowableDamage,
      reach: [highCycle, elasticRange, ownCurveHolds],
    }),
  },
  tables: {
    bin_table: {
      title: 'Ranges and their damage',
      description: 'One row for each tension range.',
      columns: {
        tension_range: numberColumn('line_tension', 'Tension range', { symbol: 'dT' }),
        stress_range: numberColumn('stress_range', 'Nominal stress range', { symbol: 'S_n' }),
        n_cycles: numberColumn('-', 'Cycles over the design life', { symbol: 'n' }),
        damage: numberColumn('utilisation', 'Damage', { symbol: 'd' }),
      },
    },
  },
  charts: {
    atlas_surface: {
      title: 'Query on the atlas',
      description: 'Damage over stress range at each number of cycles of the grid, with the ranges of the query.',
    },
    life_band: {
      title: 'Band of life',
      description: 'Life with the error of the atlas, against the design life times its factor.',
    },
  },
  figures: {
    steel: {
      title: 'Steel of the line',
      description:
        'The nominal steel area as one circle, to scale: whether it is the two bars of a chain or a rope is not known.',
    },
  },
  deliverables: [],
  method: [
    {
      title: 'Atlas',
      text: 'Damage by version 1 of the mooring line fatigue, DNV-RP-C203 in seawater with cathodic protection, over nominal stress range and cycles, one slice for each curve, split at the knee.',
      module: 'modelrepo/mooring/mooring-fatigue-atlas-query/atlas.ts',
    },
    {
      title: 'Query',
      text: 'Each range is read by log-log interpolation at its stress range, tension range over area; damages add up to life and margin.',
      module: 'modelrepo/mooring/mooring-fatigue-atlas-query/calculate-readings.ts',
    },
    {
      title: 'Confidence',
      text: 'The largest relative error at held-out points, computed by the solver itself when the atlas was built.',
      module: 'workflow/atlas.ts',
    },
    {
      title: 'Outside and near the limit',
      text: 'No extrapolation: outside, the direct solver answers or the query is refused, as asked; within the error of the limit the direct solver decides.',
      module: 'modelrepo/mooring/mooring-fatigue-atlas-query/calculate.ts',
    },
  ],
  assumptions: [
    'Damage is proportional to cycles: numbers of cycles beyond the grid are scaled from its end, and are inside the atlas.',
    'No stress concentration, mean load or thickness effect: as the mooring line fatigue with its defaults.',
  ],
  validity: [
    'Tension ranges of 100 to 450 kN on 3000 to 9000 mm²; outside, the direct solver or a refusal.',
    'Curves B1 to F in seawater with cathodic protection: if the loading fails on the own curve of the component, a pass is not assessed.',
    'High-cycle fatigue: ranges up to 1000 MPa that last 10 000 cycles or more. Outside these limits a pass is not assessed.',
  ],
  warnings: { ...parentWarnings, ...atlasWarnings('margin') },
  notChecked: [
    'Component curves of DNV-OS-E301, which give chain about a tenth of the life of curve D, T-N curves of API RP 2SK, air and free corrosion: they need the mooring line fatigue itself',
    'Bending at fairleads and stoppers, corrosion and wear',
    'Tension histories and stress spectra',
  ],
})
