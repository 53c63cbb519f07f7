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
      table: 'Coefficient table',
    },
    {
      title: 'Body type',
      description:
        'Body type. The hemisphere and section float in deep water, the spheroid is deeply submerged and the cylinder extends from seabed to surface. A decaying retardation function or a coefficient table may also be entered.',
      default: 'section',
    },
  ),
  section: choice(
    { semicircle: 'Semicircle', rectangle: 'Rectangle', lewis: 'Lewis form', offsets: 'Offsets' },
    {
      title: 'Section shape',
      description: 'Shape of the section.',
      default: 'lewis',
    },
  ),
  radius: quantity('structure_dimension', {
    title: 'Radius',
    description: 'Radius of the hemisphere, semicircle or vertical cylinder.',
    symbol: 'a',
    above: 0,
    example: 5,
  }),
  section_beam: quantity('hull_breadth', {
    title: 'Section breadth',
    description: 'Section breadth at the waterline.',
    symbol: 'B',
    above: 0,
    example: 20,
  }),
  section_draft: quantity('draught', {
    title: 'Section draught',
    description: 'Section draught from waterline to keel.',
    symbol: 'T',
    above: 0,
    example: 8,
  }),
  section_area_coefficient: quantity('block_coefficient', {
    title: 'Section area coefficient',
    description:
      'Immersed area divided by (breadth × draught). The range for Lewis forms depends on the breadth-to-draught ratio.',
    symbol: 'sigma',
    above: 0,
    example: 0.9,
  }),
  section_offsets: rows(
    {
      y: quantity('hull_coordinate', {
        title: 'Half breadth',
        description: 'Half breadth from the centreplane.',
        symbol: 'y',
        minimum: 0,
      }),
      z: quantity('hull_coordinate', {
        title: 'Height',
        description: 'Height above the waterline, zero or negative.',
        symbol: 'z',
        maximum: 0,
      }),
    },
    {
      title: 'Section offsets',
      description: 'Half-section offsets from the keel up to the waterline, joined by straight lines.',
      minItems: 2,
      maxItems: MOST_OFFSETS,
    },
  ),
  motion: choice(
    { heave: 'Heave', sway: 'Sway', roll: 'Roll', sway_roll: 'Sway-roll coupling', surge: 'Surge' },
    {
      title: 'Motion',
      description:
        'Section motion: heave, sway, roll about the waterline at the centreplane, or sway-roll coupling. The hemisphere has heave only, and the vertical cylinder surge only.',
      default: 'heave',
    },
  ),
  length_to_diameter: quantity('-', {
    title: 'Length-to-diameter ratio',
    description: 'Length-to-diameter ratio of the prolate spheroid.',
    symbol: 'n_s',
    above: 1,
    maximum: 1000,
    example: 5,
  }),
}

const water = {
  water_depth: quantityOr(['infinite'], 'water_depth', {
    title: 'Water depth',
    description: 'Water depth for the vertical cylinder. Sections and the hemisphere require infinite depth.',
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
    description:
      'Wave number times radius, one value per frequency. If omitted for a semicircle, only frequency-independent results are reported.',
    symbol: 'Ka',
    above: 0,
    maximum: 12,
    ...list,
  }),
  wavenumber_half_beam: quantityList('-', {
    title: 'Wave number times half breadth',
    description:
      'Wave number times half breadth, one value per frequency. If omitted, only frequency-independent results are reported.',
    symbol: 'Kb',
    above: 0,
    maximum: 12,
    ...list,
  }),
  wavenumber: quantityList('wavenumber', {
    title: 'Wave number',
    description: 'Wave numbers of the waves on the vertical cylinder.',
    symbol: 'k',
    above: 0,
    ...list,
  }),
  angular_frequencies: quantityList('wave_angular_frequency', {
    title: 'Angular frequencies',
    description: 'Frequencies at which coefficients are required. Must be within the table.',
    symbol: 'omega',
    above: 0,
    ...list,
  }),
}

const COEFFICIENT = 'kg, or kg·m and kg·m² if rotation is involved'
const matrixTable = (unit: 'kg' | 'kg/s', title: string, symbol: string) =>
  rows(
    {
      angular_frequency: quantity('wave_angular_frequency', {
        title: 'Angular frequency',
        description: 'Angular frequency in ascending order.',
        symbol: 'omega',
        above: 0,
      }),
      matrix: quantityGrid(
        { unit, noKind: 'coefficients of different motion pairs have different ranges' },
        {
          title,
          description: `Six rows of six, surge to yaw, in ${unit} (with m or m² if rotation is involved).`,
          symbol,
          minItems: 6,
          maxItems: 6,
        },
      ),
    },
    {
      title: `${title} table`,
      description: 'One matrix per frequency, at the same frequencies for added mass and damping.',
      minItems: 2,
      maxItems: MOST_FREQUENCIES,
    },
  )

const tables = {
  coefficient_table: rows(
    {
      angular_frequency: quantity('wave_angular_frequency', {
        title: 'Angular frequency',
        description: 'Angular frequency in ascending order.',
        symbol: 'omega',
        above: 0,
      }),
      added_mass: quantity(
        { unit: 'kg', noKind: 'coefficients of different motion pairs have different ranges' },
        { title: 'Added mass', description: `Added mass in ${COEFFICIENT}.`, symbol: 'A' },
      ),
      damping: quantity(
        { unit: 'kg/s', noKind: 'coefficients of different motion pairs have different ranges' },
        { title: 'Damping', description: 'Damping for the same pair of force and motion.', symbol: 'B' },
      ),
    },
    {
      title: 'Coefficient table',
      description: 'Table of a single coefficient, entered instead of the matrices.',
      minItems: 2,
      maxItems: MOST_ROWS,
      overrides: [{ inputs: ['added_mass_table', 'damping_table'] }],
    },
  ),
  added_mass_table: matrixTable('kg', 'Added mass', 'A'),
  damping_table: matrixTable('kg/s', 'Damping', 'B'),
  table_row: count({
    title: 'Coefficient row',
    description: 'Direction of the force, from 1 (surge) to 6 (yaw).',
    minimum: 1,
    maximum: 6,
    default: 3,
  }),
  table_column: count({
    title: 'Coefficient column',
    description: 'Motion causing the force, from 1 (surge) to 6 (yaw).',
    minimum: 1,
    maximum: 6,
    default: 3,
  }),
  tail_exponent: quantity('-', {
    title: 'Tail exponent',
    description: 'Power of frequency with which damping decreases above the last row of the table.',
    symbol: 'p',
    above: 1,
    maximum: 20,
    default: 3,
  }),
  tolerance: quantity('-', {
    title: 'Causality tolerance',
    description:
      'Maximum difference between table and damping-derived added mass, as a proportion of the maximum added mass.',
    symbol: 'e_lim',
    above: 0,
    maximum: 1,
    default: 0.1,
  }),
}

const memory = {
  k0: quantity('spring_stiffness', {
    title: 'Initial retardation',
    description: 'Retardation function at time zero.',
    symbol: 'k_0',
    above: 0,
    example: 1000,
  }),
  alpha: quantity('decay_rate', {
    title: 'Decay rate',
    description: 'Decay rate of the retardation function.',
    symbol: 'alpha',
    above: 0,
    example: 0.5,
  }),
  beta: quantity('wave_angular_frequency', {
    title: 'Retardation frequency',
    description: 'Oscillation frequency of the decaying retardation function.',
    symbol: 'beta',
    minimum: 0,
    example: 0.8,
  }),
  infinite_frequency_added_mass: quantity('ship_displacement', {
    title: 'Infinite-frequency added mass',
    description: 'Limit of the added mass at infinite frequency.',
    symbol: 'A_inf',
    above: 0,
    example: 5000,
  }),
  retardation_times: quantityList('sampling_interval', {
    title: 'Retardation times',
    description: 'Times at which the retardation function is required.',
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
