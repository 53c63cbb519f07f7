/** The tables, charts and figures of a run, as the contract declares them. */
import { numberColumn, textColumn } from '@keelson/workflow'
import { aCurve, aCurveOrFit, aTable, byAsme, drawsBar } from './modes.ts'

export const tables = {
  curve: {
    title: 'Curve for finite elements',
    description:
      'Each strain of the grid. A plasticity table takes the last two columns, from the last row without plastic strain on. Empty where the curve folds back.',
    columns: {
      strain: numberColumn('strain', 'Engineering strain', { symbol: 'e' }),
      stress: numberColumn('stress', 'Engineering stress', { symbol: 's' }),
      true_strain: numberColumn('strain', 'True strain', { symbol: 'epsilon_t' }),
      true_stress: numberColumn('stress', 'True stress', { symbol: 'sigma_t' }),
      plastic_strain: numberColumn('strain', 'True plastic strain', { symbol: 'epsilon_pl' }),
    },
    onlyWhen: aCurve,
  },
  grades: {
    title: 'Strengths of the grades',
    description: 'API 5L PSL 2 pipe body, and what the temperature leaves of it by DNV-ST-F101.',
    columns: {
      grade: textColumn('Grade'),
      iso: textColumn('ISO 3183'),
      smys: numberColumn('steel_yield_strength', 'Yield strength', { symbol: 'SMYS' }),
      smts: numberColumn('steel_tensile_strength', 'Tensile strength', { symbol: 'SMTS' }),
      highest_ratio: numberColumn('-', 'Highest yield-to-tensile ratio', { symbol: 'R_max' }),
      yield_left: numberColumn('steel_yield_strength', 'De-rated yield strength'),
      tensile_left: numberColumn('steel_tensile_strength', 'De-rated tensile strength'),
      measured: textColumn('Yield strength measured'),
    },
    onlyWhen: aTable,
  },
}

export const charts = {
  stress_strain: {
    title: 'Engineering stress and strain',
    description:
      'Up to a few strains at yield, with the yield point, the line of 0.2 % offset, and 0.5 % total strain.',
    onlyWhen: aCurveOrFit,
  },
  true_engineering: {
    title: 'True and engineering curve',
    description:
      'Engineering stress over engineering strain; true stress over true strain, and over true plastic strain.',
    onlyWhen: aCurveOrFit,
  },
  tangent_modulus: {
    title: 'Tangent modulus',
    description: 'Slope of the engineering curve.',
    onlyWhen: aCurveOrFit,
  },
  mpc_components: {
    title: 'Shares of the true strain',
    description: 'True total strain of the ASME curve, and its micro-strain and macro-strain shares.',
    onlyWhen: byAsme,
  },
}

export const figures = {
  tensile_bar: {
    title: 'Tensile bar',
    description:
      'A round bar of five diameters before and under load, its elongation enlarged as the figure says: what engineering and true stress and strain refer to.',
    onlyWhen: drawsBar,
  },
}
