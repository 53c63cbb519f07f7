/** What a specialist would remark on any card, in one workflow or in a field of wells. */
import { stepsAround } from '@keelson/physics/rod-pump/card-quality.ts'
import { THRESHOLDS } from '@keelson/physics/rod-pump/diagnosis.ts'
import { LEAST_FLUID_LOAD } from '@keelson/physics/rod-pump/pump-card.ts'
import { DAMPING } from '@keelson/physics/rod-pump/rod-string.ts'
import { fromSI, toSI } from '@keelson/units'
import { shown, shownIn } from '@keelson/workflow'
import { steelLike } from './limits.ts'
import type { Pumped } from './pump.ts'
import type { Surface } from './surface.ts'
import type { CardWell } from './well.ts'

export const remarkMeanings = {
  loads_below_zero: 'A load of the polished rod is below zero: rods do not push.',
  loads_small: 'The loads are small for the weight of the rods: probably of another unit.',
  constant_load: 'The measured load does not change: the load cell is probably dead.',
  material_mismatch: 'Density and modulus of the rods are of different materials.',
  rods_not_steel: 'The rods are not of steel, for which the loading of rods is checked.',
  damping_outside: 'The dimensionless damping lies outside of 0.05 to 0.3.',
  sample_repeated: 'The last sample repeats the first, so that the samples are not at equal times of one stroke.',
  stroke_differs: 'The stroke given and the range of position of the card differ.',
  stroke_unusual: 'The range of position is no stroke of a pumping unit: probably of another unit.',
  few_samples: 'The card has few samples for its harmonics.',
  runs_backwards: 'The surface card does work on the unit: probably its samples run against time.',
  retimed: 'Samples by position were put at equal times by the motion of an even crank.',
  synthetic: 'The card is made from a pump condition, and not measured.',
  not_settled: 'The strokes of the test card did not settle.',
  gravity_supposed: 'No specific gravity is given: parted rods are told by the weight of the rods.',
  intake_below_zero: 'The pump intake pressure is below zero: load, gravity or friction is in doubt.',
  fluid_load_high: 'The fluid load of the card is above that of a pump that is pumped off.',
  no_fluid_load: 'The plateaus of the pump card hardly stand apart: the pump lifts next to nothing.',
  parted_rods: 'The rods are parted: the card below the parting is that of rods which are not there.',
  slanted_sides: 'The load comes as slowly as it goes: the tubing may move.',
  plunger_rests: 'The plunger hardly moves: it may be stuck.',
} as const
export interface CardRemark {
  readonly code: keyof typeof remarkMeanings
  readonly message: string
  readonly field?: keyof CardWell
}

export const cardRemarks = (
  w: CardWell,
  s: Surface,
  pumped: Pumped | { readonly unread: string },
): readonly CardRemark[] => [
  ...loadRemarks(w, s),
  ...sampleRemarks(w, s),
  ...materialRemarks(w, s),
  ...('unread' in pumped ? [] : pumpRemarks(w, s, pumped)),
]

/** Mean load over the weight of the rods, below which another unit is meant; parted rods leave some of it. */
const SMALL = 0.02
/** Work over range of load times stroke, below which it is rounding. */
const NO_WORK = 1e-9
function loadRemarks(w: CardWell, { F_min, F_m, W_rf, loadRange, cardStroke, work, power }: Surface): CardRemark[] {
  const said: CardRemark[] = []
  const field = 'surface_load'
  if (F_min < 0)
    said.push({
      code: 'loads_below_zero',
      message: `the least load is ${shownIn(F_min, 'lbf')}: rods do not push`,
      field,
    })
  if (Math.abs(F_m) < SMALL * W_rf)
    said.push({
      code: 'loads_small',
      message: `the mean load is ${shownIn(F_m, 'lbf')}, and the rods weigh ${shownIn(W_rf, 'lbf')} in the fluid: as kN it would be ${shown(fromSI(toSI(fromSI(F_m, 'lbf'), 'kN'), 'lbf'), 4)} lbf`,
      field,
    })
  if (!(loadRange > 0))
    said.push({ code: 'constant_load', message: 'all loads are the same: the load cell is probably dead', field })
  if (work < -NO_WORK * loadRange * cardStroke)
    said.push({
      code: 'runs_backwards',
      message: `the power of the polished rod is ${shownIn(power, 'hp')}, below zero: the samples probably run against time`,
      field: 'surface_position',
    })
  return w.synthetic_card === undefined ? said : said.filter((r) => r.code !== 'constant_load')
}

const STROKES = { least: toSI(14, 'in'), most: toSI(400, 'in') } as const
const SAME_STROKE = 0.02
/** Samples for each harmonic of the solution, at least. */
const FEW = 60
function sampleRemarks(w: CardWell, s: Surface): CardRemark[] {
  const said: CardRemark[] = []
  const field = 'surface_position'
  const N = s.card.position.length
  const isClosedTwice =
    s.made === 'as measured' &&
    s.loadRange > 0 &&
    stepsAround(s.card.position).closing === 0 &&
    stepsAround(s.card.load).closing === 0
  if (isClosedTwice)
    said.push({
      code: 'sample_repeated',
      message: 'the last sample repeats the first: leave it out, or its time counts twice',
      field,
    })
  if (s.cardStroke < STROKES.least || s.cardStroke > STROKES.most)
    said.push({
      code: 'stroke_unusual',
      message: `the positions range over ${shownIn(s.cardStroke, 'in')}, and pumping units have 16 to 366 in; as feet it would be ${shownIn(12 * s.cardStroke, 'in')}`,
      field,
    })
  if (w.stroke_length !== undefined && Math.abs(w.stroke_length - s.cardStroke) > SAME_STROKE * s.cardStroke)
    said.push({
      code: 'stroke_differs',
      message: `{stroke_length} is ${shownIn(w.stroke_length, 'in')}, and the positions range over ${shownIn(s.cardStroke, 'in')}: the torque takes the former`,
      field: 'stroke_length',
    })
  if (N < FEW)
    said.push({ code: 'few_samples', message: `the card has ${N} samples; ${FEW} or more show its corners`, field })
  return [...said, ...madeRemarks(s)]
}

const SETTLED = 0.01
function madeRemarks({ made, unsettled }: Surface): CardRemark[] {
  if (made === 'as measured') return []
  if (made === 'at equal times')
    return [
      {
        code: 'retimed',
        message:
          'the samples are put at equal times by a crank that turns evenly and moves the rod as a cosine: a unit of other geometry reaches each position somewhat earlier or later',
        field: 'sample_spacing',
      },
    ]
  const synthetic: CardRemark = {
    code: 'synthetic',
    message: 'the card is made from {synthetic_card}, and not measured: it says nothing of a well',
    field: 'synthetic_card',
  }
  if (unsettled <= SETTLED) return [synthetic]
  const message = `the load still changes by ${shown(100 * unsettled, 2)} % from stroke to stroke`
  return [synthetic, { code: 'not_settled', message, field: 'damping_factor' }]
}

const [LEAST_DAMPING, MOST_DAMPING] = [DAMPING.from ?? 0, DAMPING.to ?? 0]
function materialRemarks(w: CardWell, { nu }: Surface): CardRemark[] {
  const said: CardRemark[] = []
  const { heavy, stiff } = steelLike(w)
  if (heavy !== stiff)
    said.push({
      code: 'material_mismatch',
      message: `rods of ${shownIn(w.rod_density, 'lb/ft3')} have not ${shownIn(w.rod_elastic_modulus, 'psi')}: steel has 490 lb/ft3 and 30.5 million psi, fibreglass about 130 lb/ft3 and 7.2 million psi`,
      field: 'rod_elastic_modulus',
    })
  if (!(heavy && stiff) && w.rod_minimum_tensile_strength !== undefined)
    said.push({
      code: 'rods_not_steel',
      message: `rods of ${shownIn(w.rod_density, 'lb/ft3')} and ${shownIn(w.rod_elastic_modulus, 'psi')} are not of steel: the modified Goodman diagram is of steel rods`,
      field: 'rod_minimum_tensile_strength',
    })
  if (nu < LEAST_DAMPING || nu > MOST_DAMPING)
    said.push({
      code: 'damping_outside',
      message: `{damping_factor} makes a dimensionless damping of ${shown(nu, 3)}, outside of ${LEAST_DAMPING} to ${MOST_DAMPING}`,
      field: 'damping_factor',
    })
  return said
}

const HIGH_LOAD = 1.15
/** Over the surface stroke. */
const RESTING = 0.05
function pumpRemarks(w: CardWell, s: Surface, { F_o, intake, features, diagnosed, read }: Pumped): CardRemark[] {
  const said: CardRemark[] = []
  const parted = diagnosed.label === 'rod_parting'
  if (w.fluid_specific_gravity === undefined)
    said.push({
      code: 'gravity_supposed',
      message: `no {fluid_specific_gravity} is given: that of the fluid in the tubing, ${shown(s.gamma, 3)}, is taken, and parted rods are told by the weight of the rods`,
      field: 'fluid_specific_gravity',
    })
  if (intake && !parted && intake.p_i < 0)
    said.push({
      code: 'intake_below_zero',
      message: `the pump intake pressure is ${shownIn(intake.p_i, 'psi')}, below zero: the load of the card or the gravity is wrong, or the plunger rubs`,
      field: 'fluid_specific_gravity',
    })
  if (F_o > HIGH_LOAD * s.F_e)
    said.push({
      code: 'fluid_load_high',
      message: `the fluid load is ${shownIn(F_o, 'lbf')}, above ${shownIn(s.F_e, 'lbf')} of a pump that is pumped off: plunger, gravity or depth is not as given, or the plunger rubs`,
      field: 'pump_diameter',
    })
  if (!parted && F_o <= LEAST_FLUID_LOAD * s.loadRange)
    said.push({
      code: 'no_fluid_load',
      message: `the plateaus stand ${shownIn(F_o, 'lbf')} apart, no more than the solution can tell: a gas lock, a valve that stays open and a well that flows look alike`,
    })
  if (parted)
    said.push({
      code: 'parted_rods',
      message:
        'the pump card is that of a whole string: below the parting nothing of it is there, and plunger and fluid give no numbers',
    })
  const slanted = THRESHOLDS.slantedPickUp.value
  if (diagnosed.label === 'gas_interference' && features.pickUp > slanted)
    said.push({
      code: 'slanted_sides',
      message: `the load comes over ${shown(100 * features.pickUp, 3)} % of the stroke and goes over ${shown(100 * features.release, 3)} %: tubing that moves makes the same card as gas, and the fillage is then higher`,
    })
  const S_p = (read.position[read.highest] as number) - (read.position[read.lowest] as number)
  if (S_p < RESTING * s.cardStroke)
    said.push({
      code: 'plunger_rests',
      message: `the plunger moves ${shownIn(S_p, 'in')} of a stroke of ${shownIn(s.cardStroke, 'in')}: it may be stuck, and the diagnosis says little`,
    })
  return said
}
