/** The tables of a card: their columns and rows. */
import { inPractice, numberColumn as plainColumn } from '@keelson/workflow'
import type { CardRun } from './card.ts'

const { numberColumn } = inPractice('oilfield')

export const tables = {
  cards: {
    title: 'Cards',
    description:
      'Surface and pump cards, sample by sample. Surface loads are as measured; pump loads exclude the rod weight.',
    columns: {
      time: plainColumn('sampling_interval', 'Time', { symbol: 't' }),
      surface_position: numberColumn('pump_stroke', 'Surface position', { symbol: 's' }),
      surface_load: numberColumn('rod_load', 'Surface load', { symbol: 'F' }),
      pump_position: numberColumn('pump_stroke', 'Pump position', { symbol: 'u' }),
      pump_load: numberColumn('rod_load', 'Pump load', { symbol: 'f' }),
      crank_angle: plainColumn(
        { unit: 'deg', noKind: 'the crank angle covers a full revolution and has no usual range' },
        'Crank angle',
        {
          symbol: 'theta',
        },
      ),
      net_torque: numberColumn('gearbox_torque', 'Net torque', { symbol: 'T_n' }),
    },
  },
  rod_sections: {
    title: 'Rod sections',
    description:
      'Loads, stresses and loading at the top of each section, including the buoyant weight of the rods below.',
    columns: {
      top: numberColumn('well_depth', 'Section top'),
      diameter: numberColumn('tubing_diameter', 'Diameter', { symbol: 'd_j' }),
      largest_load: numberColumn('rod_load', 'Maximum load'),
      least_load: numberColumn('rod_load', 'Minimum load'),
      largest_stress: numberColumn('stress', 'Maximum stress', { symbol: 'sigma_max' }),
      least_stress: numberColumn('stress', 'Minimum stress', { symbol: 'sigma_min' }),
      stress_range: numberColumn('stress', 'Stress range', { symbol: 'R_s' }),
      allowable_range: numberColumn('stress', 'Allowable stress range', { symbol: 'R_a' }),
      loading: numberColumn('utilisation', 'Loading', { unit: '%', symbol: 'r_G' }),
    },
  },
}

export const tablesOf = (run: CardRun) => ({
  cards: cardRows(run),
  rod_sections: run.sections().map(({ top, diameter, largest, least, sigma_max, sigma_min, R_s, allowed }) => ({
    top,
    diameter,
    largest_load: largest,
    least_load: least,
    largest_stress: sigma_max,
    least_stress: sigma_min,
    stress_range: R_s,
    allowable_range: allowed?.R_a ?? null,
    loading: allowed?.loading ?? null,
  })),
})

function cardRows({ surface: { card, pumping }, solved: { pump }, torque }: CardRun) {
  const N = card.position.length
  const bottom = card.position.indexOf(Math.min(...card.position))
  return card.position.map((s, j) => ({
    time: j / (N * pumping.strokes),
    surface_position: s,
    surface_load: card.load[j] as number,
    pump_position: pump.position[j] as number,
    pump_load: pump.load[j] as number,
    crank_angle: (2 * Math.PI * ((j - bottom + N) % N)) / N,
    net_torque: torque?.samples[j]?.torque ?? null,
  }))
}
