/** What the contracts of galvanic designs say alike: standards, charts, method, assumptions, limits. */
import { dnvRpB4012005 } from '@keelson/standards/dnv-rp-b401-2005/source.ts'
import { dnvRpB4012010 } from '@keelson/standards/dnv-rp-b401-2010/source.ts'
import { dnvRpB4012017 } from '@keelson/standards/dnv-rp-b401-2017/source.ts'
import { dnvRpB401 } from '@keelson/standards/dnv-rp-b401-2021/source.ts'
import { SLENDER } from './inputs-anode.ts'
import { tableSpecs } from './tables.ts'

const B401 = 'standards/dnv-rp-b401-2021'
const SHARED = 'modelrepo/asset-integrity/_shared/cathodic-protection'

export const standards = [
  { source: dnvRpB401, section: '3.3, 3.4, 4.4, 4.7 to 4.9; Tables 8-1, 8-2, 8-4, 8-6 to 8-8' },
  { source: dnvRpB4012017, section: 'Tables A-1, A-2, A-4, A-6, A-8, where edition 2017 is chosen' },
  { source: dnvRpB4012010, section: 'Tables 10-1, 10-2, 10-4, 10-6, 10-8, where edition 2010 is chosen' },
  { source: dnvRpB4012005, section: 'Tables 10-1, 10-2, 10-4, 10-6, 10-8, where edition 2005 is chosen' },
] as const

const chartSpecs = {
  demand_over_life: {
    title: 'Current demand and anode capacity',
    description:
      'What the structure draws as its coating breaks down, and what the anodes can give as they are spent; with the initial and final demands of the design.',
  },
  coating_breakdown: {
    title: 'Coating breakdown',
    description: 'Breakdown factor of each coating over the life; 1 is bare steel.',
  },
  anode_mass_left: {
    title: 'Net anode mass left',
    description: 'Alloy left as the charge is drawn, down to what cannot be used.',
    apart: { 'usable alloy spent': 'What is left where the anodes have given their utilisation factor.' },
  },
  anodes_by_criterion: {
    title: 'Anodes required by criterion',
    description: 'Numbers by mass, initial and final current, against those installed.',
  },
} as const

const SHAPED = { anode_type: [...SLENDER, 'long flush'] }
const figureSpecs = {
  zones: {
    title: 'Zones and the current that they take',
    description:
      'A scheme: the areas are known, the shape is not. Zones are as high as their share of the steel, bands as thick as the mean current from the anodes to a zone or to the drain; zones in air take none. Roman numbers are coating categories; the bar stands for all anodes.',
  },
  anode: {
    title: 'One anode, along its length',
    description:
      'As new, and dashed as spent at the end of life. A stand-off anode is seen from the side, the ends of its insert as they may be; a flush one from the water. The thickness of the steel is not to scale.',
    onlyWhen: SHAPED,
  },
  anode_section: {
    title: 'One anode, in section',
    description:
      'As new, and dashed as spent at the end of life. A stand-off anode is a circle of its perimeter, a flush one a block of its net mass. The thickness of the steel is not to scale.',
    onlyWhen: SHAPED,
  },
} as const

/** What the contracts of all galvanic designs have in common. */
export const galvanicContract = {
  version: 1,
  status: 'stable',
  routes: [{ domain: 'subsea-pipelines-integrity', subdomain: 'asset-integrity' }],
  kind: 'calculation',
  tables: tableSpecs,
  charts: chartSpecs,
  figures: figureSpecs,
  deliverables: [],
} as const

export const zoneStep = {
  title: 'Zones',
  text: 'One row for each exposure, depth band and coating; air draws nothing, splash counts as 0-30 m.',
  module: `${SHARED}/zones.ts`,
} as const

/** Steps on coating and density, for a structure of zones or of one surface. */
export const surfaceSteps = [
  {
    title: 'Climate and depth',
    text: 'Region as given; bands 0-30, >30-100, >100-300 and >300 m, a limit in the shallower band.',
    module: `${B401}/current-density.ts`,
  },
  {
    title: 'Design current densities',
    text: 'Initial and final of Table 8-1, mean of Table 8-2, 0.020 A/m² buried; 0.001 A/m² more for each degree of a heated surface above 25 °C, in all phases.',
    module: `${B401}/current-density.ts`,
  },
  {
    title: 'Coating breakdown',
    text: 'a + b t by Table 8-4; where it reaches 1 the coating counts as gone from then on.',
    module: `${B401}/coating.ts`,
  },
  {
    title: 'Current demand',
    text: 'Area times density times breakdown factor in each phase, all parts and the drain together.',
    module: `${B401}/demand.ts`,
  },
] as const

export const anodeSteps = [
  {
    title: 'Anode mass',
    text: 'Charge of the life over utilisation (Table 8-8) and capacity (Table 8-6).',
    module: 'physics/cathodic-protection/galvanic-balance.ts',
  },
  {
    title: 'Alloy',
    text: 'Capacity and closed circuit potential of Table 8-6 by alloy, environment and anode temperature, unless given.',
    module: `${B401}/anode-design.ts`,
  },
  {
    title: 'Resistance',
    text: 'Modified Dwight, Dwight, Lloyd or McCoy by anode type; 1.3 times from 0.15 to 0.30 m stand-off, flush-mounted below; times the interaction factor.',
    module: `${B401}/anode-resistance.ts`,
  },
  {
    title: 'Output',
    text: 'Driving voltage over resistance, new and spent; all anodes against the initial and final demands.',
    module: `${B401}/demand.ts`,
  },
  {
    title: 'Spent geometry',
    text: 'm (1 − u) left: around the insert (slender), as half a cylinder (long flush), or the area facing the steel as given; same formula as at the start.',
    module: `${B401}/anode-resistance.ts`,
  },
  {
    title: 'Numbers',
    text: 'By mass, initial and final current, each rounded up before the largest is taken; of equals mass, then initial.',
    module: 'physics/cathodic-protection/galvanic-balance.ts',
  },
  {
    title: 'Report',
    text: 'Demand by zone and phase, gross mass, how long the alloy lasts, potentials and margins at the design demands; sensitivity and editions.',
    module: `${SHARED}/tables.ts`,
  },
] as const

export const assumptions = [
  'A year of the anode mass is 8760 h, as the practice writes it.',
  'All anodes are alike and share the current evenly.',
  'Atmospheric zones draw nothing; splash counts as submerged at 0-30 m; buried coated steel takes 0.020 A/m² times its coating factor.',
  'The insert is a cylinder and the alloy of a spent slender anode stands around it.',
  'A final coating factor given in place of the table makes the breakdown a straight line to it, and the mean factor its middle.',
  'The curve of demand over the life takes the mean densities; the initial and final demands of the design stand beside it.',
  'The potentials are means of the structure: anode potential, demand and resistance of the anodes alone, without the resistance of the steel.',
] as const

export const validity = [
  'Depth band and region for open seawater of normal salinity and oxygen; inland and brackish waters need densities of their own.',
  'Anode table: Al-Zn-In to 80 °C, Zn to 50 °C (2021); to 30 °C in earlier editions; above, capacity and potential must be given.',
  'Long slender formula: length at least 4 radii; long flush: length at least 4 widths; otherwise switched or warned of.',
  'Stand-off at least 0.30 m without correction.',
] as const

export const notChecked = [
  'Where the anodes stand: distribution over the structure, shielding and nodes that the current does not reach',
  'Strength of the inserts and their welds; loads on the anodes in driving, launching and in waves',
  'Hydrogen-induced stress cracking of high-strength, duplex and martensitic steel and of welds',
  'Electrical continuity and the resistance of the steel between anode and surface',
  'Anaerobic sediment, for which −0.90 V is asked: give it as design protective potential',
  'Reinforcing steel in concrete (Table 8-3) and thermally sprayed aluminium',
  'Stray current, and interference with structures that have protection of their own',
] as const
