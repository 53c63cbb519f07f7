/** The words that choose, and the conditions under which inputs and outputs apply. */
export const CIRCULATION = 'circulation'
export const PIPE = 'pipe'
export const ANNULUS = 'annulus'
export const BIT = 'bit'
export const TRIPPING = 'surge_swab'
export const CLEANING = 'hole_cleaning'
export const ANALYSES = [CIRCULATION, PIPE, ANNULUS, BIT, TRIPPING, CLEANING] as const

export const NEWTONIAN = 'newtonian'
export const BINGHAM = 'bingham'
export const POWER_LAW = 'power_law'
export const HERSCHEL_BULKLEY = 'herschel_bulkley'
export const MODELS = [NEWTONIAN, BINGHAM, POWER_LAW, HERSCHEL_BULKLEY] as const

export const DODGE_METZNER = 'dodge_metzner'
export const BLASIUS = 'blasius'

export const CLOSED = 'closed'
export const OPEN = 'open'
export const PEAK = 'peak'
export const AVERAGE = 'average'
export const CONSTANT = 'constant'
export const BURKHARDT = 'burkhardt'
export const EQUAL_PRESSURE = 'equal_pressure'
export const EQUAL_VELOCITY = 'equal_velocity'

export const MOORE = 'moore'
export const GUO_FANG = 'guo_fang'

export const NONE = 'none'
export const HYDRAULIC_POWER = 'hydraulic_power'
export const JET_IMPACT = 'jet_impact'

/** The mud moves: it has a rheology. */
const FLOWING = [CIRCULATION, PIPE, ANNULUS, TRIPPING, CLEANING]
export const flowing = { analysis: FLOWING }
export const ofYieldPowerLaw = { analysis: FLOWING, rheology_model: [HERSCHEL_BULKLEY] }
export const ofPlastic = { analysis: FLOWING, rheology_model: [NEWTONIAN, BINGHAM, POWER_LAW] }
export const ofYieldPoint = { analysis: FLOWING, rheology_model: [BINGHAM, POWER_LAW] }
export const ofPowerLaw = { analysis: [CIRCULATION, PIPE, ANNULUS, TRIPPING], rheology_model: [POWER_LAW] }

export const circulating = { analysis: [CIRCULATION] }
export const pumped = { analysis: [CIRCULATION, PIPE, ANNULUS, BIT, CLEANING] }
export const inWell = { analysis: [CIRCULATION, TRIPPING] }
export const besidePipe = { analysis: [CIRCULATION, ANNULUS, TRIPPING, CLEANING] }
export const throughPipe = { analysis: [CIRCULATION, PIPE] }
export const throughAnnulus = { analysis: [CIRCULATION, ANNULUS] }
export const throughBit = { analysis: [CIRCULATION, BIT] }
export const carrying = { analysis: [CIRCULATION, CLEANING] }
export const drilled = { analysis: [CIRCULATION, BIT, CLEANING] }
export const onePipe = { analysis: [PIPE] }
export const twoAnnuli = { analysis: [ANNULUS] }

export const openEnded = { analysis: [CIRCULATION, TRIPPING], pipe_end: [OPEN] }
/** The bore counts where mud is pumped or goes into an open end. */
export const withBore = [circulating, { analysis: [TRIPPING], pipe_end: [OPEN] }]
export const clung = { analysis: [CIRCULATION, TRIPPING], clinging_model: [CONSTANT] }
export const eccentric = {
  analysis: [CIRCULATION, ANNULUS],
  rheology_model: [POWER_LAW, HERSCHEL_BULKLEY],
}
const CRITERIA = [HYDRAULIC_POWER, JET_IMPACT]
export const optimised = { analysis: [CIRCULATION, BIT], optimisation_criterion: CRITERIA }
export const optimisedBit = { analysis: [BIT], optimisation_criterion: CRITERIA }
export const bySphericity = { analysis: [CIRCULATION, CLEANING], slip_velocity_model: [GUO_FANG] }
