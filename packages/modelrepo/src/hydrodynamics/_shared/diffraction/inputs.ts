/** The inputs that the models of diffraction programs share: mesh, mass, water and waves. */

import {
  always,
  choice,
  optional,
  type ParamsOf,
  params,
  quantity,
  quantityList,
  quantityOr,
  text,
} from '@keelson/workflow'
import { field } from '../../../_shared/fields/index.ts'

/** Characters of a mesh file that one request may carry. */
const MOST_TEXT = 16_000_000
const BOX = ['mesh_box_length', 'mesh_box_beam', 'mesh_box_draft', 'mesh_box_centre', 'mesh_panel_size']

export const meshParams = {
  mesh_gdf: optional(
    text({
      title: 'GDF mesh text',
      description:
        'Low-order WAMIT GDF text in metres with still water at z = 0. Lines are title, ULEN GRAV, ISX ISY, NPAN, then four vertices per panel. If omitted, a box mesh is generated.',
      maxLength: MOST_TEXT,
      overrides: [{ inputs: BOX }],
    }),
  ),
  mesh_file: text({
    title: 'Mesh file name',
    description: 'Mesh file name in the data file, without a folder path.',
    default: 'mesh.gdf',
    maxLength: 200,
  }),
  mesh_box_length: optional(
    quantity('hull_length', {
      title: 'Box length',
      description: 'Length of the generated box along x. The top is open at z = 0.',
      symbol: 'L_box',
      above: 0,
      example: 20,
      requiredWhen: always,
    }),
  ),
  mesh_box_beam: optional(
    quantity('hull_breadth', {
      title: 'Box beam',
      description: 'Width of the generated box along y.',
      symbol: 'B_box',
      above: 0,
      example: 10,
      requiredWhen: always,
    }),
  ),
  mesh_box_draft: optional(
    quantity('draught', {
      title: 'Box draught',
      description: 'Depth of the generated box bottom below z = 0.',
      symbol: 'd_box',
      above: 0,
      example: 5,
      requiredWhen: always,
    }),
  ),
  mesh_box_centre: quantityList('hull_coordinate', {
    title: 'Box centre',
    description: 'Centre [x, y] of the generated box.',
    minItems: 2,
    maxItems: 2,
    default: [0, 0],
  }),
  mesh_panel_size: quantity('structure_dimension', {
    title: 'Panel size',
    description: 'Maximum panel side of the generated box.',
    symbol: 's',
    above: 0,
    default: 1,
    inert: 'the box is divided into whole panels, so a 1 % change in panel size may not change their number',
  }),
  mesh_symmetry: choice(
    { none: 'None', xz: 'Plane y = 0 (xz)', yz: 'Plane x = 0 (yz)', both: 'Both planes (xz and yz)' },
    {
      title: 'Mesh symmetry',
      description:
        'Symmetry planes of the mesh, which then contains a half or a quarter of the body. The xz plane is y = 0 and the yz plane is x = 0.',
      default: 'none',
    },
  ),
}

export const massParams = {
  mass: quantity('ship_displacement', {
    title: 'Mass',
    description: 'Body mass.',
    symbol: 'm',
    above: 0,
    example: 1025,
  }),
  centre_of_gravity: quantityList('hull_coordinate', {
    title: 'Centre of gravity',
    description: 'Centre of gravity [x, y, z] in mesh axes, z up from still water.',
    minItems: 3,
    maxItems: 3,
    default: [0, 0, 0],
    assumed:
      'At the mesh origin, at still water level. The roll and pitch stiffness of the solution depends on this position.',
  }),
  radii_of_gyration: quantityList('structure_dimension', {
    title: 'Radii of gyration',
    description: 'Radii of gyration [kxx, kyy, kzz] about the centre of gravity. Products of inertia are zero.',
    above: 0,
    minItems: 3,
    maxItems: 3,
  }),
}

export const waterParams = (gravity: string) => ({
  water_depth: quantityOr(['infinite'], 'water_depth', {
    title: 'Water depth',
    description: 'Water depth in metres, or infinite.',
    symbol: 'd',
    above: 0,
    default: 'infinite',
    assumed: 'Deep water. In water shallower than half a wavelength the waves are shorter and the loads differ.',
  }),
  water_density: field.waterDensity({
    symbol: 'rho',
    assumed: 'Seawater. In fresh water the displaced mass is 2.4 % less, a difference above the mass tolerance.',
  }),
  gravity: field.gravity({ description: gravity }),
})

/** Lists of at most so many waves. */
export const waveParams = (most: number) => ({
  angular_frequencies: optional(
    quantityList('wave_angular_frequency', {
      title: 'Wave frequencies',
      description: 'Wave frequencies of the analysis. All values must be different.',
      symbol: 'omega',
      above: 0,
      minItems: 1,
      maxItems: most,
      requiredWhen: always,
    }),
  ),
  wave_periods: optional(
    quantityList('wave_period', {
      title: 'Wave periods',
      description: 'Wave periods of the analysis, entered instead of frequencies. All values must be different.',
      symbol: 'T',
      above: 0,
      minItems: 1,
      maxItems: most,
      overrides: [{ inputs: ['angular_frequencies'] }],
    }),
  ),
  wave_headings: quantityList('heading', {
    title: 'Wave headings',
    description: 'Direction of wave propagation, anticlockwise from the x axis.',
    symbol: 'beta',
    minimum: -180,
    maximum: 360,
    minItems: 1,
    maxItems: most,
    default: [0, 45, 90, 135, 180],
  }),
})

export const panelParams = {
  panels_per_wavelength: quantity('-', {
    title: 'Panels per wavelength',
    description: 'Required number of panels per wavelength for the shortest wave. It sets the maximum panel size.',
    symbol: 'n',
    minimum: 4,
    usual: [5, 20],
    default: 7,
  }),
}

const shared = params({ ...meshParams, ...massParams, ...waterParams(''), ...waveParams(1), ...panelParams })
export type DiffractionParams = ParamsOf<typeof shared>
