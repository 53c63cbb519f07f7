/** Fibre ropes of a mooring: what the workflow is, takes, gives and does not do. */

import { allowableDamage, minerSum } from '@keelson/physics/fatigue/miner.ts'
import { creepLife, creepMargin, factoredLife } from '@keelson/physics/fibre-rope/creep.ts'
import { apiRp2sm, compressionMargin, minimumRatio } from '@keelson/standards/api-rp-2sm-2014/minimum-tension.ts'
import { meanTensionOfTests } from '@keelson/standards/dnv-os-e301-2018/fibre-rope.ts'
import { dnvOsE301 } from '@keelson/standards/dnv-os-e301-2018/source.ts'
import { dnvglRpE305 } from '@keelson/standards/dnvgl-rp-e305-2015/stiffness.ts'
import { type Cost, checkOf, defineContract, numberColumn, textColumn } from '@keelson/workflow'
import { about } from './about.ts'
import { inputs, type Params } from './inputs.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

/** Ranges and ropes up to which a run is closed form in no time. */
const [FEW_RANGES, FEW_ROPES] = [100, 20]

function cost({ lines }: Params): Cost {
  const ranges = lines.reduce((n, l) => n + l.tension_range_bins.length, 0)
  return ranges <= FEW_RANGES && lines.length <= FEW_ROPES ? 'instant' : 'standard'
}

export const contract = defineContract({
  ...about,
  id: 'synthetic-rope-mooring-fatigue',
  version: 1,
  status: 'stable',

  routes: [{ domain: 'floating-marine', subdomain: 'mooring' }],
  standards: [
    {
      source: dnvOsE301,
      section: 'Ch.2 Sec.2 fatigue limit state of fibre ropes (table F3 and F700 of 2010); characteristic capacity',
    },
    { source: apiRp2sm, section: 'axial compression fatigue, least tension' },
    { source: dnvglRpE305, section: 'static-dynamic stiffness, for information' },
  ],
  kind: 'calculation',
  cost,
  params: inputs,
  rules,
  values,
  answers: ['governing_margin', 'governing_line', 'governing_mechanism'],
  checks: {
    fatigue: checkOf('utilisation', {
      title: 'Tension fatigue of every rope',
      criterion: allowableDamage,
      demand: minerSum,
      capacity: allowableDamage,
      reach: [meanTensionOfTests],
    }),
    creep: checkOf('calculated_life', {
      title: 'Creep rupture of every rope',
      criterion: creepMargin,
      demand: factoredLife,
      capacity: creepLife,
    }),
    minimum_tension: checkOf('-', {
      title: 'Minimum tension of every rope',
      criterion: compressionMargin,
      demand: 'Least ratio allowed',
      capacity: minimumRatio,
    }),
  },
  tables: {
    ropes: {
      title: 'Ropes',
      description: 'Each rope with its margins; 1 is the limit of each.',
      columns: {
        rope: textColumn('Rope'),
        fibre: textColumn('Fibre'),
        mean_load: numberColumn('-', 'Mean load ratio', { symbol: 'L_m' }),
        damage: numberColumn('utilisation', 'Damage', { symbol: 'D' }),
        fatigue_life: numberColumn('calculated_life', 'Fatigue life', { symbol: 'L' }),
        fatigue_margin: numberColumn('-', 'Fatigue margin', { symbol: 'k_DFF' }),
        creep_life: numberColumn('calculated_life', 'Creep life', { symbol: 't_c' }),
        creep_margin: numberColumn('-', 'Creep margin', { symbol: 'k_creep' }),
        minimum_ratio: numberColumn('-', 'Minimum tension over breaking load', { symbol: 'r_min' }),
        minimum_margin: numberColumn('-', 'Its margin', { symbol: 'k_min' }),
        governs: textColumn('Governs'),
      },
    },
  },
  charts: {
    rn_curve: {
      title: 'Fatigue curve with the ranges that act',
      description:
        'Each range at its cycles over the design life; one on the curve uses up the whole life. The curve is that of polyester by DNV-OS-E301; one that is given stands beside it.',
    },
    damage_per_bin: { title: 'Damage of each range', description: 'Which ranges use up the life.' },
    margins: {
      title: 'Margins of the ropes',
      description: 'By mechanism, those of at most eight ropes; a margin of nothing has no bar.',
    },
    stiffness: {
      title: 'Stiffness against mean load',
      description: 'Over the breaking load, with the ropes at their mean tension.',
    },
  },
  warnings,
  figures: {
    rope: {
      title: 'Governing rope in its line',
      description:
        'A sketch of the line: no input tells its shape, nor how much of it is rope. Beside it the tensions of the rope on a scale of its breaking load.',
    },
  },
  deliverables: [],
})
