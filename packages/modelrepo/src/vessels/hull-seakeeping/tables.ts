/** What the sums of the report run over: strips, and the waves of the sea. */
import { isNotApplicable, type NotApplicable, notApplicable, numberColumn, textColumn } from '@keelson/workflow'
import type { Hull } from './hull.ts'
import type { InSea } from './sea.ts'
import type { Motion, SixInWave } from './six.ts'
import type { StripMoved } from './strips.ts'

const result = (unit: string) => ({ unit, noKind: 'a result per hull length or per wave amplitude' })
const strip = textColumn('Strip')
const phase = (title: string) => numberColumn('motion_phase', title)

export const stillTables = {
  strips: {
    title: 'Strips',
    description: 'Strip length and immersed section properties, from aft to forward.',
    columns: {
      strip,
      x: numberColumn('hull_coordinate', 'Position', { symbol: 'x' }),
      width: numberColumn('hull_coordinate', 'Length', { symbol: 'w' }),
      half_breadth: numberColumn('hull_coordinate', 'Half breadth', { symbol: 'y' }),
      area: numberColumn('hull_area', 'Area', { symbol: 's' }),
      moment: numberColumn(result('m3'), 'First moment of area about the waterline', { symbol: 'm' }),
    },
  },
  sea: {
    title: 'Sea components',
    description: 'Sea components for the significant motions.',
    columns: {
      wave_frequency: numberColumn('wave_angular_frequency', 'Wave frequency', { symbol: 'omega_0' }),
      width: numberColumn('wave_angular_frequency', 'Width', { symbol: 'w_s' }),
      spectrum: numberColumn(result('m2*s'), 'Wave spectrum', { symbol: 'S' }),
      heave: numberColumn('-', 'Heave per wave amplitude', { symbol: 'R' }),
      acceleration: numberColumn(result('1/s2'), 'Acceleration at first point', { symbol: 'R' }),
    },
  },
}
export const forceTables = {
  forces: {
    title: 'Strip forces at the first wave frequency and heading',
    description:
      'Added mass, damping and wave force per wave amplitude. The diffraction part of the force is in quadrature (leading by a quarter period).',
    columns: {
      strip,
      added_mass: numberColumn(result('kg/m'), 'Added mass', { symbol: 'a' }),
      damping: numberColumn(result('kg/(m*s)'), 'Damping', { symbol: 'b' }),
      force_real: numberColumn(result('N/m2'), 'Force, real', { symbol: 'q_r' }),
      force_imaginary: numberColumn(result('N/m2'), 'Force, imaginary', { symbol: 'q_i' }),
      diffraction_real: numberColumn(result('N/m2'), 'Diffraction, real', { symbol: 'g_r' }),
      diffraction_imaginary: numberColumn(result('N/m2'), 'Diffraction, imaginary', { symbol: 'g_i' }),
    },
  },
}
export const motionTables = {
  motions: {
    title: 'Motions in six degrees of freedom',
    description:
      'Motions per wave amplitude, amidships on the waterline. The axes are x forward, y to port and z up. Positive roll raises the port side and positive pitch lowers the bow. Phases are leads relative to the wave crest.',
    columns: {
      wave_frequency: numberColumn('wave_angular_frequency', 'Wave frequency', { symbol: 'omega_0' }),
      heading: numberColumn('heading', 'Heading', { symbol: 'beta' }),
      surge: numberColumn('-', 'Surge', { symbol: 'R_1' }),
      surge_phase: phase('Surge phase'),
      sway: numberColumn('-', 'Sway', { symbol: 'R_2' }),
      sway_phase: phase('Sway phase'),
      heave: numberColumn('-', 'Heave', { symbol: 'R_3' }),
      heave_phase: phase('Heave phase'),
      roll: numberColumn('rotation_rao', 'Roll', { symbol: 'R_4' }),
      roll_phase: phase('Roll phase'),
      pitch: numberColumn('rotation_rao', 'Pitch', { symbol: 'R_5' }),
      pitch_phase: phase('Pitch phase'),
      yaw: numberColumn('rotation_rao', 'Yaw', { symbol: 'R_6' }),
      yaw_phase: phase('Yaw phase'),
    },
  },
}

export function stillRows({ lists, prepared }: Hull, sea?: InSea) {
  return {
    strips: prepared.strips.map((_, i) => ({
      strip: String(i + 1),
      x: lists.x[i] as number,
      width: lists.w[i] as number,
      half_breadth: lists.y[i] as number,
      area: lists.s[i] as number,
      moment: lists.m[i] as number,
    })),
    sea:
      sea === undefined
        ? notApplicable('no sea state is defined, or too few wave frequencies are entered')
        : seaRows(sea),
  }
}

export const forceRows = ({ a, b, q_r, q_i, g_r, g_i }: StripMoved['lists']) =>
  a.map((added_mass, i) => ({
    strip: String(i + 1),
    added_mass,
    damping: b[i] as number,
    force_real: q_r[i] as number,
    force_imaginary: q_i[i] as number,
    diffraction_real: g_r[i] as number,
    diffraction_imaginary: g_i[i] as number,
  }))

const seaRows = ({ omega, w, S, heave, points }: InSea) =>
  omega.map((wave_frequency, i) => ({
    wave_frequency,
    width: w[i] as number,
    spectrum: S[i] as number,
    heave: heave[i] as number,
    acceleration: points[0]?.[i] ?? null,
  }))

export const motionRows = (all: readonly SixInWave[] | NotApplicable) =>
  isNotApplicable(all) ? all : all.map(motionRow)

function motionRow({ met, six }: SixInWave) {
  const [surge, sway, heave, roll, pitch, yaw] = six as readonly [Motion, Motion, Motion, Motion, Motion, Motion]
  return {
    wave_frequency: met.omega_0,
    heading: met.beta,
    surge: surge.amplitude,
    surge_phase: surge.lead,
    sway: sway.amplitude,
    sway_phase: sway.lead,
    heave: heave.amplitude,
    heave_phase: heave.lead,
    roll: roll.amplitude,
    roll_phase: roll.lead,
    pitch: pitch.amplitude,
    pitch_phase: pitch.lead,
    yaw: yaw.amplitude,
    yaw_phase: yaw.lead,
  }
}
