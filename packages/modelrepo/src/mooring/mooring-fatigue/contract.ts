/** Mooring line fatigue: what the workflow is, takes, gives and does not do; both versions from one declaration. */
import { allowableDamage, minerSum } from '@keelson/physics/fatigue/miner.ts'
import { astmE1049 } from '@keelson/physics/fatigue/rainflow.ts'
import { apiRp2sk } from '@keelson/standards/api-rp-2sk-2005/source.ts'
import { dnvOsE301 } from '@keelson/standards/dnv-os-e301-2018/source.ts'
import { highCycle } from '@keelson/standards/dnv-rp-c203-2016/sn-curves.ts'
import { dnvRpC203 } from '@keelson/standards/dnv-rp-c203-2016/source.ts'
import { type Cost, checkOf, defineContract, numberColumn, textColumn } from '@keelson/workflow'
import { elasticRange, ownCurveHolds } from './calculate-reach.ts'
import { VERSION_1, type Version } from './modes-version.ts'
import { inputsOf, type Params } from './params.ts'
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
    id: 'mooring-fatigue',
    version: version.number,
    status: version.status,
    title: 'Mooring line fatigue',
    askedAs: [
      'Will my mooring chain survive 25 years of tension cycles?',
      'What is the fatigue damage of the wire rope segment from these tension bins, T-N or S-N?',
      'Is a safety factor of 5 enough for adjacent lines per E301, or do I need 8?',
      'I have a tension time history from OrcaFlex: rainflow it and give me the chain fatigue life.',
      'Low-frequency and wave-frequency stress standard deviations are known: combine them into a mooring damage.',
      'How many years until the top chain cracks if the CP stops working?',
    ],
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
    method: [
      {
        title: 'Stress range',
        text: 'SCF times tension range over area: the area given, both bars of a chain link, or the circle of a wire rope.',
        module: 'standards/dnv-os-e301-2018/component-curves.ts',
      },
      {
        title: 'S-N curves of DNV-RP-C203',
        text: 'log N = log a − m log S; the first line while it gives no more cycles than the knee (10⁷ in air, 10⁶ with cathodic protection), then slope 5 without cut-off; free corrosion has one line of slope 3.',
        module: 'standards/dnv-rp-c203-2016/sn-curves.ts',
      },
      {
        title: 'Choice of the curve',
        text: 'The curve of the line, else that of the inputs, family and curve together, else that of the component: studless chain or stranded rope of DNV-OS-E301.',
        module: 'modelrepo/mooring/mooring-fatigue/modes-curve.ts',
      },
      {
        title: 'Version and environment',
        text: 'For curves of DNV-RP-C203 version 1 assumes seawater with cathodic protection, version 2 free corrosion; an environment that is given wins, and is named.',
        module: 'modelrepo/mooring/mooring-fatigue/modes-version.ts',
      },
      {
        title: 'Component curves of DNV-OS-E301',
        text: 'log N = log a_D − m log S of stud and studless chain, stranded and spiral rope, seawater included.',
        module: 'standards/dnv-os-e301-2018/component-curves.ts',
      },
      {
        title: 'T-N curves of API RP 2SK',
        text: 'log N = log K − M log R with R the tension range over the reference breaking strength: that of ORQ chain of the same size, or as given; K of wire rope follows its mean load.',
        module: 'standards/api-rp-2sk-2005/tn-curves.ts',
      },
      {
        title: 'Miner sum',
        text: 'Damage is the sum of n/N over the design life; life is the design life over the damage, margin the life over the design life times DFF.',
        module: 'physics/fatigue/miner.ts',
      },
      {
        title: 'Safety factor on damage',
        text: 'gamma_F of DNV-OS-E301 from the damage of adjacent lines, 3 of API RP 2SK; compared with the factor given, which is 8, or 3 where every line is on a curve of API RP 2SK, if none is.',
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
      'High-cycle fatigue: ranges up to 1000 MPa that last 10 000 cycles or more. Outside these limits a pass is not assessed.',
      'Curves of DNV-RP-C203 are of welded and plain steel details: on chain they are warned of, since curve D gives it about ten times the life of its own curve.',
      'Spectral methods: curves of one slope.',
      'ORQ strength: chain of less than 550 mm, where its formula ends.',
    ],
    warnings,
    notChecked: [
      'In- and out-of-plane bending at fairleads, stoppers and touchdown (BV NI 604)',
      'Corrosion and wear: the area is that given, over the whole life; give the reduced one',
      'Mean-load effect on stress-based curves, and on chain',
      'Thickness effect, and weld details of connectors beyond the curve chosen',
      'Strength of the lines, intact or damaged',
      'Scatter of the long-term sea states: the cycles are those given',
      'Fibre ropes, which have fatigue curves of their own',
    ],
  })

export const contract = contractOf(VERSION_1)
