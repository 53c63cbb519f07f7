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
  loads_below_zero: 'A polished rod load is negative. The polished rod cannot be in compression.',
  loads_small: 'The loads are low for the rod weight. The load unit is probably wrong.',
  constant_load: 'The measured load is constant. The load cell has probably failed.',
  material_mismatch: 'Rod density and modulus belong to different materials.',
  rods_not_steel: 'The rods are not steel. The rod loading check applies only to steel rods.',
  damping_outside: 'The dimensionless damping is outside the valid range of 0.05 to 0.3.',
  sample_repeated: 'The last sample repeats the first, so the samples are not at equal time intervals of one stroke.',
  stroke_differs: 'The entered stroke differs from the range of the card positions.',
  stroke_unusual: 'The position range is not a plausible pumping unit stroke. The position unit is probably wrong.',
  few_samples: 'The card has too few samples for the harmonics.',
  runs_backwards:
    'The surface card gives a negative polished rod power. The samples are probably in reverse time order.',
  retimed: 'Position samples were converted to equal time intervals, assuming constant crank speed.',
  synthetic: 'The card is simulated for an entered pump condition, not measured.',
  not_settled: 'The test card had not become periodic when the simulation ended.',
  gravity_supposed: 'No lifted fluid specific gravity is entered. Parted rods are identified from the rod weight.',
  intake_below_zero: 'The pump intake pressure is negative. Check load, specific gravity and friction.',
  fluid_load_high: 'The fluid load from the card exceeds the fluid load of a pumped-off well.',
  no_fluid_load:
    'The upper plateau of the pump card is not clearly above the lower plateau. The pump lifts almost no fluid.',
  parted_rods: 'The rods are parted. The card is not valid below the parting depth.',
  slanted_sides: 'The load rises as slowly as it falls. The tubing may be moving.',
  plunger_rests: 'The plunger hardly moves. It may be stuck.',
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
      message: `Minimum polished rod load is ${shownIn(F_min, 'lbf')}. The polished rod cannot be in compression.`,
      field,
    })
  if (Math.abs(F_m) < SMALL * W_rf)
    said.push({
      code: 'loads_small',
      message: `Mean load is ${shownIn(F_m, 'lbf')}, but the rods weigh ${shownIn(W_rf, 'lbf')} in the fluid. If the loads are in kN, the mean load is ${shown(fromSI(toSI(fromSI(F_m, 'lbf'), 'kN'), 'lbf'), 4)} lbf.`,
      field,
    })
  if (!(loadRange > 0))
    said.push({ code: 'constant_load', message: 'All loads are equal. The load cell has probably failed.', field })
  if (loadRange > 0 && work < -NO_WORK * loadRange * cardStroke)
    said.push({
      code: 'runs_backwards',
      message: `Polished rod power is ${shownIn(power, 'hp')}, which is negative. The samples are probably in reverse time order.`,
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
      message:
        'The last sample repeats the first. Remove the last sample; otherwise the same instant is counted twice.',
      field,
    })
  if (s.cardStroke < STROKES.least || s.cardStroke > STROKES.most)
    said.push({
      code: 'stroke_unusual',
      message: `Position range is ${shownIn(s.cardStroke, 'in')}; pumping units have strokes of 16 to 366 in. If the positions are in feet, the range is ${shownIn(12 * s.cardStroke, 'in')}.`,
      field,
    })
  if (w.stroke_length !== undefined && Math.abs(w.stroke_length - s.cardStroke) > SAME_STROKE * s.cardStroke)
    said.push({
      code: 'stroke_differs',
      message: `{stroke_length} is ${shownIn(w.stroke_length, 'in')}, but the card position range is ${shownIn(s.cardStroke, 'in')}. The entered stroke is used for the torque.`,
      field: 'stroke_length',
    })
  if (N < FEW)
    said.push({
      code: 'few_samples',
      message: `The card has ${N} samples. At least ${FEW} are required to resolve the corners of the card.`,
      field,
    })
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
          'Samples are converted to equal time intervals, assuming constant crank speed and cosine rod motion. A unit of different geometry reaches each position slightly earlier or later.',
        field: 'sample_spacing',
      },
    ]
  const synthetic: CardRemark = {
    code: 'synthetic',
    message: 'The card is simulated from the entered {synthetic_card}, not measured. It does not represent a well.',
    field: 'synthetic_card',
  }
  if (unsettled <= SETTLED) return [synthetic]
  const message = `The simulated load still changes by ${shown(100 * unsettled, 2)} % from one stroke to the next.`
  return [synthetic, { code: 'not_settled', message, field: 'damping_factor' }]
}

const [LEAST_DAMPING, MOST_DAMPING] = [DAMPING.from ?? 0, DAMPING.to ?? 0]
function materialRemarks(w: CardWell, { nu }: Surface): CardRemark[] {
  const said: CardRemark[] = []
  const { heavy, stiff } = steelLike(w)
  if (heavy !== stiff)
    said.push({
      code: 'material_mismatch',
      message: `Rod density ${shownIn(w.rod_density, 'lb/ft3')} and modulus ${shownIn(w.rod_elastic_modulus, 'psi')} do not belong to the same material. Steel has 490 lb/ft³ and 30.5 million psi. Fibreglass has about 130 lb/ft³ and 7.2 million psi.`,
      field: 'rod_elastic_modulus',
    })
  if (!(heavy && stiff) && w.rod_minimum_tensile_strength !== undefined)
    said.push({
      code: 'rods_not_steel',
      message: `Rods with a density of ${shownIn(w.rod_density, 'lb/ft3')} and an elastic modulus of ${shownIn(w.rod_elastic_modulus, 'psi')} are not steel. The modified Goodman diagram applies only to steel rods.`,
      field: 'rod_minimum_tensile_strength',
    })
  if (nu < LEAST_DAMPING || nu > MOST_DAMPING)
    said.push({
      code: 'damping_outside',
      message: `{damping_factor} gives a dimensionless damping of ${shown(nu, 3)}, outside the valid range of ${LEAST_DAMPING} to ${MOST_DAMPING}.`,
      field: 'damping_factor',
    })
  return said
}

/** Of a card whose upper plateau is not above the lower one by more than the solution tells apart. */
const flatPlateaus = (F_o: number, loadRange: number): string =>
  F_o < -LEAST_FLUID_LOAD * loadRange
    ? `The upper plateau is ${shownIn(-F_o, 'lbf')} below the lower plateau, so the pump lifts no fluid.`
    : `The plateaus differ by ${shownIn(Math.abs(F_o), 'lbf')}, within the accuracy of the solution.`

const HIGH_LOAD = 1.15
/** Over the surface stroke. */
const RESTING = 0.05
function pumpRemarks(w: CardWell, s: Surface, { F_o, intake, features, diagnosed, read }: Pumped): CardRemark[] {
  const said: CardRemark[] = []
  const parted = diagnosed.label === 'rod_parting'
  if (w.fluid_specific_gravity === undefined)
    said.push({
      code: 'gravity_supposed',
      message: `{fluid_specific_gravity} is not entered. The tubing fluid value, ${shown(s.gamma, 3)}, is used and parted rods are identified from the rod weight.`,
      field: 'fluid_specific_gravity',
    })
  if (intake && !parted && intake.p_i < 0)
    said.push({
      code: 'intake_below_zero',
      message: `Pump intake pressure is ${shownIn(intake.p_i, 'psi')}, which is negative. Check the card load and the specific gravity; the plunger may be rubbing.`,
      field: 'fluid_specific_gravity',
    })
  if (F_o > HIGH_LOAD * s.F_e)
    said.push({
      code: 'fluid_load_high',
      message: `Fluid load is ${shownIn(F_o, 'lbf')}, but the fluid load of a pumped-off well is ${shownIn(s.F_e, 'lbf')}. Check plunger diameter, specific gravity and pump depth; the plunger may be rubbing.`,
      field: 'pump_diameter',
    })
  if (!parted && F_o <= LEAST_FLUID_LOAD * s.loadRange)
    said.push({
      code: 'no_fluid_load',
      message: `${flatPlateaus(F_o, s.loadRange)} Gas lock, a valve stuck open and a flowing well cannot be distinguished.`,
    })
  if (parted)
    said.push({
      code: 'parted_rods',
      message:
        'The pump card assumes an intact rod string and is not valid below the parting depth. Plunger and fluid results are not reported.',
    })
  const slanted = THRESHOLDS.slantedPickUp.value
  if (diagnosed.label === 'gas_interference' && features.pickUp > slanted)
    said.push({
      code: 'slanted_sides',
      message: `The load rises over ${shown(100 * features.pickUp, 3)} % of the stroke and falls over ${shown(100 * features.release, 3)} %. Tubing movement gives the same card as gas interference, but with a higher fillage.`,
    })
  const S_p = (read.position[read.highest] as number) - (read.position[read.lowest] as number)
  if (S_p < RESTING * s.cardStroke)
    said.push({
      code: 'plunger_rests',
      message: `The plunger moves ${shownIn(S_p, 'in')} for a polished rod stroke of ${shownIn(s.cardStroke, 'in')}. The plunger may be stuck and the diagnosis is unreliable.`,
    })
  return said
}
