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
      title: 'Mesh as GDF text',
      description:
        'Low-order WAMIT GDF in metres, still water at z = 0: title; ULEN GRAV; ISX ISY; NPAN; four vertices a panel. Left out, the mesh is a box.',
      maxLength: MOST_TEXT,
      overrides: [{ inputs: BOX }],
    }),
  ),
  mesh_file: text({
    title: 'Mesh file name',
    description: 'Plain name, without folder, under which the mesh is named in the data file.',
    default: 'mesh.gdf',
    maxLength: 200,
  }),
  mesh_box_length: optional(
    quantity('hull_length', {
      title: 'Box length',
      description: 'Length along x of the generated box; top open at z = 0.',
      symbol: 'L_box',
      above: 0,
      example: 20,
      requiredWhen: always,
    }),
  ),
  mesh_box_beam: optional(
    quantity('hull_breadth', {
      title: 'Box beam',
      description: 'Width along y of the generated box.',
      symbol: 'B_box',
      above: 0,
      example: 10,
      requiredWhen: always,
    }),
  ),
  mesh_box_draft: optional(
    quantity('draught', {
      title: 'Box draft',
      description: 'Depth of the bottom of the generated box below z = 0.',
      symbol: 'd_box',
      above: 0,
      example: 5,
      requiredWhen: always,
    }),
  ),
  mesh_box_centre: quantityList('hull_coordinate', {
    title: 'Box centre',
    description: '[x, y] of the middle of the box.',
    minItems: 2,
    maxItems: 2,
    default: [0, 0],
  }),
  mesh_panel_size: quantity('structure_dimension', {
    title: 'Panel size',
    description: 'Largest side of a panel of the generated box.',
    symbol: 's',
    above: 0,
    default: 1,
    inert: 'a box is cut into whole panels: their number need not change with 1 %',
  }),
  mesh_symmetry: choice(
    { none: 'None', xz: 'Plane y = 0 (xz)', yz: 'Plane x = 0 (yz)', both: 'Both planes (xz and yz)' },
    {
      title: 'Mesh symmetry',
      description: 'Planes of symmetry of the mesh, which then holds a half or a quarter: xz is y = 0, yz is x = 0.',
      default: 'none',
    },
  ),
}

export const massParams = {
  mass: quantity('ship_displacement', {
    title: 'Mass',
    description: 'Mass of the body.',
    symbol: 'm',
    above: 0,
    example: 1025,
  }),
  centre_of_gravity: quantityList('hull_coordinate', {
    title: 'Centre of gravity',
    description: '[x, y, z] in the axes of the mesh, z up from still water.',
    minItems: 3,
    maxItems: 3,
    default: [0, 0, 0],
    assumed: 'over the origin of the mesh, in still water: the stiffness in roll and pitch of the solution rests on it',
  }),
  radii_of_gyration: quantityList('structure_dimension', {
    title: 'Radii of gyration',
    description: '[kxx, kyy, kzz] about the centre of gravity; products of inertia are zero.',
    above: 0,
    minItems: 3,
    maxItems: 3,
  }),
}

export const waterParams = (gravity: string) => ({
  water_depth: quantityOr(['infinite'], 'water_depth', {
    title: 'Water depth',
    description: 'Depth of the water, or infinite.',
    symbol: 'd',
    above: 0,
    default: 'infinite',
    assumed: 'deep water: in water shallower than half a wavelength the waves are shorter and the loads others',
  }),
  water_density: field.waterDensity({
    symbol: 'rho',
    assumed: 'sea water: in fresh water the same mesh carries 2.4 % less, more than the mass may differ',
  }),
  gravity: field.gravity({ description: gravity }),
})

/** Lists of at most so many waves. */
export const waveParams = (most: number) => ({
  angular_frequencies: optional(
    quantityList('wave_angular_frequency', {
      title: 'Wave frequencies',
      description: 'Frequencies of the waves, all different.',
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
      description: 'Periods of the waves, all different, instead of frequencies.',
      symbol: 'T',
      above: 0,
      minItems: 1,
      maxItems: most,
      overrides: [{ inputs: ['angular_frequencies'] }],
    }),
  ),
  wave_headings: quantityList('heading', {
    title: 'Wave headings',
    description: 'Direction in which the waves progress, anticlockwise from x.',
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
    description: 'Wanted at the shortest wave; gives the largest panel.',
    symbol: 'n',
    minimum: 4,
    usual: [5, 20],
    default: 7,
  }),
}

const shared = params({ ...meshParams, ...massParams, ...waterParams(''), ...waveParams(1), ...panelParams })
export type DiffractionParams = ParamsOf<typeof shared>
