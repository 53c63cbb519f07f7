/** The inputs of hydrodynamic coefficients: the body, the water, the waves, and tables in place of a solver. */

import {
  choice,
  count,
  type InputsOf,
  quantity,
  quantityGrid,
  quantityList,
  quantityOr,
  rows,
  waysOver,
} from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'

/** Frequencies that one run works out. */
const MOST_FREQUENCIES = 200
const MOST_ROWS = 2000
const MOST_OFFSETS = 200

const body = {
  body: choice(
    {
      floating_hemisphere: 'Floating hemisphere',
      section: 'Floating section',
      prolate_spheroid: 'Prolate spheroid',
      vertical_cylinder: 'Vertical cylinder',
      exponential_cosine: 'Decaying cosine retardation',
      table: 'Table of coefficients',
    },
    {
      title: 'Body',
      description:
        'What is solved: a hemisphere or a section in the surface of deep water, a spheroid far from it, a cylinder from the bed to the surface, a decaying retardation, or a table of coefficients.',
      default: 'section',
    },
  ),
  section: choice(
    { semicircle: 'Semicircle', rectangle: 'Rectangle', lewis: 'Lewis form', offsets: 'Offsets' },
    {
      title: 'Section',
      description: 'Shape of the section.',
      default: 'lewis',
    },
  ),
  radius: quantity('structure_dimension', {
    title: 'Radius',
    description: 'Of the hemisphere, the semicircle or the vertical cylinder.',
    symbol: 'a',
    above: 0,
    example: 5,
  }),
  section_beam: quantity('hull_breadth', {
    title: 'Breadth of the section',
    description: 'In the waterline.',
    symbol: 'B',
    above: 0,
    example: 20,
  }),
  section_draft: quantity('draught', {
    title: 'Draught of the section',
    description: 'From the waterline to the keel.',
    symbol: 'T',
    above: 0,
    example: 8,
  }),
  section_area_coefficient: quantity('block_coefficient', {
    title: 'Section area coefficient',
    description: 'Immersed area over breadth and draught; what Lewis forms can have depends on breadth over draught.',
    symbol: 'sigma',
    above: 0,
    example: 0.9,
  }),
  section_offsets: rows(
    {
      y: quantity('hull_coordinate', {
        title: 'Half breadth',
        description: 'From the centre plane.',
        symbol: 'y',
        minimum: 0,
      }),
      z: quantity('hull_coordinate', {
        title: 'Height',
        description: 'Over the waterline: 0 or below.',
        symbol: 'z',
        maximum: 0,
      }),
    },
    {
      title: 'Section offsets',
      description: 'Half section from the keel up to the waterline, joined by straight lines.',
      minItems: 2,
      maxItems: MOST_OFFSETS,
    },
  ),
  motion: choice(
    { heave: 'Heave', sway: 'Sway', roll: 'Roll', sway_roll: 'Sway by roll', surge: 'Surge' },
    {
      title: 'Motion',
      description:
        'Of the section: heave, sway, roll about the waterline on the centre plane, or sway by roll. A hemisphere heaves; a vertical cylinder is pushed in surge.',
      default: 'heave',
    },
  ),
  length_to_diameter: quantity('-', {
    title: 'Length over diameter',
    description: 'Of the prolate spheroid.',
    symbol: 'n_s',
    above: 1,
    maximum: 1000,
    example: 5,
  }),
}

const water = {
  water_depth: quantityOr(['infinite'], 'water_depth', {
    title: 'Water depth',
    description: 'A depth for the vertical cylinder; sections and the hemisphere are for deep water.',
    symbol: 'h',
    above: 0,
    default: 'infinite',
    requiredWhen: { body: ['vertical_cylinder'] },
  }),
  water_density: field.waterDensity({
    symbol: 'rho',
    default: 1025,
  }),
  gravity: field.gravity(),
}

const list = { minItems: 1, maxItems: MOST_FREQUENCIES }
const waves = {
  wavenumber_radius: quantityList('-', {
    title: 'Wave number times radius',
    description: 'One entry for each frequency. A semicircle without them has only what does not depend on frequency.',
    symbol: 'Ka',
    above: 0,
    maximum: 12,
    ...list,
  }),
  wavenumber_half_beam: quantityList('-', {
    title: 'Wave number times half the breadth',
    description: 'One entry for each frequency. Without them only what does not depend on frequency is answered.',
    symbol: 'Kb',
    above: 0,
    maximum: 12,
    ...list,
  }),
  wavenumber: quantityList('wavenumber', {
    title: 'Wave number',
    description: 'One entry for each wave on the vertical cylinder.',
    symbol: 'k',
    above: 0,
    ...list,
  }),
  angular_frequencies: quantityList('wave_angular_frequency', {
    title: 'Angular frequencies',
    description: 'At which the coefficients are wanted; within the rows of a table.',
    symbol: 'omega',
    above: 0,
    ...list,
  }),
}

const COEFFICIENT = 'kg, or kg m and kg m2 where a rotation takes part'
const matrixTable = (unit: 'kg' | 'kg/s', title: string, symbol: string) =>
  rows(
    {
      angular_frequency: quantity('wave_angular_frequency', {
        title: 'Angular frequency',
        description: 'Ascending.',
        symbol: 'omega',
        above: 0,
      }),
      matrix: quantityGrid(
        { unit, noKind: 'coefficients of any pair of motions have ranges of their own' },
        { title, description: `Six rows of six, surge to yaw: ${COEFFICIENT}.`, symbol, minItems: 6, maxItems: 6 },
      ),
    },
    {
      title: `${title} table`,
      description: 'One matrix for each frequency, the same frequencies for added mass and damping.',
      minItems: 2,
      maxItems: MOST_FREQUENCIES,
    },
  )

const tables = {
  coefficient_table: rows(
    {
      angular_frequency: quantity('wave_angular_frequency', {
        title: 'Angular frequency',
        description: 'Ascending.',
        symbol: 'omega',
        above: 0,
      }),
      added_mass: quantity(
        { unit: 'kg', noKind: 'of any pair of motions: ranges of their own' },
        { title: 'Added mass', description: `${COEFFICIENT}.`, symbol: 'A' },
      ),
      damping: quantity(
        { unit: 'kg/s', noKind: 'of any pair of motions: ranges of their own' },
        { title: 'Damping', description: 'Of the same pair of motions.', symbol: 'B' },
      ),
    },
    {
      title: 'Coefficient table',
      description: 'One coefficient in place of the matrices.',
      minItems: 2,
      maxItems: MOST_ROWS,
      overrides: [{ inputs: ['added_mass_table', 'damping_table'] }],
    },
  ),
  added_mass_table: matrixTable('kg', 'Added mass', 'A'),
  damping_table: matrixTable('kg/s', 'Damping', 'B'),
  table_row: count({
    title: 'Row of the coefficient',
    description: 'Motion in which the force acts, 1 surge to 6 yaw.',
    minimum: 1,
    maximum: 6,
    default: 3,
  }),
  table_column: count({
    title: 'Column of the coefficient',
    description: 'Motion that makes it.',
    minimum: 1,
    maximum: 6,
    default: 3,
  }),
  tail_exponent: quantity('-', {
    title: 'Tail exponent',
    description: 'Power of the frequency by which damping falls beyond the last row.',
    symbol: 'p',
    above: 1,
    maximum: 20,
    default: 3,
  }),
  tolerance: quantity('-', {
    title: 'Tolerance of causality',
    description: 'Largest difference of added mass from that which the damping makes, as a share of the largest.',
    symbol: 'e_lim',
    above: 0,
    maximum: 1,
    default: 0.1,
  }),
}

const memory = {
  k0: quantity('spring_stiffness', {
    title: 'Retardation at once',
    description: 'Of the decaying oscillation, at no time.',
    symbol: 'k_0',
    above: 0,
    example: 1000,
  }),
  alpha: quantity('decay_rate', {
    title: 'Decay rate',
    description: 'Of the retardation.',
    symbol: 'alpha',
    above: 0,
    example: 0.5,
  }),
  beta: quantity('wave_angular_frequency', {
    title: 'Frequency of the retardation',
    description: 'At which it swings while it decays.',
    symbol: 'beta',
    minimum: 0,
    example: 0.8,
  }),
  infinite_frequency_added_mass: quantity('ship_displacement', {
    title: 'Added mass at infinite frequency',
    description: 'To which the added mass tends.',
    symbol: 'A_inf',
    above: 0,
    example: 5000,
  }),
  retardation_times: quantityList('sampling_interval', {
    title: 'Times of the retardation',
    description: 'At which the retardation function is wanted.',
    symbol: 't',
    minimum: 0,
    minItems: 1,
    maxItems: MOST_ROWS,
  }),
}

const groups = { Body: body, Waves: waves, Water: water, Tables: tables, Memory: memory }
type Inputs = InputsOf<typeof groups>
export type Given<N extends keyof Inputs> = Pick<Inputs, N>
export type Perhaps<N extends keyof Inputs> = Partial<Given<N>>
export const ratioField = waves.wavenumber_radius
export const { way, composed } = waysOver('body', groups)
