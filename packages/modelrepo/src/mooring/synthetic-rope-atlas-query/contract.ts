/** Fibre rope atlas query: what the workflow is, takes, gives and does not do. */
import { allowableDamage } from '@keelson/physics/fatigue/miner.ts'
import { damageOnStrength } from '@keelson/standards/dnv-os-e301-2018/fibre-rope.ts'
import { dnvOsE301 } from '@keelson/standards/dnv-os-e301-2018/source.ts'
import { checkOf, defineContract, numberColumn } from '@keelson/workflow'
import { atlasWarnings } from '../../_shared/atlas/declared.ts'
import { method } from './method.ts'
import { inputs } from './params.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'

/** Ranges up to which a query is instant. */
const FEW_RANGES = 100

export const contract = defineContract({
  id: 'synthetic-rope-atlas-query',
  version: 1,
  status: 'stable',
  title: 'Instant fibre rope tension-fatigue life from an atlas',
  question: 'How long does this polyester rope last under these tension ranges, at once?',
  askedAs: [
    'Quick fatigue life of an 18 000 kN polyester mooring rope, straight from the look-up table?',
    'Two tension bins on a polyester rope: is the factor of 60 met?',
    'Screen many polyester rope sizes for tension fatigue fast, and say how sure the interpolation is.',
    'Instant fibre rope life from the stored atlas',
  ],
  routes: [{ domain: 'floating-marine', subdomain: 'mooring' }],
  standards: [
    { source: dnvOsE301, section: 'Ch.2 Sec.2 fatigue limit state of fibre ropes, by version 1 of their workflow' },
  ],
  kind: 'calculation',
  cost: (p) => (p.tension_range_bins.length <= FEW_RANGES ? 'instant' : 'standard'),
  params: inputs,
  rules,
  values,
  answers: ['fatigue_life_years', 'total_damage', 'dff_margin', 'source'],
  checks: {
    dff_margin: checkOf('utilisation', {
      title: 'Tension fatigue',
      criterion: allowableDamage,
      demand: damageOnStrength,
      capacity: allowableDamage,
    }),
  },
  tables: {
    bin_table: {
      title: 'Ranges and their damage',
      description:
        'One row for each tension range: from the atlas on the breaking load itself, from the direct solver with its cycles to failure; the damage is on the characteristic strength.',
      columns: {
        tension_range: numberColumn('line_tension', 'Tension range', { symbol: 'dT' }),
        n_cycles: numberColumn('-', 'Cycles over the design life', { symbol: 'n' }),
        damage_on_breaking_load: numberColumn('utilisation', 'Damage on the breaking load', { symbol: 'd_1' }),
        cycles_to_failure: numberColumn('-', 'Cycles to failure', { symbol: 'N' }),
        damage: numberColumn('utilisation', 'Damage', { symbol: 'd' }),
      },
    },
  },
  charts: {
    atlas_slice: {
      title: 'Query on the atlas',
      description:
        'Damage over tension range at the breaking load of the query, with the knots of the grid, the ranges of the query and the damage that is allowed.',
    },
    shares: { title: 'Share of each range in the damage', description: 'Which ranges use up the life.' },
  },
  warnings: atlasWarnings('margin'),
  figures: {
    rope: {
      title: 'Rope of the query',
      description:
        'A sketch of a line: no input tells its shape, nor how much of it is rope. Beside it the largest tension range on a scale of the breaking load.',
    },
  },
  deliverables: [],
  method,
  assumptions: [
    'Polyester without knockdown by the mean load: mean and minimum tension do not enter the damage.',
    'Damage adds up linearly, whatever the order of the ranges; the cycles are totals over the design life.',
    'A year has 365.25 days.',
  ],
  validity: [
    'Tension ranges of 450 to 3600 kN, 10⁴ to 10⁶ cycles of each, breaking loads of 8000 to 25 000 kN; outside, the direct solver or a refusal.',
    'The tension ranges are divided by the characteristic strength, 0.95 of the breaking load without break tests; on the breaking load itself the damage would be half as large.',
  ],
  notChecked: [
    'Creep rupture and minimum tension, which govern most ropes: they need the whole workflow of the fibre ropes',
    'Nylon, HMPE and aramid, curves of your own, and knockdown by the mean load',
    'Strength of the rope, its terminations, abrasion and heat',
  ],
})
