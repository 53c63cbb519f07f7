/** Mooring line fatigue: what the workflow is, takes, gives and does not do; both versions from one declaration. */
import { miner } from '@keelson/physics/fatigue/miner.ts'
import { astmE1049 } from '@keelson/physics/fatigue/rainflow.ts'
import { apiRp2sk } from '@keelson/standards/api-rp-2sk-2005/source.ts'
import { dnvOsE301 } from '@keelson/standards/dnv-os-e301-2018/source.ts'
import { dnvRpC203 } from '@keelson/standards/dnv-rp-c203-2016/source.ts'
import {
  type Cost,
  defineContract,
  listValue,
  numberColumn,
  numberValue,
  rowsValue,
  textColumn,
  textValue,
} from '@keelson/workflow'
import { VERSION_1, type Version } from './modes-version.ts'
import { API, E301, inputsOf, type Params, spectral } from './params.ts'
import { rules } from './rules.ts'

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
    id: 'mooring-fatigue',
    version: version.number,
    status: version.status,
    title: 'Mooring line fatigue',
    askedAs: [],
    question: 'How long do these chain and wire lines last under their tension cycles, and is that long enough?',
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
    params: inputsOf(version.number),
    rules: (p) => rules(p, version),
    values: {
      line_damages: listValue('utilisation', {
        title: 'Damage of each line',
        description: 'In the order of the lines, over the design life, without the design fatigue factor.',
        symbol: 'D',
        minimum: 0,
      }),
      governing_line: textValue({
        title: 'Governing line',
        description: 'The line of the largest damage, the first of equals.',
      }),
      governing_damage: numberValue('utilisation', {
        title: 'Damage of the governing line',
        description: 'Over the design life, without the design fatigue factor.',
        symbol: 'D',
        minimum: 0,
      }),
      governing_fatigue_life_years: numberValue('calculated_life', {
        title: 'Fatigue life of the governing line',
        description: 'Design life over damage.',
        symbol: 'L',
        minimum: 0,
      }),
      governing_dff_margin: numberValue('-', {
        title: 'Margin of the governing line',
        description: 'Life over design life times design fatigue factor.',
        symbol: 'k_DFF',
        minimum: 0,
      }),
      status: textValue({ title: 'Status', description: 'pass where D x DFF <= 1 for every line, else fail.' }),
      dual_narrow_band_factor: numberValue('-', {
        title: 'Dual narrow-band factor',
        description: 'Of the governing line: 1 for the combined spectrum and where one part is missing.',
        symbol: 'rho',
        onlyWhen: spectral,
        minimum: 0,
      }),
      combined_up_crossing_rate: numberValue('cyclic_frequency', {
        title: 'Combined up-crossing rate',
        description: 'Of the governing line, low and wave frequency together.',
        symbol: 'nu_y',
        onlyWhen: spectral,
        minimum: 0,
      }),
      bin_table: rowsValue({
        title: 'Ranges and their damage',
        description: 'One row for each line and range; a range of a history once, with its count.',
        columns: {
          line: textColumn('Line'),
          stress_range_MPa: numberColumn('stress_range', 'Stress range with its concentration', { symbol: 'S' }),
          n_cycles: numberColumn('-', 'Cycles over the design life', { symbol: 'n' }),
          cycles_to_failure: numberColumn('-', 'Cycles to failure', { symbol: 'N' }),
          damage: numberColumn('utilisation', 'Damage', { symbol: 'd' }),
        },
      }),
      required_safety_factor: numberValue('-', {
        title: 'Safety factor of the standard',
        description:
          'gamma_F of DNV-OS-E301 for the governing line and the neighbour of nearest damage, or the factor of API RP 2SK; to compare with the factor given.',
        symbol: 'gamma_F',
        onlyWhen: { sn_family: [E301, API] },
      }),
      curve_used: textValue({
        title: 'Curve of the governing line',
        description: 'Standard, curve and environment, and whether the environment is that of the version.',
      }),
    },
    headline: ['governing_damage', 'governing_fatigue_life_years', 'governing_dff_margin', 'governing_line'],
    checks: {
      miner_sum: {
        title: 'D x DFF <= 1 for every line',
        source: miner,
        clause: 'linear damage rule',
        demand: 'Damage of the governing line',
        capacity: 'Allowable damage 1/DFF',
        unit: '-',
      },
    },
    tables: {
      line_table: {
        title: 'Lines',
        description:
          'Damage, life and utilisation D x DFF of each line; for DNV-OS-E301 with gamma_F of its nearest neighbour.',
        columns: {
          line: textColumn('Line'),
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
        description: 'Each range at its cycles over the design life: left of the curve it does less damage than 1.',
      },
      damage_per_bin: { title: 'Damage of each range', description: 'Which ranges use up the life.' },
      cumulative_damage: {
        title: 'Cumulative damage',
        description: 'Damage summed from the smallest range up, for each line.',
      },
      life_per_line: {
        title: 'Life of each line',
        description: 'Against the design life times the design fatigue factor.',
      },
    },
    deliverables: [],
    method: [
      {
        title: 'Stress range',
        text: 'S = SCF dT/A with the area given, both bars of a chain link, or the circle of a wire rope.',
        module: 'standards/dnv-os-e301-2018/component-curves.ts',
      },
      {
        title: 'S-N curves of DNV-RP-C203',
        text: 'log N = log a - m log S; the first line while it gives no more cycles than the knee (1e7 in air, 1e6 with cathodic protection), then slope 5 without cut-off; free corrosion has one line of slope 3.',
        module: 'standards/dnv-rp-c203-2016/sn-curves.ts',
      },
      {
        title: 'Version and environment',
        text: 'Version 1 assumes seawater with cathodic protection, version 2 free corrosion; an environment that is given wins, and is named.',
        module: 'modelrepo/mooring/mooring-fatigue/modes-version.ts',
      },
      {
        title: 'Component curves of DNV-OS-E301',
        text: 'N = a_D S^-m of stud and studless chain, stranded and spiral rope, seawater included.',
        module: 'standards/dnv-os-e301-2018/component-curves.ts',
      },
      {
        title: 'T-N curves of API RP 2SK',
        text: 'N R^M = K with R over the reference breaking strength: that of ORQ chain of the same size, or as given; K of wire rope follows its mean load.',
        module: 'standards/api-rp-2sk-2005/tn-curves.ts',
      },
      {
        title: 'Miner sum',
        text: 'D = sum n/N over the design life, life T_L/D, margin 1/(D DFF).',
        module: 'physics/fatigue/miner.ts',
      },
      {
        title: 'Safety factor on damage',
        text: 'gamma_F of DNV-OS-E301 from the damage of adjacent lines, 3 of API RP 2SK; compared with the factor given.',
        module: 'standards/dnv-os-e301-2018/safety-factor.ts',
      },
      {
        title: 'Tension histories',
        text: 'Reversals with the first and the last point, rainflow without binning, means ignored.',
        module: 'physics/fatigue/rainflow.ts',
      },
      {
        title: 'Stress spectra',
        text: 'Narrow-band damage of the combined spectrum, times the dual narrow-band factor where asked for.',
        module: 'standards/dnv-os-e301-2018/dual-narrow-band.ts',
      },
    ],
    assumptions: [
      'Damage adds up linearly, whatever the order of the ranges.',
      'The stress concentration factor is on ranges and on standard deviations alike; API RP 2SK curves do not use it.',
      'Mean tension has no part in stress-based curves, nor in T-N curves of chain.',
      'A year has 365.25 days.',
      'The low- and wave-frequency parts are independent, Gaussian and each narrow-banded; the bandwidth parameter is 0.1.',
      'Neighbours stand next to each other in the list of lines, the last beside the first.',
    ],
    validity: [
      'DNV-RP-C203 coefficients are those of April 2016; the edition of October 2024 changes B1 to C2.',
      'High-cycle fatigue: a warning above 1000 MPa and below 10 000 cycles to failure.',
      'Spectral methods: curves of one slope.',
      'ORQ strength: chain of less than 550 mm, where its formula ends.',
    ],
    warnings: {},
    notChecked: [
      'In- and out-of-plane bending at fairleads, stoppers and touchdown (BV NI 604)',
      'Corrosion and wear: the area is that given, over the whole life; give the reduced one',
      'Mean-load effect on stress-based curves, and on chain',
      'Thickness effect, and weld details of connectors beyond the curve chosen',
      'Strength of the lines, intact or damaged',
      'Scatter of the long-term sea states: the cycles are those given',
      'Fibre ropes: see synthetic-rope-mooring-fatigue',
    ],
  })

export const contract = contractOf(VERSION_1)
