/** The values that a run answers with. */
import { hemisphereInfinite } from '@keelson/physics/added-mass/hemisphere-equations.ts'
import { axialAddedMass, lateralAddedMass, rotationalAddedInertia } from '@keelson/physics/added-mass/spheroid.ts'
import { causalityGap } from '@keelson/physics/radiation/equations.ts'
import {
  highFrequencyCoefficient,
  highFrequencyMass,
  lewisFirst,
  lewisThird,
} from '@keelson/physics/strip-theory/lewis.ts'
import { listValue, numberColumn, resultOf, rowsValue } from '@keelson/workflow'

const PER_FREQUENCY = 'One entry for each frequency'
const PER_LENGTH = 'of the section in heave or sway'
const SPHEROID = { onlyWhen: { body: ['prolate_spheroid'] } }
const LEWIS = { onlyWhen: { body: ['section'], section: ['lewis'] } }
const WAVES = { onlyWhen: { body: ['floating_hemisphere', 'section'] } }
const BODY = { onlyWhen: { body: ['floating_hemisphere', 'exponential_cosine'] } }
const ONE_PLANE = { onlyWhen: { body: ['section'], motion: ['heave', 'sway'] } }
const PILE = { onlyWhen: { body: ['vertical_cylinder'] } }
const TABLE = { onlyWhen: { body: ['table'] }, needs: ['angular_frequencies'] }
const rate = (unit: string) => ({ unit, noKind: 'a result whose dimension no other field has' })

const interpolated = (unit: 'kg' | 'kg/s', title: string) =>
  rowsValue({
    title,
    description: 'Straight between the rows of the table, at the frequencies asked for.',
    columns: {
      angular_frequency: numberColumn('wave_angular_frequency', 'Angular frequency', { symbol: 'omega' }),
      value: numberColumn({ unit, noKind: 'a coefficient of any pair of motions' }, 'Coefficient'),
    },
    ...TABLE,
  })

export const values = {
  added_mass_nondimensional: listValue('-', {
    title: 'Added mass without dimension',
    description: `${PER_FREQUENCY}: over the displaced mass, and once over the breadth for a coupling, twice for roll.`,
    symbol: 'a_hat',
    ...WAVES,
  }),
  damping_nondimensional: listValue('-', {
    title: 'Damping without dimension',
    description: `${PER_FREQUENCY}: over frequency and displaced mass, and over the breadth as added mass is.`,
    symbol: 'b_hat',
    ...WAVES,
  }),
  added_mass: listValue('ship_displacement', {
    title: 'Added mass',
    description: `${PER_FREQUENCY}.`,
    symbol: 'A',
    ...BODY,
  }),
  damping: listValue('mass_flow_rate', {
    title: 'Damping',
    description: `${PER_FREQUENCY}.`,
    symbol: 'B',
    unit: 'kg/s',
    ...BODY,
  }),
  added_mass_infinite: resultOf(hemisphereInfinite, 'ship_displacement', {
    title: 'Added mass at infinite frequency',
    description: 'Half the displaced mass of the hemisphere; of a table what its damping leaves of the added mass.',
    onlyWhen: { body: ['floating_hemisphere', 'table'] },
  }),
  axial_added_mass_coefficient: resultOf(axialAddedMass, '-', { description: 'Of the displaced mass.', ...SPHEROID }),
  lateral_added_mass_coefficient: resultOf(lateralAddedMass, '-', {
    description: 'Of the displaced mass.',
    ...SPHEROID,
  }),
  rotational_added_inertia_coefficient: resultOf(rotationalAddedInertia, '-', {
    description: "Of the displaced water's moment of inertia about a short axis.",
    ...SPHEROID,
  }),
  lewis_a1: resultOf(lewisFirst, '-', { description: 'Of the mapping on a circle.', ...LEWIS }),
  lewis_a3: resultOf(lewisThird, '-', { description: 'Of the mapping on a circle.', ...LEWIS }),
  heave_added_mass_coefficient_infinite: resultOf(highFrequencyCoefficient, '-', {
    description: 'Of the half circle on the breadth, in waves much shorter than the section.',
    ...LEWIS,
  }),
  heave_added_mass_per_length_infinite: resultOf(
    highFrequencyMass,
    { unit: 'kg/m', noKind: 'added mass of a ship section: tonnes per metre' },
    {
      description: 'In waves much shorter than the section.',
      onlyWhen: { body: ['section'], section: ['lewis', 'semicircle'] },
    },
  ),
  surge_excitation_nondimensional: listValue('-', {
    title: 'Surge force without dimension',
    description: `${PER_FREQUENCY}: over water density, gravity, wave amplitude, radius and depth.`,
    symbol: 'F_hat',
    ...PILE,
  }),
  effective_inertia_coefficient: listValue('-', {
    title: 'Effective inertia coefficient',
    description: `${PER_FREQUENCY}: force over that of the undisturbed wave on the volume.`,
    symbol: 'C_M',
    ...PILE,
  }),
  causality_error: resultOf(causalityGap, '-', {
    description: 'Of the added mass that the damping makes, as a share of the largest added mass; the worst row.',
    onlyWhen: { body: ['table'] },
  }),
  retardation: listValue(rate('kg/s2'), {
    title: 'Retardation function',
    description: 'One entry for each time; in the unit of the coefficient over its time squared.',
    symbol: 'K_t',
    onlyWhen: { body: ['table', 'exponential_cosine'] },
    needs: ['retardation_times'],
  }),
  added_mass_per_length: listValue(
    { unit: 'kg/m', noKind: 'added mass of a ship section: tonnes per metre' },
    { title: 'Added mass per length', description: `${PER_FREQUENCY}, ${PER_LENGTH}.`, symbol: 'a', ...ONE_PLANE },
  ),
  damping_per_length: listValue(rate('kg/(m*s)'), {
    title: 'Damping per length',
    description: `${PER_FREQUENCY}, ${PER_LENGTH}.`,
    symbol: 'b',
    ...ONE_PLANE,
  }),
  added_mass_interpolated: interpolated('kg', 'Added mass from the table'),
  damping_interpolated: interpolated('kg/s', 'Damping from the table'),
}
