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
  { source: dnvRpB4012017, section: 'Tables A-1, A-2, A-4, A-6, A-8 (2017 edition)' },
  { source: dnvRpB4012010, section: 'Tables 10-1, 10-2, 10-4, 10-6, 10-8 (2010 edition)' },
  { source: dnvRpB4012005, section: 'Tables 10-1, 10-2, 10-4, 10-6, 10-8 (2005 edition)' },
] as const

const chartSpecs = {
  demand_over_life: {
    title: 'Current demand and anode output',
    description:
      'Current demand as the coating breaks down and anode output as the anodes are consumed, with the initial and final design demands.',
  },
  coating_breakdown: {
    title: 'Coating breakdown',
    description: 'Breakdown factor of each coating over the design life. The factor for bare steel is 1.',
  },
  anode_mass_left: {
    title: 'Remaining net anode mass',
    description: 'Remaining net anode mass as the anodes deliver charge, down to the unusable alloy.',
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
      'Schematic of the zones. Zone heights are proportional to steel area, and band thickness to the mean current demand. Atmospheric zones draw no current. Roman numerals are coating categories; the bar represents all anodes.',
  },
  anode: {
    title: 'Anode, longitudinal view',
    description:
      'Anode as new and, dashed, as spent at the end of life. Stand-off anodes are shown in side view with schematic insert ends; flush anodes are viewed from the water. Steel thickness is not to scale.',
    onlyWhen: SHAPED,
  },
  anode_section: {
    title: 'Anode, cross-section',
    description:
      'Anode as new and, dashed, as spent at the end of life. Stand-off anodes are shown as circles of equal perimeter, flush anodes as blocks of equal net mass. Steel thickness is not to scale.',
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
  text: 'Zones are entered as one row for each exposure, depth band and coating. Atmospheric zones draw no current; splash zones are treated as submerged at 0 to 30 m.',
  module: `${SHARED}/zones.ts`,
} as const

/** Steps on coating and density, for a structure of zones or of one surface. */
export const surfaceSteps = [
  {
    title: 'Climate and depth',
    text: 'The climatic region is entered. The depth bands are 0 to 30 m, above 30 to 100 m, above 100 to 300 m and above 300 m. Each limit belongs to the shallower band.',
    module: `${B401}/current-density.ts`,
  },
  {
    title: 'Design current densities',
    text: 'Initial and final current densities are from Table 8-1 and mean densities from Table 8-2. The density for buried steel is 0.020 A/m². For heated surfaces, 0.001 A/m² is added per °C above 25 °C in all phases.',
    module: `${B401}/current-density.ts`,
  },
  {
    title: 'Coating breakdown',
    text: 'The breakdown factor is a + b t with constants from Table 8-4, limited to 1 (fully broken down).',
    module: `${B401}/coating.ts`,
  },
  {
    title: 'Current demand',
    text: 'Area, current density and breakdown factor are multiplied for each phase. The demands of all parts and the current drain are summed.',
    module: `${B401}/demand.ts`,
  },
] as const

export const anodeSteps = [
  {
    title: 'Anode mass',
    text: 'The total charge over the design life is divided by utilisation factor (Table 8-8) and electrochemical capacity (Table 8-6).',
    module: 'physics/cathodic-protection/galvanic-balance.ts',
  },
  {
    title: 'Anode alloy',
    text: 'Capacity and closed circuit potential are from Table 8-6 by alloy, environment and anode temperature, unless entered.',
    module: `${B401}/anode-design.ts`,
  },
  {
    title: 'Anode resistance',
    text: 'The modified Dwight, Dwight, Lloyd or McCoy formula is used, depending on the anode type. The resistance is multiplied by 1.3 for stand-offs of 0.15 to 0.30 m; for smaller stand-offs the flush formula is used. The result is multiplied by the interaction factor.',
    module: `${B401}/anode-resistance.ts`,
  },
  {
    title: 'Anode output',
    text: 'The driving voltage is divided by the resistance for new and spent anodes. The total current output is compared with the initial and final demands.',
    module: `${B401}/demand.ts`,
  },
  {
    title: 'Spent anode geometry',
    text: 'The remaining mass, the net mass times one minus the utilisation factor, surrounds the insert (slender) or forms a half-cylinder (long flush). For other types the entered area facing the steel is used. The initial resistance formula is retained.',
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
  'Atmospheric zones draw no current. Splash zones are treated as submerged at 0 to 30 m. The current density of buried coated steel is 0.020 A/m² times its coating breakdown factor.',
  'The insert is cylindrical and is surrounded by the remaining alloy of a spent slender anode.',
  'An entered final coating breakdown factor gives linear breakdown, with the mean factor as the average of initial and final.',
  'The demand curve over the design life is based on mean current densities. The initial and final design demands are shown for comparison.',
  'Potentials are mean values for the structure, calculated from anode potential, current demand and anode resistance. Steel resistance is ignored.',
] as const

export const validity = [
  'Depth bands and regions are valid for open seawater of normal salinity and oxygen. Inland and brackish waters require specific current densities.',
  'The anode table is valid for Al-Zn-In to 80 °C and Zn to 50 °C (2021), or to 30 °C in earlier editions. At higher temperatures capacity and potential must be entered.',
  'The long slender formula is valid for lengths of at least 4 radii, the long flush formula for at least 4 widths. Otherwise another formula is used or a warning is issued.',
  'No stand-off correction applies at 0.30 m or more.',
] as const

export const notChecked = [
  'Anode distribution, shielding and nodes beyond the reach of the current',
  'Strength of inserts and welds; anode loads due to pile driving, launching and waves',
  'Hydrogen-induced stress cracking of high-strength, duplex and martensitic steel and welds',
  'Electrical continuity and steel resistance between anode and surface',
  'Anaerobic sediment, which requires −0.90 V (enter as design protective potential)',
  'Reinforcing steel in concrete (Table 8-3) and thermally sprayed aluminium',
  'Stray current and interference with separately protected structures',
] as const
