/** Motions of the hull by strips: heave and pitch step by step, all six where her masses are known. */
import { listValue } from '@keelson/workflow'
import { motionsChart } from './charts-six.ts'
import { figures } from './figures.ts'
import { type Given, way } from './inputs.ts'
import { answered, EACH, movingCharts, movingInputs, movingValues } from './moving.ts'
import { beyondStrips } from './reach.ts'
import { stripRules } from './rules.ts'
import { inSea } from './sea.ts'
import { sixOf, sixTold } from './six.ts'
import { rollCheck, type Still, stillOf, stillValues } from './still-water.ts'
import { hullIn, radiationsOf, type StripMoved } from './strips.ts'
import { forceRows, forceTables, motionRows, motionTables, stillTables } from './tables.ts'
import { byFrequency, courseOf, type InWave, wavesOf } from './waves.ts'

const result = (unit: string) => ({ unit, noKind: 'a result with a dimension used by no other input' })
const { encounter_frequency, heave_rao, pitch_rao, pitch_rao_over_wave_slope, significant_heave, ...others } =
  movingValues

export const byStrips = way({
  ...movingInputs,
  may: [...movingInputs.may, 'roll_gyradius', 'yaw_gyradius'],
  rules: stripRules,
  values: {
    ...stillValues,
    encounter_frequency,
    added_mass_heave: listValue('structure_mass', {
      title: 'Heave added mass',
      description: `Added mass in heave, ${EACH}.`,
      symbol: 'A_33',
      single: true,
    }),
    damping_heave: listValue('mass_flow_rate', {
      title: 'Heave damping',
      description: `Damping coefficient in heave, ${EACH}.`,
      symbol: 'B_33',
      unit: 'kg/s',
      single: true,
    }),
    added_inertia_pitch: listValue('moment_of_inertia', {
      title: 'Pitch added inertia',
      description: `Pitch added inertia including the speed term, ${EACH}.`,
      symbol: 'A_55',
      single: true,
    }),
    damping_pitch: listValue(result('kg*m2/s'), {
      title: 'Pitch damping',
      description: `Pitch damping including the speed term, ${EACH}.`,
      symbol: 'B_55',
      single: true,
    }),
    heave_excitation: listValue('force_per_length', {
      title: 'Heave force per wave amplitude',
      description: `Heave excitation force per wave amplitude, ${EACH}.`,
      symbol: 'F_a',
      single: true,
    }),
    pitch_excitation: listValue(result('N*m/m'), {
      title: 'Pitch moment per wave amplitude',
      description: `Pitch excitation moment per wave amplitude, ${EACH}.`,
      symbol: 'M_a',
      single: true,
    }),
    heave_rao,
    pitch_rao,
    surge_rao: listValue('-', {
      title: 'Surge per wave amplitude',
      description: `Surge amplitude per wave amplitude, amidships on the waterline, ${EACH}.`,
      symbol: 'R_1',
      minimum: 0,
      single: true,
    }),
    sway_rao: listValue('-', {
      title: 'Sway per wave amplitude',
      description: `Sway amplitude per wave amplitude, amidships on the waterline, ${EACH}.`,
      symbol: 'R_2',
      minimum: 0,
      single: true,
    }),
    roll_rao: listValue('rotation_rao', {
      title: 'Roll per wave amplitude',
      description: `Roll amplitude per wave amplitude, ${EACH}.`,
      symbol: 'R_4',
      minimum: 0,
      single: true,
    }),
    yaw_rao: listValue('rotation_rao', {
      title: 'Yaw per wave amplitude',
      description: `Yaw amplitude per wave amplitude, ${EACH}.`,
      symbol: 'R_6',
      minimum: 0,
      single: true,
    }),
    pitch_rao_over_wave_slope,
    significant_heave,
    added_mass_heave_nondimensional: listValue('-', {
      title: 'Ratio of heave added mass to displacement',
      description: `Ratio of heave added mass to displacement, ${EACH}.`,
      single: true,
    }),
    damping_heave_nondimensional: listValue('-', {
      title: 'Non-dimensional heave damping',
      description: `Heave damping divided by displacement, multiplied by √(length / gravity), ${EACH}.`,
      single: true,
    }),
    heave_excitation_nondimensional: listValue('-', {
      title: 'Ratio of heave force to heave stiffness',
      description: `Heave excitation force divided by heave stiffness, ${EACH}.`,
      single: true,
    }),
    pitch_excitation_nondimensional: listValue('-', {
      title: 'Normalised pitch moment',
      description: `Pitch excitation moment divided by (wave number × pitch stiffness), ${EACH}.`,
      single: true,
    }),
    ...others,
  },
  checks: rollCheck,
  tables: { strips: stillTables.strips, ...forceTables, ...motionTables, sea: stillTables.sea },
  charts: {
    responses: movingCharts.responses,
    motions: {
      title: 'Six-degree-of-freedom motions',
      description:
        'Translations and rotations amidships per wave amplitude against wave frequency, at up to two headings.',
      needs: ['roll_gyradius', 'yaw_gyradius'],
    },
    periods: movingCharts.periods,
  },
  figures,
  calculate: (p, trace) => {
    const still = stillOf(p, trace)
    const course = courseOf(p, trace)
    const radiations = radiationsOf(still.hull, p.gravity)
    const waves = wavesOf(p, course, (met, on) => hullIn(p, still, course, met, radiations, on), trace)
    const sea = inSea(p, () => byFrequency(p, waves))
    const told = answered(p, { ...still, course, waves, sea, beyond: beyondStrips(p, course) }, trace)
    const six = sixOf(p, still, course, waves, radiations, trace)
    return {
      ...told,
      values: { ...told.values, ...stripValues(p, still, waves), ...sixTold(six) },
      tables: () => ({
        ...told.tables(),
        ...(waves[0] && { forces: forceRows(waves[0].moved.lists) }),
        motions: motionRows(six),
      }),
      charts: () => ({ ...told.charts(), motions: motionsChart(p, six) }),
    }
  },
})

type Ship = Given<'hull_length' | 'water_density' | 'gravity'>

function stripValues(p: Ship, { hull: { V, C_33 } }: Still, waves: readonly InWave<StripMoved>[]) {
  const m = p.water_density * V
  const scale = Math.sqrt(p.hull_length / p.gravity)
  const of = (value: (moved: StripMoved, k: number) => number) => waves.map(({ met, moved }) => value(moved, met.k))
  return {
    added_mass_heave: of(({ A_33 }) => A_33),
    damping_heave: of(({ B_33 }) => B_33),
    added_inertia_pitch: of(({ A_55 }) => A_55),
    damping_pitch: of(({ B_55 }) => B_55),
    heave_excitation: of(({ F_3 }) => F_3),
    pitch_excitation: of(({ F_5 }) => F_5),
    added_mass_heave_nondimensional: of(({ A_33 }) => A_33 / m),
    damping_heave_nondimensional: of(({ B_33 }) => (B_33 / m) * scale),
    heave_excitation_nondimensional: of(({ F_3 }) => F_3 / C_33),
    pitch_excitation_nondimensional: of(({ F_5, C_55 }, k) => F_5 / (k * C_55)),
  }
}
