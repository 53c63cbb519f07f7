/** The outputs that every deck of a diffraction analysis has: the body, its mesh, and what the waves ask of the panels. */
import type { Equation } from '@keelson/equations'
import { flagValue, listValue, numberValue, resultOf, textsValue } from '@keelson/workflow'

type Named = Pick<Equation, 'symbol' | 'title' | 'unit'>

/** By the equations of the program. */
export const meshValues = (by: { readonly displacedMass: Named; readonly largestPanel: Named }) => ({
  displaced_volume: numberValue('displacement_volume', {
    title: 'Displaced volume',
    description: 'Displaced volume of the whole body below still water.',
    symbol: 'V',
  }),
  waterplane_area: numberValue('hull_area', {
    title: 'Waterplane area',
    description: 'Waterplane area of the whole body at z = 0.',
    symbol: 'A_w',
  }),
  displaced_mass: resultOf(by.displacedMass, 'ship_displacement', {
    description: 'Water density times displaced volume.',
  }),
  centre_of_buoyancy: listValue('hull_coordinate', {
    title: 'Centre of buoyancy',
    description: 'Centre of buoyancy [x, y, z] of the whole body.',
  }),
  unique_nodes: numberValue('-', {
    title: 'Mesh nodes',
    description: 'Number of distinct mesh vertices. Vertices within 10⁻⁶ m of each other count once.',
    minimum: 0,
    count: true,
  }),
  panels: numberValue('-', {
    title: 'Mesh panels',
    description: 'Number of mesh panels NPAN, for a half or a quarter of a symmetrical body.',
    symbol: 'N_p',
    minimum: 0,
    count: true,
  }),
  mesh_accepted: flagValue({ title: 'Mesh accepted', description: 'True if every check of the mesh passes.' }),
  shortest_wavelength: numberValue('wave_length', {
    title: 'Shortest wavelength',
    description: 'Wavelength at the highest frequency and the water depth entered.',
    symbol: 'lambda',
    minimum: 0,
  }),
  maximum_panel_size: resultOf(by.largestPanel, 'structure_dimension', {
    description: 'Shortest wavelength divided by panels per wavelength.',
    minimum: 0,
  }),
  warnings: textsValue({ worded: true, title: 'Warnings', description: 'Warnings for the user of the input deck.' }),
})
