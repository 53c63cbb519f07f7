/** The outputs that every deck of a diffraction analysis has: the body, its mesh, and what the waves ask of the panels. */
import type { Equation } from '@keelson/equations'
import { flagValue, listValue, numberValue, resultOf, textsValue } from '@keelson/workflow'

type Named = Pick<Equation, 'symbol' | 'title' | 'unit'>

/** By the equations of the program. */
export const meshValues = (by: { readonly displacedMass: Named; readonly largestPanel: Named }) => ({
  displaced_volume: numberValue('displacement_volume', {
    title: 'Displaced volume',
    description: 'Of the whole body below still water.',
    symbol: 'V',
  }),
  waterplane_area: numberValue('hull_area', {
    title: 'Waterplane area',
    description: 'Of the whole body at z = 0.',
    symbol: 'A_w',
  }),
  displaced_mass: resultOf(by.displacedMass, 'ship_displacement', { description: 'Water density times volume.' }),
  centre_of_buoyancy: listValue('hull_coordinate', {
    title: 'Centre of buoyancy',
    description: '[x, y, z] of the whole body.',
  }),
  unique_nodes: numberValue('-', {
    title: 'Nodes',
    description: 'Distinct vertices of the mesh, to 1e-6 m.',
    minimum: 0,
    count: true,
  }),
  panels: numberValue('-', {
    title: 'Panels',
    description: 'NPAN of the mesh: half or a quarter of the body where it is symmetric.',
    symbol: 'N_p',
    minimum: 0,
    count: true,
  }),
  mesh_accepted: flagValue({ title: 'Mesh accepted', description: 'True if every check of the mesh passes.' }),
  shortest_wavelength: numberValue('wave_length', {
    title: 'Shortest wavelength',
    description: 'At the highest frequency, in the water depth.',
    symbol: 'lambda',
    minimum: 0,
  }),
  maximum_panel_size: resultOf(by.largestPanel, 'structure_dimension', {
    description: 'Shortest wavelength over panels per wavelength.',
    minimum: 0,
  }),
  warnings: textsValue({ worded: true, title: 'Warnings', description: 'What the user of the deck should know.' }),
})
