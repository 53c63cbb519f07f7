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
  { source: dnvRpB4012017, section: 'Tables A-1, A-2, A-4, A-6, A-8 (edition 2017)' },
  { source: dnvRpB4012010, section: 'Tables 10-1, 10-2, 10-4, 10-6, 10-8 (edition 2010)' },
  { source: dnvRpB4012005, section: 'Tables 10-1, 10-2, 10-4, 10-6, 10-8 (edition 2005)' },
] as const

const chartSpecs = {
  demand_over_life: {
    title: 'Current demand and anode output',
    description:
      'Current demand as the coating breaks down and anode output as the anodes are consumed, with the initial and final design demands.',
  },
  coating_breakdown: {
    title: 'Coating breakdown',
    description: 'Breakdown factor of each coating over the design life. Bare steel is 1.',
  },
  anode_mass_left: {
    title: 'Remaining net anode mass',
    description: 'Remaining net anode mass as the charge is drawn, down to the unusable alloy.',
    apart: { 'usable alloy spent': 'Remaining mass when the utilisation factor is reached.' },
  },
  anodes_by_criterion: {
    title: 'Anodes required by criterion',
    description: 'Number of anodes required by mass, initial current and final current, with the number installed.',
  },
} as const

const SHAPED = { anode_type: [...SLENDER, 'long flush'] }
const figureSpecs = {
  zones: {
    title: 'Zones and current demand',
    description:
      'Schematic of the zones. Zone heights are proportional to steel area, and band thickness to the mean current. Atmospheric zones draw no current. Roman numerals are coating categories; the bar represents all anodes.',
  },
  anode: {
    title: 'Anode, longitudinal view',
    description:
      'Anode as new and, dashed, as spent at the end of life. Stand-off anodes are shown in side view with schematic insert ends, flush anodes from the water. Steel thickness is not to scale.',
    onlyWhen: SHAPED,
  },
  anode_section: {
    title: 'Anode, cross-section',
    description:
      'Anode as new and, dashed, as spent at the end of life. Stand-off anodes are circles of equal perimeter, flush anodes blocks of equal net mass. Steel thickness is not to scale.',
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
  title: 'Structure zones',
  text: 'Zones are entered as one row for each exposure, depth band and coating. Atmospheric zones draw no current; splash is treated as 0 to 30 m.',
  module: `${SHARED}/zones.ts`,
} as const

/** Steps on coating and density, for a structure of zones or of one surface. */
export const surfaceSteps = [
  {
    title: 'Climate and depth',
    text: 'The climatic region is entered. Depth bands are 0-30, >30-100, >100-300 and >300 m, with each limit in the shallower band.',
    module: `${B401}/current-density.ts`,
  },
  {
    title: 'Design current densities',
    text: 'Initial and final densities are from Table 8-1 and mean densities from Table 8-2. Buried steel is 0.020 A/m². Heated surfaces add 0.001 A/m² per °C above 25 °C in all phases.',
    module: `${B401}/current-density.ts`,
  },
  {
    title: 'Coating breakdown',
    text: 'Breakdown is a + b t from Table 8-4, limited to 1 (fully broken down).',
    module: `${B401}/coating.ts`,
  },
  {
    title: 'Current demand',
    text: 'Area, current density and breakdown factor are multiplied in each phase. All parts and the drain are summed.',
    module: `${B401}/demand.ts`,
  },
] as const

export const anodeSteps = [
  {
    title: 'Anode mass',
    text: 'The life-time charge is divided by utilisation factor (Table 8-8) and capacity (Table 8-6).',
    module: 'physics/cathodic-protection/galvanic-balance.ts',
  },
  {
    title: 'Anode alloy',
    text: 'Capacity and closed circuit potential are from Table 8-6 by alloy, environment and anode temperature, unless entered.',
    module: `${B401}/anode-design.ts`,
  },
  {
    title: 'Anode resistance',
    text: 'The modified Dwight, Dwight, Lloyd or McCoy formula is used by anode type. A factor of 1.3 applies from 0.15 to 0.30 m stand-off; below this the flush formula applies. The interaction factor multiplies the result.',
    module: `${B401}/anode-resistance.ts`,
  },
  {
    title: 'Anode output',
    text: 'Driving voltage is divided by resistance for new and spent anodes. The total output is compared with the initial and final demands.',
    module: `${B401}/demand.ts`,
  },
  {
    title: 'Spent anode geometry',
    text: 'The mass m (1 − u) remains around the insert (slender) or as a half-cylinder (long flush). Other types use the entered area facing the steel. The initial resistance formula is retained.',
    module: `${B401}/anode-resistance.ts`,
  },
  {
    title: 'Number of anodes',
    text: 'Numbers by mass, initial current and final current are rounded up. The largest governs; if equal, mass is reported before initial current.',
    module: 'physics/cathodic-protection/galvanic-balance.ts',
  },
  {
    title: 'Reported results',
    text: 'Results include demand by zone and phase, gross mass, anode life, potentials and margins at the design demands, sensitivity and editions.',
    module: `${SHARED}/tables.ts`,
  },
] as const

export const assumptions = [
  'One year is 8,760 h in the anode mass, as in DNV-RP-B401.',
  'All anodes are identical and share the current equally.',
  'Atmospheric zones draw no current. Splash is treated as submerged at 0 to 30 m. Buried coated steel is 0.020 A/m² times its coating factor.',
  'The insert is cylindrical and is surrounded by the remaining alloy of a spent slender anode.',
  'An entered final coating factor gives linear breakdown, with the mean factor as the average of initial and final.',
  'The demand curve over the life uses mean current densities. The initial and final design demands are shown for comparison.',
  'Potentials are means of the structure, from anode potential, demand and anode resistance. Steel resistance is ignored.',
] as const

export const validity = [
  'Depth bands and regions are valid for open seawater of normal salinity and oxygen. Inland and brackish waters require specific current densities.',
  'The anode table is valid for Al-Zn-In to 80 °C and Zn to 50 °C (2021), or to 30 °C in earlier editions. At higher temperatures capacity and potential must be entered.',
  'The long slender formula is valid for lengths of at least 4 radii, the long flush formula for at least 4 widths. Otherwise another formula is used or a warning is issued.',
  'No stand-off correction applies at 0.30 m or more.',
] as const

export const notChecked = [
  'Anode distribution, shielding and nodes beyond the reach of the current',
  'Strength of inserts and welds; anode loads during driving, launching and in waves',
  'Hydrogen-induced stress cracking of high-strength, duplex and martensitic steel and welds',
  'Electrical continuity and steel resistance between anode and surface',
  'Anaerobic sediment, which requires −0.90 V (enter as design protective potential)',
  'Reinforcing steel in concrete (Table 8-3) and thermally sprayed aluminium',
  'Stray current and interference with separately protected structures',
] as const
