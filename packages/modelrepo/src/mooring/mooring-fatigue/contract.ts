/** Mooring line fatigue: what the workflow is, takes, gives and does not do; both versions from one declaration. */

import { allowableDamage, minerSum } from '@keelson/physics/fatigue/miner.ts'
import { astmE1049 } from '@keelson/physics/fatigue/rainflow.ts'
import { apiRp2sk } from '@keelson/standards/api-rp-2sk-2005/source.ts'
import { dnvOsE301 } from '@keelson/standards/dnv-os-e301-2018/source.ts'
import { highCycle } from '@keelson/standards/dnv-rp-c203-2016/sn-curves.ts'
import { dnvRpC203 } from '@keelson/standards/dnv-rp-c203-2016/source.ts'
import { type Cost, checkOf, defineContract, numberColumn, textColumn } from '@keelson/workflow'
import { about } from './about.ts'
import { elasticRange, ownCurveHolds } from './calculate-reach.ts'
import { inputsOf, type Params } from './inputs.ts'
import { VERSION_1, type Version } from './modes-version.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

/** Ranges and lines up to which a run is closed form in no time. */
const FEW_RANGES = 100
const FEW_LINES = 20

function cost({ lines }: Params): Cost {
  const ranges = lines.reduce(
    (n, l) => n + (l.tension_range_bins?.length ?? l.stress_range_bins?.length ?? l.tension_history_kN?.length ?? 1),
    0,
  )
  return ranges <= FEW_RANGES && lines.length <= FEW_LINES ? 'instant' : 'standard'
}

/** The contract of one version. */
export const contractOf = (version: Version) =>
  defineContract({
    ...about,
    id: 'mooring-fatigue',
    version: version.number,
    status: version.status,

    routes: [{ domain: 'floating-marine', subdomain: 'mooring' }],
    standards: [
      { source: dnvRpC203, section: '2.4 S-N curves, tables 2-1, 2-2 and 2-4' },
      {
        source: dnvOsE301,
        section: 'Ch.2 Sec.2 fatigue limit state: component curves, low- and wave-frequency stress, safety factor',
      },
      { source: apiRp2sk, section: 'table 3 T-N curves' },
      { source: astmE1049, section: '5.4.4 rainflow counting' },
    ],
    kind: 'calculation',
    cost,
    params: inputsOf(version),
    rules: (p) => rules(p, version),
    values,
    answers: ['governing_fatigue_life_years', 'governing_damage', 'governing_dff_margin', 'governing_line'],
    checks: {
      miner_sum: checkOf('utilisation', {
        title: 'Fatigue damage of every line',
        criterion: allowableDamage,
        demand: minerSum,
        capacity: allowableDamage,
        reach: [highCycle, elasticRange, ownCurveHolds],
      }),
    },
    tables: {
      line_table: {
        title: 'Lines',
        description:
          'Damage, life and utilisation of each line: damage times design fatigue factor. For curves of DNV-OS-E301 also the safety factor that the neighbour asks for.',
        columns: {
          line: textColumn('Line'),
          curve: textColumn('Curve'),
          loading: textColumn('Loading'),
          damage: numberColumn('utilisation', 'Damage', { symbol: 'D' }),
          fatigue_life: numberColumn('calculated_life', 'Fatigue life', { symbol: 'L' }),
          utilisation: numberColumn('-', 'Utilisation', { symbol: 'u_D' }),
          dff_margin: numberColumn('-', 'Margin', { symbol: 'k_DFF' }),
          dual_narrow_band_factor: numberColumn('-', 'Dual narrow-band factor', { symbol: 'rho' }),
          adjacent_damage_ratio: numberColumn('-', 'Ratio to the neighbour', { symbol: 'd_F' }),
          safety_factor: numberColumn('-', 'Safety factor of the standard', { symbol: 'gamma_F' }),
        },
      },
    },
    charts: {
      sn_curve: {
        title: 'Fatigue curve with the load points',
        description:
          'Each range at its cycles over the design life; one on the curve uses up the whole life. Lines with T-N curves and lines with S-N curves have different axes: those of the kind of the governing line are shown.',
      },
      damage_per_bin: { title: 'Damage of each range', description: 'Which ranges use up the life.' },
      cumulative_damage: {
        title: 'Cumulative damage',
        description:
          'Damage summed from the smallest range up, for the lines whose ranges are of the kind of the governing line.',
      },
      life_per_line: {
        title: 'Life of each line',
        description: 'Against the design life times the design fatigue factor.',
      },
    },
    figures: {
      lines: {
        title: 'Steel of the lines',
        description:
          'The nominal steel of each line in section, all to one scale: two bars for a chain link, one circle for a wire rope. How far the bars stand apart is not known. At most six lines.',
      },
    },
    deliverables: [],

    warnings,
  })

export const contract = contractOf(VERSION_1)
